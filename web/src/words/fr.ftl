# Ce que seule la page dit.
tagline = Cinq petits jeux de souris
home = Accueil
settings = Réglages
language = Langue
light = Thème
light-device = Auto
light-light = Clair
light-dark = Sombre
scenes = Scènes
scenes-normal = Normales
scenes-fast = Rapides
scenes-off = Aucune
newer = Nouvelle version disponible.
install = Installer l’application
close = Fermer
play-now = Jouer
invite-friends = Inviter des amis
play-here = Sur cet appareil
learn = Apprendre à jouer
lesson = Tutoriel
lesson-step = Étape { $n } sur { $all }
lesson-next = Suivant
lesson-back = Précédent
lesson-do = Faire à ma place
lesson-watch = Regardez : à { $name } de jouer.
lesson-over = À vous de jouer !
lesson-again = Recommencer
lesson-play = Jouer contre des robots
lesson-play-together = Jouer ensemble
players = { $fewest }–{ $most } joueurs
minutes = { $n } min
together = Coopératif
my-games = Mes parties
my-games-all = Tout afficher ({ $n })
my-turn = À vous de jouer depuis : { $since }
my-turn-until = À vous de jouer depuis : { $since }. Dernier délai : { $until }.
their-turn = On attend { $names } depuis : { $since }
choose-options = Choisir les options
here-loading = Chargement des jeux… Ce n’est nécessaire qu’une fois.
here-starting = Démarrage…
here-broken = Les jeux ne fonctionnent pas dans ce navigateur.
here-lost = Ce coup n’a pas pu être enregistré. Libérez de l’espace, puis réessayez.
here-tables = Vos parties sur cet appareil
here-kept = Vos parties sont enregistrées dans ce navigateur, sur cet appareil seulement.
here-may-be-deleted = Le navigateur peut les effacer si l’espace manque : enregistrez une copie de temps en temps.
here-save-all = Enregistrer une copie
here-take-in = Ouvrir une copie ou un fichier de partie
here-not-a-replay = Ce fichier de partie est abîmé ou vient d’une autre version du jeu.
along-wanted = Jouable hors ligne
along-wanted-what = Pour les parties contre des robots : une copie reste sur cet appareil, avec tout ce qui est caché. Ces parties ne comptent pas dans vos statistiques.
along-lost = Pas de connexion. Cette partie est sur votre appareil.
along-go-on = Continuer hors ligne
along-here = Une partie du serveur, jouée hors ligne.
along-there = Vous avez continué cette partie hors ligne.
along-back = La renvoyer au serveur
along-drop = Effacer les coups joués hors ligne
along-result = Jouée hors ligne : tout ce qui est caché pouvait être vu. Cette partie ne compte donc pas dans les statistiques.
here-taken-in = { $n ->
    [0] Aucune partie ajoutée.
    [one] { $n } partie ajoutée.
   *[other] { $n } parties ajoutées.
  }
