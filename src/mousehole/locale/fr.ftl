# Ce que disent tous les jeux.
player-name = Joueur { $n }
clock-name = Le chrono
nothing = rien
TimeUp = Le temps est écoulé
refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-not-offered = Impossible pour le moment.
refused-not-asked = Rien à décider ici.
refused-malformed = Ce coup n’existe pas.
refused-game-over = La partie est terminée.
option-first_player = Premier joueur
yes = Oui
no = Non
listed = Table publique
clock-kind = Limite de temps
clock-none = Sans limite
clock-move-30 = 30 secondes par coup
clock-move-60 = 1 minute par coup
clock-move-180 = 3 minutes par coup
clock-game-600 = 10 minutes par joueur
clock-game-1200 = 20 minutes par joueur
clock-move-hours-8 = Tranquille : 8 heures par coup
clock-move-day = Tranquille : 1 jour par coup
clock-move-days-3 = Tranquille : 3 jours par coup
clock-move-week = Tranquille : 1 semaine par coup
edition = Édition
hints-allowed = Autoriser les conseils
take-backs-allowed = Autoriser la reprise d’un coup
aids-allowed = Autoriser les aides : ce que peuvent être les cartes cachées
change-settings = Modifier les réglages
rename = Renommer
set-move = { $time } par coup
set-match = { $time } par joueur
span-second = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
span-minute = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
span-hour = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
span-day = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
by-chance = Au hasard
edition-standard = Standard
edition-attic = Grenier : un autre paquet, plus petit
edition-first = Premier paquet : des Pouvoirs plus simples
edition-round = Une seule manche
edition-small = Petite : un parcours plus long, moins d’assiettes
edition-tiny = Minuscule : à résoudre plutôt qu’à jouer
our-ruling = (Notre choix)
hint-pass = Laisser passer
proposal = Si vous choisissez « { $yours } », je pourrais enchaîner avec « { $mine } ».
hint-chance = chances de gagner : { $chance } environ, entre { $low_chance } et { $high_chance }
hint-order = { $rank ->
    [1] le meilleur de { $n } coups comparés
   *[other] le n° { $rank } de { $n } coups comparés
}
hint-single = rien à quoi le comparer
hint-only = Votre seul coup.
hint-alike = Ici, tous les coups reviennent au même.
hint-same = { $n ->
    [one] Un autre coup revient au même.
   *[other] { $n } autres coups reviennent au même.
}
hint-tied = Je ne peux pas départager les meilleurs coups.
hint-level = Je ne peux pas le départager du meilleur coup.
hint-behind = { $gap_share } de moins que le meilleur coup.
hint-than = { $measure } : { $then }. Avec « { $choice } » : { $other }.
hint-later = { $measure }, quelques coups plus tard : environ { $then }. Avec « { $choice } » : environ { $other }.
hint-changes = { $measure } : { $now } → { $then }.
hint-nobody = Rien à décider : la partie est terminée.
review-head = Tournants de la partie :
review-mistake = { $n }. { $seat } : { $choice }. Mieux : « { $better } », qui vaut { $loss_share } de plus (± { $error_share }).
review-mistake-score = { $n }. { $seat } : { $choice }. Mieux : « { $better } », qui vaut { $loss } de plus (± { $error }).
review-mistake-order = { $n }. { $seat } : { $choice }. Mieux : « { $better } ».
review-turned = { $n }. { $seat } : { $choice }. Puis le hasard a changé la donne pour { $whose_seat_obj } : { $before_share } → { $after_share }.
review-turned-order = { $n }. { $seat } : { $choice }. Puis le hasard a changé la donne pour { $whose_seat_obj }.
review-turned-team = { $n }. { $seat } : { $choice }. Puis le hasard a changé la donne : { $before_share } → { $after_share }.
review-turned-team-score = { $n }. { $seat } : { $choice }. Puis le hasard a changé la donne : { $before } → { $after }.
review-turned-team-order = { $n }. { $seat } : { $choice }. Puis le hasard a changé la donne.
review-clock = { $n }. Temps écoulé : { $before_share } → { $after_share }.
review-clock-score = { $n }. Temps écoulé : { $before } → { $after }.
review-clock-order = { $n }. Temps écoulé.
review-quiet = Rien de marquant : ni faute claire, ni coup de chance.
review-accuracy = { $seat } : aucun meilleur coup trouvé pour { $good } décisions sur { $decisions } ({ $accuracy_share }).
review-lost = Les fautes ont coûté { $lost_share }.
review-lost-score = Les fautes ont coûté { $lost }.
review-fortune = Chances modifiées par les coups joués : { $skill_share }, par le hasard : { $luck_share }, par les autres : { $others_share }.
review-fortune-score = Score attendu modifié par les coups joués : { $skill }, par le hasard : { $luck }, par les autres : { $others }.
# Les robots et leurs niveaux
bot-name = { $level } { $n }
bot-random = Hasard
bot-search = Penseur
bot-greedy = Bramble
bot-pip = Pip
bot-bramble = Bramble
bot-juniper = Juniper
bot-old-whiskers = Old Whiskers
bot-quill = Quill
bot-pip-plays = Pip (facile)
bot-bramble-plays = Bramble (moyen)
bot-juniper-plays = Juniper (difficile)
bot-old-whiskers-plays = Old Whiskers (expert)
bot-quill-plays = Quill (maître)
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
Miscounted = { $what } : il en faut { $wanted }, et non { $found }.
Contradiction = { $alone ->
    [yes] { $field } se contredit.
   *[no] { $field } et { $other } se contredisent.
}
CannotGoOn = les règles ne permettent pas de continuer à partir d’ici.
# Entre les événements d’une partie
TakeBackAsked = { $seat } { $seat_is ->
    [you] demandez
   *[other] demande
} à reprendre un coup.
TakeBackDeclined = { $seat } { $seat_is ->
    [you] refusez
   *[other] refuse
} la reprise du coup.
TakeBackDropped = Le coup reste joué : rien n’est repris.
TookBack = { $seat } { $seat_is ->
    [you] reprenez
   *[other] reprend
} un coup.
# À une table, en ligne
refused-stale = La partie a avancé. Choisissez à nouveau.
refused-too-late = Temps écoulé : un robot a joué pour vous.
refused-paused = La partie est en pause. Reprenez-la d’abord.
refused-not-paused = La partie n’est pas en pause.
refused-not-begun = Le chrono n’est pas encore lancé. Attendez que tout le monde soit prêt.
refused-not-awaited = Personne n’attend cela.
refused-away = Un robot joue pour vous. Choisissez d’abord « Je reprends ».
refused-not-away = Aucun robot ne joue pour vous.
refused-no-take-backs = L’hôte ne permet pas de reprendre un coup à cette table.
refused-no-take-backs-today = Dans une donne du jour, aucun coup ne se reprend.
refused-on-the-clock = Tant que le chrono tourne, aucun coup ne se reprend.
refused-nothing-to-take-back = Vous n’avez aucun coup à reprendre.
refused-take-back-open = Une demande de reprise est en cours. Attendez la décision.
refused-take-back-shown = Votre coup a révélé quelque chose de caché : dans ce cas, les robots refusent la reprise.
refused-no-take-back-open = Personne ne demande à reprendre un coup.
refused-resigned = Vous avez abandonné cette partie. Vous pouvez la regarder et jouer la suivante.
refused-withheld = Votre contribution au mélange n’est pas arrivée à temps : un robot joue cette partie pour vous. Vous reprendrez à la suivante.
refused-shuffling = La partie va commencer. Patientez un instant.
refused-not-called = Le mélange n’attend rien de vous pour le moment.
refused-other-nonce = Ce n’est pas la contribution annoncée. Rechargez la page.
refused-not-started = La partie n’a pas encore commencé.
refused-already-playing = Une partie est en cours. Attendez la fin.
refused-not-over = La partie n’est pas encore terminée.
refused-closed = Cette table est fermée. Créez-en une autre.
refused-not-cooperative = Seuls les jeux coopératifs peuvent être mis en pause.
refused-clock-runs = Le chrono de ce jeu ne s’arrête jamais : pas de pause possible.
refused-seats-free = { $count ->
    [0] Aucune place n’est libre.
    [one] { $count } place est encore libre. Ajoutez un robot, ou attendez quelqu’un.
   *[other] { $count } places sont encore libres. Ajoutez des robots, ou attendez des joueurs.
}
refused-seat-taken = Cette place est prise. Choisissez-en une autre.
refused-table-full = Toutes les places sont prises. Vous pouvez regarder.
refused-no-hints = Cette table joue sans conseils.
refused-no-aids = Cette table joue sans aides.
refused-no-such-seat = Cette place n’existe pas à cette table.
refused-no-name = Entrez votre nom.
refused-muted = L’hôte a coupé vos messages.
refused-removed = L’hôte a libéré votre place. Vous pouvez regarder.
refused-own-seat = C’est votre place. Quittez-la, ou abandonnez la partie.
refused-nobody-there = Il n’y a personne à cette place.
refused-other-link = Vous avez déjà une place à cette table. Ce lien personnel est pour quelqu’un d’autre : transmettez-le, ou ouvrez-le dans un autre navigateur.
refused-nothing-said = Écrivez d’abord un message.
refused-not-seated = Prenez d’abord place.
refused-own-edition = Cette table joue une édition personnalisée : ses options sont fixes. Créez une autre table pour les changer.
refused-day-fixed = La donne du jour est la même pour tout le monde : elle ne se modifie pas. Créez une autre table pour jouer autrement.
refused-position-fixed = Cette table reprend une autre partie en cours de route : ses options et ses places ne se modifient pas.
refused-no-such-moment = { $most ->
        [0] Cette partie n’a aucun coup.
        [one] Cette partie a { $most } coup.
       *[other] Cette partie a { $most } coups.
    }
