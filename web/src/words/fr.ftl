# Ce que seule la page dit.
tagline = Cinq jeux de souris, joués dans les règles.
home = Accueil
settings = Langue et lumière
language = Langue
light = Lumière
light-device = Comme l’appareil
light-light = Claire
light-dark = Sombre
close = Fermer
yes = Oui
no = Non
play-now = Jouer
invite-friends = Inviter des amis
learn = Apprendre
lesson = Première partie
lesson-step = Étape { $n } sur { $all }
lesson-next = Suite
lesson-back = Un pas en arrière
lesson-do = Faites-le pour moi
lesson-watch = Regardez : au tour de { $name }.
lesson-over = Vous savez jouer !
lesson-again = Encore une fois
lesson-play = Jouer contre les robots
players = { $fewest ->
    [1] 1–{ $most } joueurs
   *[other] { $fewest }–{ $most } joueurs
}
minutes = { $n } min
together = tous ensemble
go-on = Reprendre où vous en étiez
open-tables = Tables ouvertes
watch = regarder
seats-free = { $n ->
    [one] une place libre
   *[other] { $n } places libres
}
status-gathering = attend des joueurs
status-playing = en cours
game-house-mouse = House Mouse
game-haunted-mouse = Haunted Mouse
game-mousekeeping = Mousekeeping!
game-mousewarming-party = Mousewarming Party
game-head-of-mousehold = Head of Mousehold
you = Vous
your-name = Votre nom
seats = Places
bots = Dont robots
bot-level = Force des robots
bot-name = { $level } { $n }
bot-random = Robot
bot-greedy = Robot
bot-pip = Pip
bot-bramble = Bramble
bot-juniper = Juniper
bot-old-whiskers = Old Whiskers
bot-pip-plays = Pip – insouciant
bot-bramble-plays = Bramble – vif et sensé
bot-juniper-plays = Juniper – réfléchit
bot-old-whiskers-plays = Old Whiskers – réfléchit le plus longtemps
by-chance = au hasard
listed = Tout le monde peut trouver cette table
more-settings = Plus : horloge, qui commence, conseils
clock-kind = Temps de réflexion
clock-none = Autant que l’on veut
clock-move-30 = 30 secondes par réponse
clock-move-60 = 1 minute par réponse
clock-move-180 = 3 minutes par réponse
clock-game-600 = 10 minutes pour toute la partie
clock-game-1200 = 20 minutes pour toute la partie
clock-move-day = Un jour par réponse
edition = Édition
edition-standard = Standard
edition-attic = Grenier : un autre paquet, plus petit
edition-first = Premier paquet : des Pouvoirs plus simples
edition-small = Petite : un circuit plus long, moins d’assiettes
hints-allowed = On peut demander conseil
hints-none = Pas de conseils à cette table
aid-nothing = Rien n’est caché en ce moment.
aids-allowed = Autoriser les aides : ce que les cartes cachées peuvent être
aids-none = Pas d’aides à cette table
terms = Ce qui est convenu
set-no-clock = Autant de réflexion que l’on veut
set-move = { $time } par réponse
set-match = { $time } de réflexion par joueur pour toute la partie
set-out-of-time = À court de temps, un robot répond à votre place
set-option = { $option } : { $value }
set-first_player = { $value ->
    [random] Le hasard décide qui commence
   *[other] { $name } commence
}
set-edition = Édition : { $name }
set-edition-own = Une édition apportée par l’hôte : { $name }
span-second = { $n ->
    [one] 1 seconde
   *[other] { $n } secondes
}
span-minute = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
span-hour = { $n ->
    [one] 1 heure
   *[other] { $n } heures
}
span-day = { $n ->
    [one] Un jour
   *[other] { $n } jours
}
seat-of = Place { $n }
seat-of-you = Place 1 (vous)
open-table = Ouvrir la table
seat-free = libre
seat-kept = gardée pour quelqu’un
seat-for-you = Une place vous est réservée.
seat-here = là
seat-muted = parole coupée
a-bot = robot
set-bot = Robot
free-seat = Libérer
invite-one = Inviter
invite-anew = Nouveau lien
one-link = Lien pour une personne vers la place { $n }
one-link-what = Qui a ce lien a la place { $n } : envoyez-le à une seule personne.
one-qr = Code QR du lien vers la place { $n }
mute = Couper la parole
unmute = Rendre la parole
send-away = Renvoyer
send-away-sure = Renvoyer { $name } ?
send-away-sure-playing = Renvoyer { $name } ? Un robot jouera la suite.
stand-up = Quitter la place
guests = Qui est assis ici
next-match = Places pour la prochaine partie
watch-table = Regarder la table
sit-down = S’asseoir
start = Commencer
start-with-bots = { $n ->
    [one] Commencer, avec un robot à la place libre
   *[other] Commencer, avec des robots aux { $n } places libres
}
host-starts = L’hôte lance la partie.
invite = Inviter des amis
qr = Code QR du lien de cette table
share = Partager le lien
copied = Copié
table-opening = La table s’ouvre…
line-connecting = Connexion
line-open = Connecté
line-lost = Connexion perdue. Nouvel essai – rien n’est perdu.
line-over = Déconnecté
rules = Règles
rule-of = Règle { $clause }
ruling = Notre décision, là où le livret se tait
story = Récit
gone = absent
stands-in = un robot remplace
resigned = a abandonné
paused = La table est en pause.
waiting-for = On attend { $names }.
hint = Conseil
hint-others = D’autres bons choix
confirm = On y va ?
let-go = Laisser
choices = { $n ->
    [one] Le seul choix, en mots
   *[other] Les { $n } choix, en mots
}
in-words = La table en mots
time-left = Temps restant
result = Résultat
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
how-points = Comment c’est arrivé
rematch = Rejouer
rematch-waits = On attend les autres
other-game = Un autre jeu
not-here = Il n’y a rien ici.
refused-no-line = Le serveur ne répond pas. Nouvel essai…
seen-by = Vu par
seen-by-all = quelqu’un qui regarde
share-replay = Partager la partie
review = Retour sur la partie
review-what = Comment a-t-elle basculé, et quelles réponses ont le plus compté ?
review-look = Revenir sur la partie
review-looking = On la rejoue…
review-wait = Depuis bien des moments, bien des fois : après une longue partie, cela prend environ une demi-minute. Vous pouvez quitter la page entre-temps.
review-ahead = { $n ->
    [one] Une autre partie passe d’abord.
   *[other] { $n } autres parties passent d’abord.
}
review-share = Ce que chacun pouvait espérer, de dernier (0 %) à premier (100 %), si tous avaient ensuite joué sensément. D’après { $n } essais à chaque moment.
review-won = À quel point l’équipe était près de gagner, de perdu (0 %) à gagné (100 %), si tous avaient ensuite joué sensément. D’après { $n } essais à chaque moment.
review-measure = Ce que l’équipe pouvait espérer à la fin, si tous avaient ensuite joué sensément. D’après { $n } essais à chaque moment.
review-graph = Graphique : ce que chaque joueur pouvait espérer, de la première réponse à la dernière. La même chose en tableau ci-dessous.
review-graph-team = Graphique : ce que l’équipe pouvait espérer, de la première réponse à la dernière. La même chose en tableau ci-dessous.
review-swings = Ce qui a le plus changé
review-swing = { $n }. { $name } : { $choice } ({ $before } → { $after })
review-table = En tableau
review-team = Équipe
back = Retour
replay = Revoir
run = Lancer
stop = Arrêter
step-back = Un pas en arrière
step-on = Un pas en avant
moment = Moment de la partie
verify = Vérifier le mélange
verify-how = Avant la partie, le serveur s’est engagé sur sa part de la graine, et chaque place y a ajouté la sienne. Cette page refait le calcul, dans votre navigateur.
verify-right = Mélangé honnêtement.
verify-wrong = Quelque chose ne colle pas.
commitment-kept = La graine du serveur est celle sur laquelle il s’était engagé.
seed-made = La graine de la partie est faite de la part du serveur et de celles de toutes les places.
commitment-noted = L’engagement est celui que ce navigateur a reçu avant la partie.
nonce-noted = Votre propre part y est.
not-noted = (rien n’a été noté dans ce navigateur)
commitment = Engagement
server-seed = Part du serveur
part-of-seat = Part de la place { $n }
seed = Graine
download = Télécharger la partie
verify-offline = Pour vérifier aussi chaque coup, hors ligne : mousehole verify FICHIER
talk = Dire quelque chose
send = Envoyer
host = Hôte
come-back = Je suis de retour
pause = Pause
resume = Reprendre
leave = Laisser un robot jouer
resign = Abandonner
resign-sure = Vraiment abandonner ?
big-screen = Grand écran
sounds = Petits sons
load-again = Recharger
watching = Vous regardez.
outdated = Cette page est plus vieille que le serveur. Rechargez-la.
climb = Niveaux de difficulté
climb-rung = Niveau { $n } sur { $all } : { $rung }
climb-order = Du plus facile au plus difficile : { $rungs }.
climb-table = { $n ->
    [0] À cette table : aucune victoire de suite.
    [one] À cette table : { $n } victoire de suite.
   *[other] À cette table : { $n } victoires de suite.
}
climb-browser = { $n ->
    [0] Dans ce navigateur : aucune.
   *[other] Dans ce navigateur : { $n }.
}
climb-needed = { $n ->
    [one] Encore { $n } victoire de suite, et le niveau suivant est à vous : { $rung }.
   *[other] Encore { $n } victoires de suite, et le niveau suivant est à vous : { $rung }.
}
climb-up = { $n ->
    [one] Gagné ! Essayez le niveau suivant : { $rung }.
   *[other] Gagné { $n } fois de suite ! Essayez le niveau suivant : { $rung }.
}
climb-go = Jouer : { $rung }
climb-host = L’hôte de cette table peut lancer le niveau suivant.
climb-set = Prochaine partie : { $rung }.
measured = Avec ces options, une équipe de robots a gagné { $share } des { $games } parties jouées.
sheet = Ce que cela fait
sheet-when = Quand vous pouvez vous en servir
sheet-now = En ce moment
sheet-possible = Possible : { $choice }