here-not-a-file = Ce fichier n’est pas une copie de parties Mousehole.
here-offline = Jouer hors ligne
here-offline-why = Jouez sans connexion, contre des robots ou à plusieurs sur cet appareil : les jeux tournent dans ce navigateur. La première fois, environ 6 Mo sont téléchargés.
here-back = Jouer en ligne
here-back-why = Vous jouez hors ligne : ces jeux tournent dans ce navigateur. Pour jouer à distance, passez en ligne.
day = Donne du jour
days-what = Chaque jour, une donne par jeu, la même pour tout le monde. Elle découle de la date : elle se joue avec ou sans serveur.
day-of = Donne du { $date }
day-today = La donne d’aujourd’hui, { $date }
day-play = Jouer la donne du jour
day-play-past = Jouer cette donne
day-again = Rejouer cette donne
day-past-what = Les donnes des jours passés ne comptent pas dans une série.
day-open = La donne découle de la date selon une règle publiée : chacun peut la connaître d’avance. C’est un jeu entre amis, pas un concours.
day-yesterday = Hier
day-not-played = Vous n’avez pas joué la donne d’hier.
day-watch = Regarder Old Whiskers la jouer
day-watch-what = Old Whiskers joue la même donne ; ensuite, l’analyse explique les coups décisifs.
day-earlier = Donnes précédentes
day-count = { $n } sur { $all } jouées
day-done = { $date }, déjà jouée
day-is-done = C’est fait
day-waits = Nouvelle donne
day-streak = { $n ->
    [one] { $n } jour d’affilée
   *[other] { $n } jours d’affilée
}
day-streak-now = Série
day-streak-best = La plus longue
day-share = Partager le résultat
day-picture = Enregistrer l’image
day-more = Autres donnes
day-first-counts = Votre premier résultat compte :
shelf-offline = Pas de connexion. Les règles et les tutoriels restent lisibles ; vos parties reprendront dès votre retour en ligne.
enter-code = Vous avez un code ?
go-there = Aller à la table
open-tables = Tables publiques
watch = Regarder
seats-free = { $n ->
    [0] aucune place libre
    [one] { $n } place libre
   *[other] { $n } places libres
}
status-gathering = En attente de joueurs
status-playing = En cours
your-name = Votre nom
where = Où jouez-vous ?
who-plays = Qui joue ?
where-apart = Chacun sur son appareil
where-alone = En solo, avec des robots
where-here = Tous sur cet appareil
where-here-what = Vous vous passez l’appareil. Entre les tours, un cache masque ce qu’une seule personne doit voir.
person-add = Ajouter une personne
person-remove = Retirer la personne { $n }
bots-fill = { $n ->
    [one] Un robot prend la place restante.
   *[other] Des robots prennent les { $n } places restantes.
}
seats = Places
bots = Robots
bot-level = Niveau des robots
more-settings = Plus d’options
hints-on = Conseils autorisés
hints-none = Sans conseils
remarks-allowed = Les robots disent un mot de temps en temps
bots-talk = Montrer ce que disent les robots
bots-all = tous les robots
bot-speaks = { $name } (robot)
proposal-from = { $name } propose
take-backs-none = Coups définitifs
close-table = Fermer la table
close-table-sure = Fermer cette table pour tout le monde ?
make-host = Nommer hôte
seat-up = Monter la place { $n }
shuffle-seats = Mélanger les places
value-number = { $n }
value-other = « { $name } »
other-device = Jouer sur un autre appareil
other-device-what = Scannez ce code avec l’autre appareil, ou envoyez-vous le lien. Toute personne qui l’a peut jouer à votre place.
other-device-qr = Code QR de votre place
sent-away = Vous n’êtes plus à cette table
aid-nothing = Rien n’est caché en ce moment.
aids-on = Aides autorisées
aids-none = Sans aides
terms = Options de cette table
set-no-clock = Sans limite de temps
set-relaxed = Tranquille : personne n’a besoin de rester en ligne entre deux coups
set-out-of-time = Temps écoulé : un robot joue pour vous
set-option = { $option } : { $value }
set-first_player = { $value ->
    [random] Premier joueur au hasard
   *[other] { $seat_is ->
        [you] Vous commencez
       *[other] { $seat } commence
    }
}
set-edition = Édition : { $name }
set-edition-own = Édition personnalisée : { $name }
seat-of = Place { $n }
seat-of-you = Place 1 (vous)
open-table = Créer la table
seat-free = Libre
seat-kept = Réservée
seat-for-you = Cette place vous est réservée.
seat-here = En ligne
seat-muted = Chat coupé
a-bot = Robot
set-bot = Ajouter un robot
free-seat = Retirer le robot
take-back = Annuler l’invitation
invite-one = Inviter
invite-anew = Nouveau lien
one-link = Lien personnel pour la place { $n }
one-link-what = Ce lien est pour la place { $n } : envoyez-le à une seule personne.
one-qr = Code QR du lien personnel pour la place { $n }
mute = Couper le chat
unmute = Rétablir le chat
send-away = Exclure
send-away-name = Exclure { $name }
send-away-sure = Exclure { $name } ?
send-away-sure-playing = Exclure { $name } ? Un robot prendra le relais.
stand-up = Quitter la place
guests = Joueurs
next-match = Places pour la prochaine partie
watch-table = Regarder
sit-down = Prendre place
start = Commencer
start-with-bots = { $n ->
    [one] Commencer avec { $n } robot
   *[other] Commencer avec { $n } robots
}
host-starts = On attend l’hôte…
invite = Inviter des amis
qr = Code QR du lien de cette table
only-here = Seul cet ordinateur peut ouvrir ces liens. Pour inviter les téléphones de votre réseau, lancez Mousehole ainsi :
address = Adresse
or-code = Ou ouvrez { $address } et entrez ce code :
share = Partager le lien
copied = Lien copié
table-opening = Ouverture de la table…
line-connecting = Connexion…
line-open = En ligne
line-lost = Reconnexion… La partie est enregistrée.
line-stale = Pas de connexion. Voici la table telle qu’elle était ({ $time }). Reconnexion…
line-over = Hors ligne. Rechargez la page.
rules = Règles
rule-of = Règle { $clause }
ruling = Notre choix (absent du livret)
story = Journal
scene-next = Suite
scene-skip = Passer à la fin
scene-watch = Regardez ce qui se passe…
recap = +{ $n }
recap-open = { $n ->
    [one] Voir { $n } événement depuis votre dernier coup
   *[other] Voir { $n } événements depuis votre dernier coup
}
since-your-move = Depuis votre dernier coup
last-move = Dernier coup :
team = Équipe
gone = Hors ligne
stands-in = Robot aux commandes
resigned = Abandon
shuffling = Mélange en cours… On attend la contribution de chacun.
withheld = Robot aux commandes : pas de contribution au mélange
paused = La partie est en pause.
waiting-for = { $waited_seats_is ->
    [you] On vous attend.
    [us] On attend encore : { $waited_seats_obj }.
   *[other] On attend { $waited_seats_obj }.
}
cover = La table est masquée
cover-for = Passez l’appareil à { $name }
cover-look-away = Les autres, ne regardez pas !
cover-lift = C’est moi, { $name } : afficher la table
cover-others = Quelqu’un d’autre ?
pass-on = Passer l’appareil :
pass-to = À { $name }
pass-waits = La partie attend. Jouez ou passez l’appareil :
hint = Conseil
hint-others = { $n ->
    [one] { $n } autre bon coup
   *[other] { $n } autres bons coups
}
hint-pick = Choisir pour moi
hint-more = Réflexion en cours
undo = Reprendre
take-back-agree = { $seat } { $seat_is ->
    [you] demandez
   *[other] demande
} à reprendre un coup. D’accord ?
take-back-all = Tout le monde est d’accord pour reprendre le dernier coup ?
take-back-waits = { $seat } { $seat_is ->
    [you] demandez
   *[other] demande
} à reprendre un coup. { waiting-for }
agree = Accepter
disagree = Refuser
confirm = Confirmer le coup
let-go = Annuler
choices = Tous les coups ({ $n })
in-words = Description de la table
time-left = Temps restant
result = Résultat
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
how-points = Détail des points
rematch = Rejouer
rematch-waits = On attend les autres…
ready-title = C’est bon ?
ready-what = Le chrono démarre quand tout le monde a confirmé.
ready = C’est bon pour moi
ready-yes = c’est bon
ready-no = pas encore
ready-waits = On attend les autres…
ready-anyway = Commencer quand même
ready-go = Partez !
other-game = Choisir un autre jeu
no-page = Page introuvable
no-page-why = Cette adresse ne mène nulle part. Si l’on vous a donné un code, entrez-le ici.
no-table = Table introuvable
no-table-why = Vérifiez le lien, ou demandez-en un nouveau à l’hôte. Les tables où il ne se passe plus rien sont supprimées au bout d’un certain temps. Si vous avez un code, entrez-le ici.
no-game = Jeu introuvable
no-game-why = Aucun jeu ne porte ce nom. Choisissez-en un :
refused-no-line = Serveur injoignable. Nouvel essai…
seen-by = Vu par
seen-by-all = Spectateur
play-on = Reprendre d’ici
play-on-what = Vous jouez { $name } contre des robots. Ce que { $name } ne pouvait pas savoir à ce moment est tiré au hasard.
play-on-over = Ici, la partie est finie. Revenez à un coup antérieur pour la reprendre.
played-from = Cette partie a commencé après le coup { $n } d’une autre. Ce que vous ne pouviez pas savoir a été tiré au hasard : le mélange n’est donc pas vérifiable.
played-from-there = Voir ce moment
share-replay = Partager la partie
review = Analyse
review-what = Voyez comment la partie s’est jouée : fautes, chance et tournants.
review-look = Analyser la partie
review-looking = Analyse en cours…
review-wait = Environ 20 secondes. Vous pouvez quitter la page.
review-ahead = { $n ->
    [one] { $n } autre analyse avant la vôtre.
   *[other] { $n } autres analyses avant la vôtre.
}
review-chance = Chances de gagner après chaque coup, d’après ce que chacun savait. Simulations par coup : { $n }.
review-score = Score attendu après chaque coup. Simulations par coup : { $n }.
review-order = La situation après chaque coup. Pour cette édition, les chances de gagner ne sont pas connues.
review-refining = Calcul plus précis en cours…
review-graph = Graphique : le résultat attendu de chaque joueur, du premier coup au dernier. Le tableau ci-dessous montre la même chose.
review-graph-team = Graphique : le résultat attendu de l’équipe, du premier coup au dernier. Le tableau ci-dessous montre la même chose.
review-turning = Tournants de la partie
review-players = Joueurs
review-mistakes = { $n ->
    [one] Afficher { $n } faute
   *[other] Afficher { $n } fautes
}
review-table = Afficher en tableau
review-team = Équipe
back = Retour
replay = Revoir
run = Lecture
stop = Pause
step-back = Précédent
step-on = Suivant
move = Coup
moment = Coup { $n } sur { $all }
verify = Vérification du mélange
verify-how = Avant la partie, le serveur et chaque joueur ont fixé chacun un nombre aléatoire secret ; ces nombres n’ont été révélés qu’ensuite. Votre navigateur refait le calcul.
verify-day = C’était la donne du { $day }. Sa graine découle de la date selon une règle publiée, la même pour tout le monde, et n’a jamais été secrète : chacun pouvait la connaître d’avance. Votre navigateur refait le calcul.
verify-position = Cette partie a commencé au milieu d’une autre, et ce qui était caché a été tiré au hasard. Son mélange ne peut pas être vérifié.
day-seed = La graine de cette partie est celle de ce jour.
verify-right = Mélange vérifié.
verify-wrong = Mélange non vérifié. Voir ci-dessous.
commitment-kept = Le nombre du serveur est celui auquel il s’était engagé.
seed-made = La graine de la partie découle du nombre du serveur et de toutes les contributions.
commitment-noted = L’engagement du serveur est celui que votre navigateur avait noté avant la partie.
nonce-noted = Votre propre contribution fait partie de la graine.
nonces-kept = Chaque contribution est celle à laquelle son joueur s’était engagé.
commitments-noted = Les engagements des joueurs sont ceux que votre navigateur avait notés avant toute révélation.
part-withheld = La place { $n } n’a pas révélé sa contribution : un robot y a joué.
not-noted = (rien n’est enregistré dans ce navigateur)
commitment = Engagement
commitment-of-seat = Engagement de la place { $n }
server-seed = Contribution du serveur
part-of-seat = Contribution de la place { $n }
seed = Graine
download = Télécharger le fichier de partie
verify-offline = Pour vérifier aussi chaque coup, hors ligne : mousehole verify FICHIER
talk = Écrire un message
send = Envoyer
reactions = Réactions rapides
aside = Pendant la partie, seuls les autres spectateurs vous lisent.
spectator = Spectateur
spectator-name = { $name } (spectateur)
unmute-all = Tout rétablir ({ $n })
unread = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}
host = Hôte
your-turn = À vous de jouer
your-turn-ask = À vous de jouer. { $ask }
announcements = Annonces
turn-ways = Quand c’est à vous
turn-sound = Son
turn-vibration = Vibration
turn-notice = Notification en arrière-plan
turn-notice-blocked = Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages.
turn-offer = Voulez-vous un signal quand c’est à vous de jouer, même si vous faites autre chose en attendant ?
turn-offer-yes = Me prévenir
turn-offer-no = Non merci
bot-plays = Un robot joue pour vous.
come-back = Je reprends
pause = Pause
resume = Reprendre
leave = Laisser un robot jouer pour moi
resign = Abandonner
resign-sure = Abandonner ? Un robot finira pour vous.
big-screen = Vue télé
sounds = Effets sonores
load-again = Recharger
watching = Vous regardez la partie.
outdated = Nouvelle version disponible. Rechargez la page.
climb = Niveaux de difficulté
climb-rung = Niveau { $n } sur { $all } : { $rung }
climb-order = Du plus facile au plus difficile : { $rungs }.
climb-table = { $n ->
    [0] À cette table : pas encore de victoire.
    [one] À cette table : { $n } victoire.
   *[other] À cette table : { $n } victoires de suite.
}
climb-browser = { $n ->
    [0] Dans ce navigateur : pas encore de victoire.
    [one] Dans ce navigateur : { $n } victoire.
   *[other] Dans ce navigateur : { $n } victoires de suite.
}
climb-needed = { $n ->
    [one] Encore { $n } victoire, et vous pourrez passer au niveau suivant : { $rung }.
   *[other] Encore { $n } victoires de suite, et vous pourrez passer au niveau suivant : { $rung }.
}
climb-up = { $n ->
    [one] Gagné ! Essayez le niveau suivant : { $rung }.
   *[other] Gagné { $n } fois de suite ! Essayez le niveau suivant : { $rung }.
}
climb-go = Jouer : { $rung }
climb-host = L’hôte peut lancer le niveau suivant.
climb-set = Prochaine partie : { $rung }.
statistics = Statistiques
stats-here = Les parties que vous avez terminées dans ce navigateur. Elles sont comptées ici et nulle part ailleurs.
stats-none = Rien pour l’instant. Vous trouverez ici vos parties terminées.
stats-games = Parties
stats-wins = Victoires
stats-streak = Victoires de suite
stats-longest = Meilleure série
stats-best = Meilleur score
stats-climbed = Réussi
stats-climbing = { $n } sur { $all } victoires de suite
stats-table = Statistiques de cette table
stats-table-none = Rien n’a été compté ici depuis la suppression des statistiques.
stats-counting = Calcul en cours…
stats-export = Exporter
stats-delete = Supprimer les statistiques
stats-delete-sure = Supprimer toutes les statistiques de ce navigateur ?
stats-table-sure = Supprimer les statistiques de cette table pour tout le monde ?
measured = Avec ces options, une équipe de robots a gagné { $share } des { $games } parties jouées.
measured-team = Avec ces options, une équipe de robots du niveau { $bot } a gagné { $share } des { $games } parties jouées.
bot-pace = Tant que le temps s’écoule, { $bot } joue à votre rythme : { $least } à { $most } secondes par coup.
sheet = Effet
sheet-when = Quand s’en servir
sheet-now = En ce moment
sheet-possible = Possible : { $choice }
sheet-others = Tout le reste sur la table
face-down = Face cachée
