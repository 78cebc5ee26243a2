# Ce que disent tous les jeux.
player-name = Joueur { $n }
clock-name = L’horloge
nothing = rien
TimeUp = Le temps est écoulé
refused-not-your-turn = Ce n’est pas votre tour.
refused-not-offered = Ce n’est pas possible maintenant.
refused-not-asked = Personne n’a demandé cela maintenant.
refused-malformed = Ce n’est pas un choix de ce jeu.
refused-game-over = La partie est terminée.
option-first_player = Qui commence
plain-you = Joueur { $n } (vous)
hint-pass = Laisser passer
hint-share = vaut environ { $share } d’une victoire (de { $low } à { $high })
hint-measure = environ { $mean } (de { $low } à { $high })
hint-only = C’est tout ce que l’on peut faire.
hint-best = Le meilleur choix sur { $n } tables imaginées.
hint-behind = { $gap } de moins que le meilleur.
hint-better = Juste après, la table paraît meilleure : { $then } au lieu de { $now }.
hint-worse = Juste après, la table paraît moins bonne : { $then } au lieu de { $now }.
hint-usual = C’est ce que ferait ici un joueur sensé et rapide.
hint-nobody = Personne n’a rien à décider ici : la partie est terminée.
review-head = Les réponses qui ont le plus changé, telles que les choses étaient vraiment :
review-turn = Réponse { $n }, { $seat } : { $choice } ({ $before } → { $after })
review-quiet = Aucune réponse n’a beaucoup changé.
# Positions venues de l’extérieur ; les champs portent leur nom du fichier
refused-impossible-position = Cette position est impossible : { $why }
WrongField = { $field } doit être { $wanted ->
    [number] un nombre entier
    [flag] vrai (true) ou faux (false)
    [row] une liste
   *[known] une valeur que ce jeu connaît à ce moment
}, et non { $found }.
OutOfRange = { $field } doit être compris entre { $least } et { $most }, et non { $found }.
WrongLength = { $field } doit avoir de { $least } à { $most } éléments, et non { $found }.
SamePlace = { $one } et { $other } sont tous deux en { $place }.
Miscounted = il devrait y avoir { $wanted } exemplaires de { $what }, et non { $found }.
Contradiction = { $alone ->
    [yes] { $field } se contredit.
   *[no] { $field } et { $other } se contredisent.
}
CannotGoOn = les règles ne permettent pas de continuer à partir d’ici.
# À une table, en ligne
refused-stale = Cette question a changé entre-temps. Regardez, puis répondez à nouveau.
refused-too-late = Votre temps est écoulé : un robot répond pour vous.
refused-paused = La table est en pause.
refused-not-paused = La table n’est pas en pause.
refused-away = Un robot joue pour vous. Revenez d’abord.
refused-not-away = Vous n’êtes pas absent.
refused-resigned = Vous avez abandonné cette partie.
refused-not-started = La partie n’a pas encore commencé.
refused-already-playing = Une partie est en cours. Attendez qu’elle soit terminée.
refused-not-over = La partie n’est pas encore terminée.
refused-closed = Cette table est fermée.
refused-not-cooperative = Seul un jeu coopératif peut être mis en pause.
refused-clock-runs = L’horloge de ce jeu ne s’arrête jamais.
refused-seats-free = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
refused-seat-taken = Cette place est prise.
refused-table-full = Toutes les places sont prises. Vous pouvez regarder.
refused-no-hints = À cette table, on joue sans conseils.
refused-no-aids = À cette table, on joue sans aides.
refused-no-such-seat = Cette table n’a pas cette place.
refused-no-name = Un joueur a besoin d’un nom.
refused-muted = L’hôte vous a coupé la parole.
refused-removed = L’hôte vous a retiré votre place.
refused-own-seat = C’est votre propre place. Quittez plutôt la table, ou abandonnez.
refused-nobody-there = Il n’y a personne à cette place.
refused-other-link = Vous avez déjà une place à cette table. Ce lien est pour quelqu’un d’autre : ouvrez-le dans un autre navigateur.
refused-nothing-said = Il n’y a rien à dire là-dedans.
refused-not-seated = Il faut être assis à cette table pour faire cela.
refused-own-edition = Cette table joue avec une édition personnalisée : ses options sont fixées. Créez une autre table pour en changer.
refused-not-host = Seul l’hôte de cette table peut faire cela.
refused-no-such-table = Cette table n’existe pas.
refused-no-such-game = Ce jeu n’existe pas.
refused-no-such-page = Il n’y a rien ici.
refused-bad-key = Cette clé n’ouvre aucune place de cette table.
refused-bad-request = Ce message est incompréhensible : { $text }
refused-bad-setup = La table ne peut pas être préparée ainsi : { $text }
refused-no-replay = Il n’y a pas d’enregistrement avant la fin de la partie.
refused-too-fast = C’était trop à la fois. Attendez un instant.
refused-too-big = C’est trop pour un seul message.
refused-too-many = Trop de tables ou de connexions sont ouvertes depuis votre adresse.
refused-too-slow = Votre connexion n’a pas suivi.
refused-foreign-page = Cette page appartient à quelqu’un d’autre.
refused-other-version = Cette partie a commencé avec d’anciennes règles et ne peut pas continuer.
refused-failed = Quelque chose s’est mal passé ici. Rien n’est perdu : réessayez.
refused-server-away = Le serveur est absent : ceci n’a pas été envoyé. Rien n’est perdu.
refused-shutting-down = Le serveur redémarre. Rien n’est perdu : vous serez reconnecté.
refused-too-many-reviews = On regarde déjà beaucoup de parties. Redemandez dans une minute.
refused-lesson-otherwise = Les règles le permettent, mais cette leçon va ailleurs : { $choice }.
refused-lesson-reads = Lisez d’abord ceci, puis continuez avec « Suite ».
bot-name = Robot { $n } ({ $level })

# What a hidden thing can be, and how likely that is.
aid-row = { $what } { $share }
