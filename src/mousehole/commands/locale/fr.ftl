# Ce que dit la ligne de commande.
about = Cinq petits jeux de souris.
play = jouer dans ce terminal
join = rejoindre une table d’un serveur
games = lister les jeux et leurs options
rules = afficher les règles d’un jeu, ou une seule règle
simulate = faire jouer beaucoup de parties aux robots
arena = comparer des robots
train = apprendre un jeu à Quill à partir de parties de robots
hint = conseiller des coups dans une partie enregistrée
review = trouver les tournants d’une partie, et distinguer fautes et hasard
report = étudier l’équilibre et la durée d’un jeu
calibrate = calculer les chances de gagner affichées à partir de parties simulées
export = écrire des parties de robots sous forme de tableaux, pour l’apprentissage et l’analyse
replay = revoir une partie enregistrée
verify = vérifier un fichier de partie
draws = lister ce que le hasard a décidé dans une partie
encode = écrire ce qu’on voit d’une place, en nombres nommés
engine = piloter n’importe quel jeu par lignes JSON
new-game = créer un paquet avec un petit jeu, point de départ du vôtre
new-bot = créer un paquet avec un petit robot, point de départ du vôtre
serve = lancer un serveur de tables, pour navigateurs et programmes
pushkey = créer une clé pour les notifications push
site = écrire un dossier pour n’importe quel hébergeur : tous les jeux, sans serveur
backup = copier toutes les tables d’un serveur dans un fichier, sans l’arrêter
restore = charger une sauvegarde dans une base de données vide
doctor = contrôler la base de données d’un serveur et rejouer chaque table
completion = afficher le script de complétion d’un shell
help-db = sqlite:///FICHIER ou postgresql://… ; par défaut, la base qu’utilise « serve »
help-site-folder = un nouveau dossier, ou un ancien site
help-backup-file = un nouveau fichier (une base SQLite, même si le serveur utilise PostgreSQL)
help-restore-file = un fichier écrit par « backup »
help-doctor-json = sortie JSON avec chaque table concernée
wire = écrire les types du protocole pour TypeScript
see-help = { $error } (voir { $command } --help)
# Ce qui représente une valeur dans l’aide
meta-command = COMMANDE
meta-game = JEU
meta-rule = RÈGLE
meta-file = FICHIER
meta-day = JOUR
meta-folder = DOSSIER
meta-name = NOM
meta-names = NOM[,NOM…]
meta-names-two = NOM,NOM…
meta-bot = ROBOT
meta-id = NOM
meta-title = TITRE
meta-seconds = SECONDES
meta-address = ADRESSE
meta-host = ADRESSE
meta-option = NOM=VALEUR
meta-edition = NOM|FICHIER
meta-seat-hex = PLACE=HEX
# Arguments
help-game = l’identifiant d’un jeu : voir « mousehole games »
help-option = régler une option de jeu ; à répéter pour en régler plusieurs
help-edition = une édition fournie avec le jeu, ou votre propre fichier
help-lang = langue de tous les textes
help-version = afficher la version et quitter
help-json = écrire du JSON, pour les programmes
help-json-games = écrire du JSON avec toutes les options, pour les programmes
help-new-id = le nom dans les commandes et les adresses : minuscules, chiffres, tirets
help-new-title = le nom sur la boîte (par défaut : d’après NOM)
help-new-into = où créer le dossier (par défaut : ici)
help-file = un fichier de partie
help-plain = texte seul, ligne par ligne : pour les tubes, les terminaux simples et les lecteurs d’écran
help-seed = un nombre qui fixe tout le hasard ; par défaut : 0
help-workers = nombre de processus
help-pace = secondes de chrono par coup ; par défaut : celles de chaque robot
help-simulations = nombre de simulations ; plus il y en a, plus c’est précis
help-play-seats = personnes et robots ; par défaut : le minimum du jeu, au moins 2
help-play-people = personnes qui partagent ce terminal ; par défaut : 1 (avec 0, regarder jouer les robots)
help-play-bots = pip, bramble, juniper, old-whiskers, quill, ou plusieurs, à tour de rôle ; par défaut : bramble
help-play-seed = rejouer la même donne ; par défaut : une nouvelle
help-play-day = jouer la donne de ce jour, par exemple 2026-11-17 ; sans date : celle d’aujourd’hui
help-play-pace = secondes d’attente d’un robot avant de jouer ; par défaut : 2
help-play-save = enregistrer la partie dans ce fichier, terminée ou non
help-no-remarks = les robots ne disent rien et ne proposent rien
help-play-resume = continuer la partie de ce fichier
help-join-url = un lien vers une table ou une place, http://…/t/TABLE#key=CLÉ ; ou vers un serveur
help-join-code = le code court d’une table, comme MOUSE-4F7K, si le lien ne mène qu’à un serveur
help-join-name = votre nom affiché ; par défaut : votre nom sur cette machine
help-join-seat = la place voulue, à partir de 1 ; par défaut : une place libre
help-join-watch = regarder sans prendre place
help-join-open = créer une table sur ce serveur, et en être l’hôte
help-join-seats = places de la nouvelle table ; par défaut : le minimum du jeu, au moins 2
help-rules-rule = une règle, comme KEEP-12, ou simplement 12
help-seats-4 = nombre de places ; par défaut : 4, ou le nombre permis le plus proche
help-seats-2 = nombre de places ; par défaut : 2, ou le minimum du jeu
help-seats-all = nombres de places ; par défaut : tous ceux que le jeu permet
help-games = nombre de parties
help-games-at-least = nombre minimal de parties ; les donnes sont jouées en entier
help-games-each = nombre de parties par nombre de places
help-watch = nombre de parties par nombre de places à suivre coup par coup ; par défaut : 400, ou toutes si le robot réfléchit à l’avance
help-bots = robots dans le sens horaire ; la liste recommence au besoin ; par défaut : { $default }
help-bots-compared = robots à comparer
help-bot = le robot qui joue à toutes les places
help-arena-json = enregistrer chaque partie dans ce fichier, et le compléter s’il existe déjà
help-ray = utiliser ce cluster Ray ; « local » en démarre un sur cette machine
help-train-games = parties jouées par la stratégie rapide au premier tour ; par défaut : 8000
help-train-rounds = nombre de tours ; à partir du deuxième, une recherche joue avec ce qui est déjà appris ; par défaut : 1
help-train-later-games = parties de chaque tour suivant ; par défaut : 1000
help-train-simulations = simulations par décision aux tours suivants et dans les duels ; par défaut : 16
help-train-hidden = unités cachées du réseau, un multiple de 8 jusqu’à 64, ou 0 pour un réseau linéaire ; par défaut : 16
help-train-every = garder une position sur N ; par défaut : 12
help-train-duels = donnes sur lesquelles le résultat de chaque tour affronte une recherche avec l’évaluation écrite à la main ; par défaut : 48
help-train-policy = apprendre quels coups essayer d’abord, d’après les choix d’une recherche avec le modèle du jeu (dans policy.toml) ; --games compte ses parties
help-train-beliefs = apprendre ce qui est caché le plus souvent (dans beliefs.toml), à partir de --games parties de robots rapides et de robots qui réfléchissent
help-train-habits = apprendre comment la stratégie rapide doit peser les choses (dans habits.toml), en jouant --games parties contre elle-même et contre celle réglée à la main
help-train-edition = une édition fournie avec le jeu
help-train-work = garder dans DOSSIER tout ce qui est joué, et y reprendre ; par défaut : build/train/JEU
help-train-out = écrire le modèle dans ce fichier ; par défaut : model.toml
help-report-out = écrire DOSSIER/<jeu>.html et DOSSIER/<jeu>.md ; autres éditions : DOSSIER/<jeu>-<édition>
help-beside = comparer avec cette édition, côte à côte
help-calibrate-games = parties par configuration ; par défaut : 1000. Chaque moitié est vérifiée par un ajustement à l’autre
help-calibrate-expert-games = parties d’Old Whiskers par configuration à deux joueurs, qui sont lentes ; par défaut : 24. Moins à plus de joueurs ; en équipe, trois fois plus si les souris ne sont pas imposées
help-calibrate-only = ne jouer et n’ajuster que les parties de ce niveau ; après celles de Bramble, celles d’Old Whiskers sont à ajuster de nouveau
help-calibrate-edition = seulement cette édition ; peut être répété ; par défaut : toutes celles du jeu
help-calibrate-check = seulement vérifier les ajustements en place, avec des parties de ce robot
help-calibrate-table = seulement afficher le tableau des ajustements en place
help-calibrate-again = répéter toutes les commandes qui ont produit le fichier, à partir de rien ; avec --edition, seulement celles de cette édition
help-calibrate-json = enregistrer dans ce fichier ce que disent les parties, et ne jouer que ce qui y manque
help-calibrate-out = écrire les ajustements dans ce fichier ; par défaut : dans le dossier du jeu
help-calibrate-seed = un nombre qui fixe tout le hasard ; par défaut : 2026
help-export-out = écrire les fichiers (.npz), les noms de tous les nombres et une fiche de données dans DOSSIER
help-hint-at = après les N premiers coups ; par défaut : tous
help-hint-seat = seulement cette place, à partir de 1 ; par défaut : celle qui doit jouer
help-hint-most = nombre de coups à montrer ; par défaut : 3
help-review-refine = prendre environ une minute de plus, pour des erreurs plus petites
help-review-most = nombre de fautes à lister ; par défaut : 5
help-replay-at = montrer seulement la table après les N premiers coups
help-replay-play-on = reprendre la partie après les N premiers coups, contre des robots ; ce que vous ne pouviez pas savoir est tiré au hasard
help-replay-seat = la place avec laquelle reprendre (par défaut : celle dont c’est le tour)
help-replay-bots = les robots des autres places, à tour de rôle (par défaut : bramble)
help-replay-watch = ouvrir la vue interactive
help-verify-commitment = l’engagement du serveur, tel que vous l’avez noté
help-verify-nonce = la contribution d’une place, telle que vous l’avez notée ; places à partir de 1 ; à répéter pour plusieurs places
help-verify-seat-commitment = l’engagement d’une place, tel que vous l’avez noté ; places à partir de 1 ; à répéter pour plusieurs places
help-serve-host = adresse d’écoute ; 0.0.0.0 : pour tous ceux qui atteignent cette machine ; par défaut : 127.0.0.1, cette machine seulement
help-serve-port = port d’écoute ; par défaut : 8000
help-serve-db = base de données : sqlite:///FICHIER, ou postgresql://… ; par défaut : sqlite:///mousehole.db
help-serve-bus = redis://… : nécessaire avec plusieurs processus du serveur
help-serve-workers = processus du serveur ; par défaut : 1
help-serve-bot-workers = processus de robots par processus du serveur ; par défaut : 1
help-serve-public-url = l’adresse par laquelle commencent les liens vers les tables
help-serve-pace = durée minimale d’un coup de robot, en millisecondes ; par défaut : 900
help-serve-open = ouvrir la page dans un navigateur
help-serve-log-level = journaliser les messages à partir de ce niveau ; par défaut : info
help-encode-moves = nombre de coups joués au hasard auparavant ; 20 par défaut
help-encode-positions = lister plutôt chaque position de la disposition
help-encode-page = écrire plutôt la disposition en une page Markdown
help-completion-shell = bash, zsh ou fish ; placez le résultat là où votre shell cherche les complétions (voir docs/terminal.md)
help-wire-folder = dossier de destination : messages.ts, et un fichier par jeu
help-wire-check = seulement vérifier si les fichiers sont à jour
# Résultats
game-line = { $title } : { $fewest }–{ $most } joueurs, { $minutes } minutes
learned-line = Quill a appris ce jeu en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} (édition { $edition }, version { $version } des règles, { $date })
learned-none = Quill joue à ce jeu avec l’évaluation écrite à la main
learned-version = ce que Quill a appris vaut pour la version { $theirs } des règles, pas pour la { $ours } : l’évaluation écrite à la main prend le relais
learned-edition = ce que Quill a appris vaut pour un texte antérieur de cette édition : l’évaluation écrite à la main prend le relais
learned-inputs = ce que Quill a appris ne convient pas à ce programme : l’évaluation écrite à la main prend le relais
beliefs-line = Quill devine ce qui est caché comme elle l’a appris en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} (version { $version } des règles, { $date })
beliefs-unused = ce que Quill a appris sur ce qui est caché ne va pas avec ces règles : tout ce qui est possible est aussi probable
habits-line = Quill pèse ses coups comme elle l’a appris en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de la stratégie rapide (version { $version } des règles, { $date })
habits-unused = ce que Quill a appris pour peser ses coups ne convient pas à ces règles : elle les pèse selon les réglages faits à la main
chances-line = les conseils indiquent les chances de gagner pour { $shown } des { $of } réglages
chances-none = les conseils n’indiquent aucune chance de gagner : aucune n’a été ajustée à ces règles et à l’évaluation actuelle des tables. Lancez « mousehole calibrate { $game } ».
option-line = { $about } : { $values } (par défaut : { $default })
option-choice = { $value } = { $words }
option-seats = 1–{ $most } = la personne à cette place
new-game-done = Dossier écrit : { $path }
    Ensuite : cd { $path } && pip install -e . && mousehole play { $name }