refused-nothing-to-play-on = À ce moment, la partie est finie. Choisissez un moment antérieur pour la reprendre.
refused-not-host = Seul l’hôte peut faire cela.
refused-no-such-table = Table introuvable. Vérifiez le lien, ou demandez à l’hôte.
refused-no-such-code = Aucune table ouverte n’a le code { $typed }. Vérifiez-le, ou demandez à l’hôte.
refused-no-such-address = Ce serveur n’est pas joignable à cette adresse. Choisissez-en une autre.
refused-no-such-game = Jeu introuvable.
refused-no-such-page = Page introuvable.
refused-no-handbook = Ce serveur n’a pas de manuel. « make docs » le construit.
refused-bad-key = Lien périmé. Demandez-en un nouveau à l’hôte.
refused-bad-request = Erreur. Rechargez la page.
refused-no-replay = Vous pourrez revoir cette partie quand elle sera terminée.
refused-too-fast = Trop de demandes. Réessayez dans { $seconds } s.
refused-too-big = Ce message est trop long. Raccourcissez-le.
refused-too-many = Trop de tables ou de connexions depuis votre adresse. Réessayez dans { $seconds } s.
refused-busy = Le serveur est occupé. Réessayez dans { $seconds } s.
refused-too-slow = Votre connexion était trop lente. Rechargez la page.
refused-foreign-page = Cette page vient d’un autre site. Ouvrez le lien de la table.
refused-other-version = Cette partie a commencé avec la version { $version } de { $game } et ne peut pas continuer. Ses fichiers restent téléchargeables.
refused-other-edition = Cette partie a commencé avec une autre version de l’édition « { $edition } » et ne peut pas continuer. Ses fichiers restent téléchargeables.
refused-broken-table = Les données de cette table sont abîmées : la partie ne peut pas continuer. L’erreur a été enregistrée.
refused-bad-token = Cette page demande le jeton du serveur. Envoyez-le comme jeton Bearer.
refused-failed = Une erreur est survenue. Réessayez.
refused-not-alone = Seule une partie contre des robots peut se jouer hors ligne.
refused-along-clock = Le temps compte dans cette partie : impossible de la jouer hors ligne.
refused-along-other = Cette copie ne correspond pas à la partie de cette table. Rien n’a changé.
refused-went-on = La partie a continué ici entre-temps. Vos coups hors ligne n’ont pas été ajoutés.
refused-taken-along = C’est la copie d’une partie du serveur. Connectez-vous pour en jouer une autre.
refused-server-away = Non envoyé : pas de connexion. Réessayez.
refused-shutting-down = Le serveur redémarre. La partie est enregistrée, et la connexion reprendra toute seule.
refused-too-many-reviews = Beaucoup de parties sont en cours d’analyse. Réessayez dans { $seconds } s.
refused-lesson-otherwise = Permis, mais le tutoriel attend : { $choice }.
refused-lesson-reads = Lisez d’abord ceci, puis choisissez « Suivant ».
refused-lesson-step = Ce tutoriel a les étapes 0 à { $most }.
# Une table qui ne peut pas être préparée ainsi
refused-bad-link = « { $url } » n’est pas un lien. Le lien d’une table ressemble à http://hôte:port/t/TABLE, celui d’un serveur à http://hôte:port.
refused-unreachable = Serveur injoignable. Vérifiez l’adresse. ({ $reason })
refused-server-status = Le serveur a refusé (statut { $status }). Réessayez plus tard.
refused-server-version = Le serveur joue la version { $theirs } de ce jeu, vous avez la version { $ours }. Utilisez la même version de Mousehole.
refused-wrong-seats = { $title } se joue de { $fewest } à { $most } joueurs, pas à { $seats }.
refused-unknown-option = { $title } n’a pas d’option « { $option } ». Options : { $options }.
refused-option-value = L’option « { $option } » ne peut pas valoir { $value }. Au choix : { $values }.
refused-unknown-game = Jeu inconnu : « { $game } ». Au choix : { $games }.
refused-broken-game = « { $plugin } » vient d’un autre paquet et ne fonctionne pas : { $reason }
refused-unknown-edition = { $game } n’a pas d’édition « { $edition } ». Au choix : { $editions }.
refused-edition-of-other-game = L’édition « { $edition } » est prévue pour { $other }, pas pour { $game }.
refused-unknown-bot = Robot inconnu : « { $bot } ». Au choix : { $bots }.
refused-bot-not-offered = Le robot « { $bot } » a répondu { $choice }, qui n’était pas proposé.
refused-bot-failed = Le robot { $bot } a échoué : { $reason }
refused-people-out-of-range = De 0 à { $seats } personnes peuvent partager ce terminal à cette table, pas { $people }.
refused-edition-or-text = Choisissez une édition du jeu, ou bien la vôtre.
refused-edition-name = Donnez à l’édition un nom de { $most } caractères visibles au plus.
refused-edition-too-slow = Cette édition est trop lente pour être jouée. Réduisez-la.
refused-edition-too-large = Cette édition est trop grande pour être jouée. Réduisez-la.
refused-edition-endless = Avec cette édition, une partie d’essai ne s’est pas terminée. Modifiez-la pour que la partie ait une fin.
refused-day-form = « { $day } » n’est pas une date. Écrivez-la ainsi : { $today }.
refused-no-deal = { $game } n’a pas de donne du jour.
refused-day-range = Les donnes du jour se jouent du { $first } au { $last }. Choisissez un autre jour.
refused-bad-setup = Impossible à préparer : { $text }
# Ce qui ne va pas dans un fichier d’édition ; ses clés portent leur nom du fichier
refused-edition-not-toml = L’édition n’est pas un fichier TOML valable. ({ $reason })
refused-edition-no-head = L’édition doit commencer par une table [edition] avec « game », « name » et « about », chacun sur une ligne.
refused-edition-no-origin = « { $table } », entrée { $n } : « origin » manque ou est inconnu. Au choix : { $origins }.
refused-edition-no-table = Il manque « { $table } » à l’édition. Ajoutez cette table.
refused-edition-one-table = « { $table } » doit être une seule table : [{ $table }].
refused-edition-rows = « { $table } » doit être une liste de tables : [[{ $table }]].
refused-edition-unknown-table = Ce jeu n’a pas de table { $table }. Au choix : { $known }.
refused-edition-unknown-key = { $where } : { $key } n’a pas sa place ici. Au choix : { $known }.
refused-edition-missing = { $where } : il manque « { $key } ».
refused-edition-flag = { $where } : « { $key } » doit valoir true ou false, et non { $found }.
refused-edition-whole = { $where } : « { $key } » doit être un nombre entier de { $least } à { $most }, et non { $found }.
refused-edition-text = { $where } : « { $key } » doit tenir sur une ligne de { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
} au plus, et non { $found }.
refused-edition-spaces = { $where } : « { $key } » ne doit ni commencer ni finir par une espace, ni contenir d’espace double : { $found }.
refused-edition-word = { $where } : « { $key } » doit être un mot en minuscules, chiffres et traits d’union simples, de { $most } caractères au plus, et non { $found }.
refused-edition-one-of = { $where } : « { $key } » ne peut pas valoir { $found }. Au choix : { $allowed }.
refused-edition-list = { $where } : « { $key } » doit être une liste, et non { $found }.
refused-edition-table = { $where } : « { $key } » doit être une table, et non { $found }.
refused-edition-length = { $where } : nombre d’entrées de « { $key } » : { $span }, et non { $found }.
refused-edition-twice = { $where } : « { $key } » contient deux fois { $found }.
refused-edition-same = { $where } : une autre entrée a déjà { $found } comme « { $key } ».
refused-edition-fails = Le jeu échoue avec cette édition. ({ $reason })

