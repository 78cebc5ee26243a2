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
plain-help = Répondez par un numéro, ou par les mots entre crochets. « rules » ou « rules 12 » explique, « ? » montre ceci, « q » quitte.
plain-menu = À quoi jouons-nous ?
plain-you = Joueur 1 (vous)
plain-saved = La partie est enregistrée dans { $file }. Pour continuer : mousehole play --resume { $file }
plain-no-game = Ce jeu n’existe pas. Répondez par un numéro.
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
refused-no-such-seat = Cette table n’a pas cette place.
refused-no-name = Un joueur a besoin d’un nom.
refused-muted = L’hôte vous a coupé la parole.
refused-nothing-said = Il n’y a rien à dire là-dedans.
refused-not-seated = Il faut être assis à cette table pour faire cela.
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
refused-shutting-down = Le serveur redémarre. Rien n’est perdu : vous serez reconnecté.
bot-name = Robot { $n } ({ $level })