new-bot-done = Dossier écrit : { $path }
    Ensuite : cd { $path } && pip install -e . && mousehole arena house-mouse --bots { $name },pip
plugin-bots = Robots d’autres paquets : { $names }
plugin-broken = Laissé de côté, car il ne fonctionne pas : { $name } ({ $reason })
encode-seat = { $title } : place { $n } sur { $seats }, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
encode-option = action { $action } : { $option }
encode-pass = laisser passer
encode-rest = Tous les autres nombres valent 0, sur { $numbers } pour ce qui est vu et { $option_numbers } pour chaque option.
calibrated = { $rows ->
    [one] { $rows } ajustement écrit dans { $path }.
   *[other] { $rows } ajustements écrits dans { $path }.
}
calibrated-edition = édition
calibrated-mode = réglages
calibrated-samples = situations
calibrated-early = début : chance / gagné · erreur · Brier
calibrated-middle = milieu
calibrated-late = fin
calibrated-error = erreur
calibrated-by-chance = par hasard
error-calibrate-scored = personne ne gagne à ce jeu : il n’y a pas de chances à ajuster
error-calibrate-again = { $file } ne dit pas comment il a été produit. Ajustez les chances sans « --again ».
error-calibrate-options = aucune configuration n’a ces options
error-calibrate-bramble = dans l’édition « { $edition } », rien n’est encore ajusté aux parties de Bramble avec l’évaluation actuelle des tables. Lancez d’abord la commande avec « --only bramble ».
simulated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $title }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : { $speed } parties/s, { $decisions } décisions/s
simulated-ended = fins
simulated-moves = coups
simulated-team = équipe
simulated-seat = place { $n }
simulated-spread = moyenne { $mean }, de { $least } à { $most }, moitié centrale de { $quarter } à { $three_quarters }
simulated-won = { $spread } ; victoires { $won }
arena-head = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, graine { $seed } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
arena-bot = robot
arena-games = parties
arena-won = gagnées
arena-place = rang 0–1
arena-score = score
arena-rating = niveau
arena-from-to = { $mean } (de { $low } à { $high })
arena-duel = duel
arena-share = part du premier
progress = { $done } sur { $all }
replay-head = { $title }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, édition « { $edition } »
verified = { $file } : OK. { $title }, règles version { $version }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, { $moves ->
    [0] aucun coup
    [one] { $moves } coup
   *[other] { $moves } coups
}, fin « { $reason } », scores { $scores }
verified-shuffle = { $file } : mélange équitable. Engagement du serveur : { $commitment }. Places ayant contribué à la graine : { $count } sur { $seats }.
verified-scheme-1 = (Ancienne méthode : les places ne s’étaient pas engagées sur leur contribution.)
verified-unrevealed = La place { $n } n’a pas révélé sa contribution : un robot y a joué.
verified-day = { $file } : donne du jour, { $day }. Sa graine découle de la date selon une règle publiée, la même pour tout le monde. Elle n’a jamais été secrète : chacun pouvait la connaître d’avance.
verified-position = { $file } : commence au milieu d’une autre partie, et ce qui était caché a été tiré au hasard. Son mélange ne peut pas être vérifié.
verified-not-served = { $file } : pas de vérification du mélange, car cette partie n’a pas été jouée sur un serveur
served = Mousehole est à l’adresse { $address }
served-also = Aussi à { $addresses }
served-here-only = Seule cette machine peut l’atteindre. Pour inviter les téléphones de votre réseau, ajoutez --host 0.0.0.0 (make play ARGS="--host 0.0.0.0").
served-scan = Scannez le code avec un téléphone du même réseau, ou saisissez l’adresse.
wire-stale = { $path } : pas à jour
wire-written = { $path } : écrit
site-written = { $folder } : { $files } fichiers ; { $megabytes } Mo à télécharger en tout.
backed-up = { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}. Le fichier a été rouvert et contrôlé.
restored = { $file } : données restaurées ({ $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}).
# Ce que révèle le contrôle de la base
doctor-schema = schéma
doctor-schema-empty = Vide : aucun serveur n’a encore utilisé cette base.
doctor-schema-newer = { $schema }, écrit par une version plus récente de Mousehole. Utilisez cette version.
doctor-schema-current = { $schema }, à jour
doctor-schema-older = { $schema }. Un serveur le fera passer à { $newest } en démarrant.
doctor-integrity = fichier
doctor-integrity-elsewhere = PostgreSQL contrôle lui-même ses fichiers (pg_amcheck). Toutes les lignes sont lues ci-dessous.
doctor-integrity-sound = toutes les pages sont en bon état
doctor-integrity-damaged = Le fichier est abîmé. Restaurez une sauvegarde. ({ $reason })
doctor-journals = tables
doctor-journals-broken = { $count } sur { $all } impossibles à rejouer
doctor-journals-sound = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} : tout a été rejoué
doctor-editions = éditions
doctor-editions-unfit = { $count ->
    [one] { $count } table créée
   *[other] { $count } tables créées
} avec d’autres règles ou éditions : à lire et à télécharger, mais pas à jouer.
doctor-entries = entrées
doctor-entries-lost = Entrées sans table : { $count }
doctor-leases = parties en cours
doctor-leases-held = Un serveur s’occupe de chacune, ou tout le monde est parti.
doctor-leases-orphaned = { $count ->
    [one] Aucun serveur ne s’occupe de { $count } partie
   *[other] Aucun serveur ne s’occupe de { $count } parties
}, alors qu’il y en a un. Redémarrez-le.
doctor-leases-waiting = { $count ->
    [one] { $count } partie reprendra
   *[other] { $count } parties reprendront
} au démarrage d’un serveur.
doctor-space = disque
doctor-space-elsewhere = Non contrôlé : la base n’est pas un fichier de cette machine.
doctor-space-enough = { $free } Mo libres ; la base occupe { $used } Mo.
doctor-space-short = Seulement { $free } Mo libres ; la base occupe { $used } Mo. Libérez de l’espace.
doctor-versions = versions
doctor-versions-installed = Mousehole { $version } ({ $build }) : { $games }
# Erreurs
error-option-form = { $text } : écrivez une option sous la forme NOM=VALEUR
error-nonce-form = { $text } : écrivez une contribution sous la forme PLACE=HEX, places à partir de 1
error-integer = « { $text } » n’est pas un nombre entier
error-whole = il faut un nombre entier, au moins { $least }, pas « { $text } »
error-whole-range = il faut un nombre entier de { $least } à { $most }, pas « { $text } »
error-seconds = il faut un nombre de secondes, au moins 0, pas « { $text } »
error-choice = « { $value } » n’est pas possible. Au choix : { $choices }
error-command = commande inconnue : « { $value } ». Au choix : { $choices }
error-seats-list = --seats : un nombre, ou plusieurs séparés par des virgules, comme 2,3,4
error-at-range = pour cette partie, --at va de 0 à { $moves }
error-seat-range = --seat va de 1 à { $seats }, pas { $found }
error-seed = il faut un nombre entier de 0 à 2^256 − 1, pas « { $text } »
error-no-rule = { $game } n’a pas de règle { $rule }. Elles vont de { $first } à { $last }.
error-new-id = « { $name } » ne peut pas être un nom : minuscules, chiffres et tirets, en commençant par une lettre.
error-new-taken = « { $name } » existe déjà. Choisissez un autre nom.
error-new-exists = { $path } existe déjà.
error-not-text = { $path } n’est pas un fichier texte
error-finished = { $path } : cette partie est terminée. Pour la revoir : mousehole replay { $path }
error-day-alone = La donne du jour est la même pour tout le monde : retirez { $option }.
error-day-game = Dites de quel jeu vous voulez la donne : { $games }.
error-no-screen = --watch demande un terminal interactif. Sans cette option, vous pouvez lire le journal.
error-setting = { $name } ne peut pas valoir « { $value } »
error-setting-form = { $name } ne peut pas valoir « { $value } ». Exemple : { $example }
error-setting-least = { $name } : au moins { $least }, pas { $value }
error-setting-range = { $name } : de { $least } à { $most }, pas { $value }
error-needs-bus = avec plusieurs processus du serveur, il faut --bus redis://…
error-not-found = { $path } : fichier introuvable
error-file = { $path } : { $reason }
error-exists = { $path } existe déjà. Choisissez un nouveau fichier.
error-not-a-file = { $path } n’est pas un fichier ordinaire. Choisissez-en un autre.
error-no-permission = Vous n’avez pas le droit de lire ou d’écrire { $path }.
error-not-a-folder = { $path } n’est pas un dossier. Choisissez-en un autre.
error-no-folder = Le dossier { $path } n’existe pas. Créez-le d’abord.
error-needs-package = Il faut le paquet { $package }. Installez-le avec : pip install 'mousehole[{ $extra }]'
train-play = tour { $round } : { $done } parties sur { $of }, { $speed } parties/s
train-fit = tour { $round } : ajusté à { $done } positions sur { $of }
train-duel = tour { $round } : { $done } duels sur { $of }
train-loss = perte hors apprentissage { $loss } (sans rien savoir : { $base })
train-strength = part des duels gagnés contre l’évaluation écrite à la main : { $share }
train-habits = avance sur la stratégie réglée à la main, sur de nouvelles donnes (50 % : égalité) : { $share }
error-not-learnable = { $title } n’a pas d’évaluation qui puisse s’apprendre.
error-no-beliefs = Dans { $title }, les robots ne peuvent apprendre à deviner rien de caché.
error-no-habits = { $title } n’a pas d’habitudes qui puissent s’apprendre.
error-train-hidden = --hidden doit être un multiple de 8, { $most } au plus, ou 0.
error-other-training = { $folder } contient un autre apprentissage : { $key } est différent. Choisissez un autre dossier avec --work, ou supprimez celui-ci.
error-not-a-model = Ce n’est pas un modèle : { $reason }
error-host = impossible d’écouter sur l’hôte { $host } : { $reason }
error-listen = impossible d’écouter sur { $address } : { $reason }
error-bot-twice = Chaque robot ne se compare qu’une fois. Retirez le second de --bots.
error-bots-one-seat = Des robots ne peuvent pas se rencontrer à une table d’une place. Choisissez-en plus avec --seats.
error-not-an-arena = { $file } n’a pas été écrit par « arena », ou bien il est abîmé. Choisissez un autre fichier.
error-not-samples = { $file } ne contient pas ce qu’enregistre « calibrate », ou bien il est abîmé. Choisissez un autre fichier.
error-other-arena = { $file } appartient à une autre comparaison : « { $key } » y vaut { $theirs }, et ici { $ours }. Choisissez un autre fichier.
error-other-server = Un autre serveur utilise { $file }. Arrêtez-le, ou choisissez une autre base avec --db.
error-not-a-database = { $url } n’est pas l’adresse d’une base de données. Elle ressemble à sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE.
error-damaged-database = { $file } est abîmé ({ $reason }). Restaurez une sauvegarde : mousehole restore
error-unusable-database = { $url } n’est pas utilisable : { $reason }
error-no-page = La page n’a pas été construite. Lancez « make page » dans une copie du code source.
error-no-engine = Le moteur pour navigateurs n’a pas été construit. Lancez « make site » dans une copie du code source, avec une connexion : Pyodide vient de npm, msgspec de PyPI.
error-not-a-site = { $folder } n’est pas vide, et n’est pas un site Mousehole. Indiquez un autre dossier.
error-unused-database = Cette base est vide : aucun serveur ne l’a encore utilisée.
error-used-database = Cette base contient déjà des tables. Restaurez dans une base vide.
error-push-package = Les notifications push ont besoin du paquet pywebpush : pip install "mousehole[push]"
error-newer-database = Cela vient d’une version plus récente de Mousehole. Utilisez cette version.
error-read-only = { $url } est en lecture seule
error-backup-exists = { $file } existe déjà. Choisissez un nouveau fichier pour la sauvegarde.
error-backup-incomplete = Entrées copiées : { $copied }. Entrées dans la sauvegarde : { $found }. Réessayez.
error-restore-incomplete = Entrées dans { $file } : { $held }. Entrées restaurées : { $found }. Réessayez avec une base vide.
error-not-a-backup = { $file } n’est pas une sauvegarde. Choisissez un fichier écrit par « backup ».
# Les mots de l’analyseur
argparse-usage = usage :{" "}
argparse-positional = arguments{" "}
argparse-options = options{" "}
argparse-help = afficher cette aide et quitter
argparse-required = il manque : %s
argparse-unrecognized = inconnu : %s
argparse-one = la valeur manque
argparse-explicit = ne prend pas de valeur, pas même %r
argparse-ambiguous = %(option)s est ambigu : %(matches)s
argparse-argument = argument %(argument_name)s : %(message)s