# Ce qu’une carte cachée peut être, et avec quelle probabilité.
aid-row = { $what } { $share }

# Qui lit, le chrono, et tous les autres : people.py et people.ts donnent ces formes à chaque phrase qui parle d’une place.
you = Vous
you-nom = vous
you-obj = vous
you-dat = vous
you-whose = votre
clock-nom = le chrono
clock-obj = le chrono
clock-dat = le chrono
clock-whose = du chrono
name-whose = { $starts ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
# Un nom qui est l’un de ces mots est mis entre guillemets
name-quoted = « { $name } »
pronouns = vous, votre, vos, vous-même, tu, toi, te, ton, je, moi, me, mon, nous, notre, on, il, elle, ils, elles, lui, eux, personne, quelqu’un, le chrono
pair = { $head } : { $text }
list-and = { $head } et { $last }
ask-for = { $seat } : { $ask }
# Ce qu’un lien dit de lui-même dans une messagerie
no-script = Mousehole a besoin de JavaScript. Ou jouez dans un terminal : mousehole play
link-home = Cinq petits jeux de souris, à jouer avec des amis ou des robots dans le navigateur.
link-day = Donne du jour
link-gathering = { $free ->
    [0] Toutes les places sont prises. Ouvrez le lien pour regarder.
    [one] { $free } place libre sur { $seats }. Ouvrez le lien pour jouer.
   *[other] { $free } places libres sur { $seats }. Ouvrez le lien pour jouer.
}
link-playing = Une partie est en cours. Ouvrez le lien pour regarder.
link-over = La partie est terminée. Ouvrez le lien pour voir le résultat.
link-closed = Cette table est fermée.
link-replay = Une partie terminée, à revoir coup par coup.
link-verify = Vérification du mélange d’une partie terminée.
# Réactions rapides
react-well-played = Bien joué !
react-thanks = Merci !
react-oops = Oups !
react-laugh = Ha ha !
react-good-luck = Bonne chance !
react-one-moment = Un instant…
# Messages poussés
push-turn = À vous de jouer
push-reminder = C’est toujours à vous
push-left = { $n ->
    [0] moins d’une heure restante
    [one] { $n } heure restante
   *[other] { $n } heures restantes
}
refused-no-push = Ce serveur n’envoie pas de notifications push.
refused-foreign-push = Ce serveur n’envoie rien au service push de votre navigateur. La personne qui gère le serveur peut l’ajouter.

# What bots remark, sparsely and each in its own way: remark-MOMENT-LEVEL. A remark says nothing that the table does not show.
remark-won-pip = J’ai gagné ? J’ai gagné !
remark-won-bramble = Celle-ci est pour moi. Belle partie.
remark-won-juniper = Ça m’a plu bien plus que je ne l’avouerai.
remark-won-old-whiskers = Bien joué, tout le monde. Mes vieux os ont eu de la chance.
remark-won-quill = À noter : une bonne journée.
remark-lost-pip = Encore ! Encore !
remark-lost-bramble = Belle partie. La prochaine fois, alors.
remark-lost-juniper = J’exige une revanche. Poliment.
remark-lost-old-whiskers = Joliment joué. J’ai bien regardé.
remark-lost-quill = Je le note, pour que ça n’arrive pas deux fois.
remark-together-won-pip = On a réussi ! On a réussi !
remark-together-won-bramble = Bon travail, tout le monde.
remark-together-won-juniper = Il faudrait faire ça plus souvent.
remark-together-won-old-whiskers = C’est comme ça qu’on faisait de mon temps.
remark-together-won-quill = Une page à garder.
remark-together-lost-pip = Oh non. On réessaie ?
remark-together-lost-bramble = Si près du but. On recommence ?
remark-together-lost-juniper = Disons que c’était l’échauffement.
remark-together-lost-old-whiskers = Patience. La prochaine sera la nôtre.
remark-together-lost-quill = Je sais maintenant ce que je changerais.
