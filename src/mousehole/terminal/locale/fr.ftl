# Ce que dit le terminal, quel que soit le jeu.
plain-help =
    Écrivez le numéro d’un coup, ou le texte entre crochets. Ou bien :
      règles           afficher les règles ; « règles 12 » affiche la règle 12
      pourquoi COUP    expliquer pourquoi un coup est interdit
      conseil          proposer un coup
      reprendre        reprendre votre dernier coup
      déduire          montrer ce que peuvent être les cartes cachées
      cartes           expliquer les cartes et les signes visibles
      cherche MOTS     chercher parmi les coups
      tout             afficher tous les coups
      voir             afficher la table à nouveau
      journal          afficher tout ce qui s’est passé
      ?                afficher cette aide
      q                quitter
plain-far-help =
    {"  "}dire TEXTE       envoyer un message à la table
      faire            montrer ce que vous pouvez faire à cette table ; « faire 2 » choisit la deuxième ligne
      nom NOM          changer de nom, entre deux parties
plain-seat-help = {"  "}place N          laisser le joueur N jouer hors de son tour
plain-more = { $count ->
    [one] … et { $count } autre. « tout » l’affiche, « cherche MOTS » cherche parmi tous les coups.
   *[other] … et { $count } autres. « tout » les affiche, « cherche MOTS » cherche parmi tous les coups.
}
plain-hand-over = À { $name } de jouer.
plain-hand-over-wait = Écran pour { $name }. Les autres, ne regardez pas ! Ensuite, appuyez sur Entrée.
plain-ready = { $n ->
    [one] Appuyez sur Entrée dès que vous voulez commencer : le chrono démarre alors.
   *[other] Appuyez sur Entrée quand tout le monde est prêt : le chrono démarre alors.
}
plain-no-seat = Personne à cet écran n’a cette place.
plain-menu = À quel jeu voulez-vous jouer ?
plain-no-game = Jeu inconnu. Écrivez son numéro.
not-saved = ⚠ Impossible d’enregistrer la partie dans { $file } : { $reason }
saved = Partie enregistrée dans { $file }. Pour continuer : mousehole play --resume { $file }
nothing-found = Aucun coup ne correspond à ces mots.
nothing-refused = Rien n’a été refusé. Écrivez « pourquoi » et un coup pour savoir ce qui l’interdit.
undo-sure = Tout le monde est d’accord ? Alors recommencez pour reprendre le coup.
allowed = { $choice } : c’est permis.
cover = Écran pour { $name }. Les autres, ne regardez pas !
cover-ready = Afficher mes cartes (Entrée)
ready = { $n ->
    [one] On y va ? Le chrono démarre aussitôt.
   *[other] Tout le monde est prêt ? Le chrono démarre aussitôt.
}
ready-start = Démarrer le chrono (Entrée)
line-choose = des chiffres ou / pour écrire un coup · ? pour l’aide
line-why = Pourquoi pas ? Écrivez un coup, puis Entrée
not-understood = « { $text } » n’est pas un coup possible. Écrivez son numéro, ou cherchez avec /.
waiting = On attend les autres.
host = Hôte
spectator = Spectateur
aid-nothing = Rien n’est caché en ce moment.
aid-none = Cette table joue sans aides.
no-hint = Rien à décider maintenant.
key-aid = déduire
key-hint = conseil
key-why = pourquoi
key-rules = règles
key-log = journal
key-undo = reprendre
key-seat = joueur suivant
key-help = aide
key-leave = quitter
key-less = changer
key-more = changer
key-back = retour
key-forget = supprimer
key-back-one = précédent
key-on-one = suivant
key-play = lecture/pause
key-viewer = vue
key-play-on = reprendre ici
end-replay = Revoir la partie
end-again = Rejouer
end-menu = Quitter la table
rules-head = Règles   (/ cherche, Échap ferme)
rules-search = un numéro, ou des mots
story-head = Journal   (Échap ferme)
replay-at = coup { $at } sur { $all }
replay-start = La table est prête.
plays-on = Cette partie commence au milieu d’une autre. Ce que vous ne pouviez pas savoir a été tiré au hasard : son mélange n’est donc pas vérifiable.
remarked = { $name } (robot) : { $text }
menu-motto = cinq petits jeux de souris
menu-game = { $fewest }–{ $most } joueurs, { $minutes } minutes
menu-resume = Continuer une partie
menu-replays = Revoir une partie
menu-language = Langue : { $name }
menu-quit = Quitter
shelf-match = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, { $answers ->
    [0] aucun coup
    [one] { $answers } coup
   *[other] { $answers } coups
}
shelf-empty = Aucune partie enregistrée.
setup-start = Commencer
setup-seats = Places
setup-edition = Édition
setup-person = Une personne à cet écran
help-head = Touches   (Échap ferme)
help-arrows = ↑ ↓ ⏎     choisir dans la liste
help-digits = 1 2 3…    écrire le numéro d’un coup, ou un coup en notation, puis Entrée
help-slash = /         chercher des mots parmi les coups ; Tab fait de même
help-mouse = souris    cliquer sur le plateau : jouer un coup, ou en lister plusieurs
help-escape = Échap     effacer ce qui est cliqué ou écrit
help-h = h         un conseil, d’après ce que vous pouvez savoir
help-a = a         ce que peuvent être les cartes cachées, d’après ce que vous voyez
help-w = w         pourquoi pas ? Écrivez un coup et lisez ce qui l’interdit
help-r = r         les règles, ouvertes à celle qui s’applique
help-l = l         le journal
help-u = u         reprendre votre dernier coup
help-s = s         sur un écran partagé : passer au joueur suivant
help-q = q Ctrl-C  quitter ; la partie est enregistrée
plain-not-a-move = « { $text } » n’est pas un coup possible ici. Écrivez le numéro d’un coup, ou « aide ».
plain-no-number = { $count ->
    [0] Il n’y a rien à choisir maintenant.
    [one] Il y a { $count } coup. Écrivez 1.
   *[other] Il y a { $count } coups. Écrivez un numéro de 1 à { $count }.
}
hint-thinking = Réflexion…
far-away = ⚠ Pas de connexion. Nouvel essai : { $seconds } s.
far-gathering = On attend l’hôte. Places libres : { $free }.
far-closed = Cette table est fermée.
far-paused = La partie est en pause.
far-ready = C’est bon pour vous ? Choisissez « C’est bon pour moi » dans le menu (m) : le chrono démarre quand tout le monde a confirmé.
far-awaited = On attend encore : { $waited_seats_nom }.
far-left = Votre place est réservée. Pour revenir :
table-head = Table   (↑ ↓ défilent, Échap ferme)
table-meanings = Le sens des cartes et des signes
key-board = table
key-talk = chat
key-deeds = menu
line-talk = Écrivez un message à la table, puis Entrée
line-name = Écrivez votre nouveau nom, puis Entrée
help-b = b         toute la table, et le sens des cartes et des signes
help-scroll = ⇧↑ ⇧↓     faire défiler le plateau
help-t = t         écrire un message aux autres
help-m = m         menu de la table : commencer, options, robots, pause, quitter, rejouer…
setup-all = Tous les robots
setup-mixed = mélangés
deed-rematch = Rejouer
deed-start = Commencer
deed-start-filled = Commencer, avec des robots aux places libres : { $level }
deed-free = Place { $n } : retirer le robot
deed-take-back = Place { $n } : annuler l’invitation
deed-invite = Place { $n } : créer un lien personnel
deed-bot = Place { $n } : ajouter le robot { $level }
deed-mute = Couper le chat : { $name }
deed-unmute = Rétablir le chat : { $name }
deed-remove = Exclure { $name }
deed-hand-over = Confier le rôle d’hôte à { $name }
deed-close = Fermer cette table
deed-shuffle = Mélanger les places
deed-up = Monter la place { $n }
deed-rename = Changer de nom
settings-back = Retour
deed-stand = Quitter la place
deed-pause = Pause
deed-resume = Reprendre
deed-ready = C’est bon pour moi
deed-begin = Commencer quand même
deed-leave = Laisser un robot jouer pour moi
deed-back = Je reprends
deed-resign = Abandonner ; un robot finit pour moi
deed-undo = Reprendre mon coup
deed-agree = Accepter que { $name } reprenne un coup
deed-disagree = Refuser que { $name } reprenne un coup
deed-undo-not = Ne pas reprendre le coup finalement
far-hosting = Vous êtes l’hôte. Places libres : { $free }. Code : { $code }. Les autres vous rejoignent dans un navigateur, ou avec : mousehole join { $link }
far-invitation = Lien personnel : { $link }
far-you-are-away = Un robot joue pour vous. Choisissez « Je reprends » dans le menu (m).
far-asked-back = { $name } demande à reprendre un coup. Répondez dans le menu (m).
far-asking-back = On attend que les autres acceptent de reprendre votre coup.
far-freed = La place { $n } est libre.
far-sits = { $seat } { $seat_is ->
    [you] prenez
   *[other] prend
} la place { $n }.
far-is-away = { $seat_is ->
    [you] Vous laissez un robot jouer pour vous.
   *[other] { $seat } laisse un robot jouer.
}
far-is-resigned = { $seat } { $seat_is ->
    [you] abandonnez
   *[other] abandonne
} ; un robot continue.
far-is-withheld = { $seat_is ->
    [you] Vous n’avez pas contribué au mélange : un robot joue cette partie pour vous.
   *[other] { $seat } n’a pas contribué au mélange : un robot joue cette partie.
}
far-shuffle = Vérification du mélange : l’engagement du serveur est { $commitment }, votre contribution { $nonce }.
far-is-back = { $seat } { $seat_is ->
    [you] reprenez
   *[other] reprend
} la partie.
far-wants-rematch = { $seat } { $seat_is ->
    [you] voulez
   *[other] veut
} rejouer.
far-again = Connexion rétablie.
lobby-empty = Aucune table publique. Créez-en une avec : mousehole join { $server } --open JEU
lobby-table = { $link }  { $title } : { $status ->
    [playing] partie en cours
    [over] entre deux parties
   *[gathering] places libres : { $free }
}
plain-deeds = À cette table (écrivez « faire » et un numéro) :
plain-rename = Écrivez « nom » et votre nouveau nom.
plain-nothing-now = Rien à décider maintenant.
plain-cards = Rien à expliquer ici.
end-climb = { $n ->
    [one] Gagné ! Jouer au niveau suivant : { $rung }
   *[other] Gagné { $n } fois de suite ! Jouer au niveau suivant : { $rung }
}
setup-measured = Avec ces options, une équipe de robots a gagné { $share } des { $games } parties jouées.
setup-team = Une équipe de robots du niveau { $bot } a gagné { $share } des { $games } parties jouées.
sheet-possible = Possible maintenant : { $choice }
# Pourquoi un fichier de partie est inutilisable
error-log-not-json = La ligne { $line } est illisible : le fichier a été coupé ou modifié.
error-log-no-head = Ce n’est pas un fichier de partie de Mousehole.
error-log-other-format = Ce fichier a un autre format. Utilisez la version de Mousehole qui l’a écrit.
error-log-gap = Le coup { $n } manque.
error-log-fields = Il manque quelque chose dans ce fichier de partie, ou quelque chose n’y a pas sa place.
error-log-count = Des coups ont été retirés ou ajoutés.
error-log-edited = Ce fichier de partie a été modifié : la somme de contrôle à la fin ne correspond pas.
error-log-version = Cette partie a été jouée avec la version { $n } des règles. Utilisez une version de Mousehole qui la joue.
error-log-head = La première ligne ne décrit pas une partie possible.
error-log-impossible = Le coup { $n } n’est pas possible.
error-log-open = Le fichier s’arrête après le coup { $n } : la partie n’est pas terminée, ou bien il manque la fin du fichier.
error-log-not-over = D’après le fichier, la partie est terminée, mais il reste une décision à prendre.
error-log-result = Le résultat ne découle pas de ces coups.
error-log-order = Les coups ne sont pas dans l’ordre où ils ont été joués.
error-log-edition = Cette partie a été jouée avec une autre version de l’édition « { $edition } ».
error-log-no-origin = Ce fichier ne dit pas d’où vient sa graine.
error-log-scheme = Ce mélange ne peut pas être vérifié ici. Utilisez une version plus récente de Mousehole.
error-log-origin = Ce que le fichier dit de sa graine est incomplet.
error-log-taken-back = Ce que le fichier dit des coups repris ne correspond pas aux autres coups.
error-log-position = Ce fichier commence par une position impossible dans ce jeu.
error-log-server-seed = Le nombre du serveur n’est pas celui auquel il s’était engagé.
error-log-parts = Places à cette table : { $seats }, mais contributions à la graine : { $found }.
error-log-nonce = La contribution de la place { $n } n’est pas celle à laquelle elle s’était engagée.
error-log-seed = La graine ne découle pas des contributions.
error-log-day = Ce n’est pas la donne du { $day } : graine, places, options ou édition diffèrent.
error-log-commitment = L’engagement du serveur n’est pas celui que vous avez noté.
error-log-noted-nonce = La contribution de la place { $n } n’est pas celle que vous avez notée.
error-log-noted-commitment = L’engagement de la place { $n } n’est pas celui que vous avez noté.
# Ce que l’on peut écrire en mode texte, en plus des mots des autres langues
type-help = aide
type-quit = quitter
type-rules = règles, regles
type-why = pourquoi
type-hint = conseil
type-aid = déduire, deduire
type-cards = cartes
type-log = journal
type-undo = reprendre, annuler
type-look = voir
type-all = tout
type-find = cherche
type-seat = place
type-say = dire
type-do = faire
type-name = nom
