# Une première manche, pour qui n’a jamais joué.
lesson-welcome = Vous êtes une souris dans une maison pleine de trésors, comme Pip, Bramble et Basile. Rapportez ce qui traîne : le nid qui a le plus de points gagne.
lesson-backs = Il y a une carte à chaque coin. Son dos montre son type, et rien d’autre : un gland pour les Points, qui comptent à la fin ; un éclair pour les Pouvoirs, qui servent et resservent ; une flèche pour les Bonus, qui vont en main et frappent une fois. Pip et Bramble choisissent d’abord leur coin, et Bramble place Basile.
lesson-place = Vous jouez en premier, vous choisissez donc en dernier. Il y a un Pouvoir en c1 : placez-y votre souris.
lesson-scavenge = Vous avez trois actions par tour. L’une d’elles est de récupérer : vous prenez la carte là où vous êtes. Touchez votre souris, ou le bouton.
lesson-free = « Lumière ! », un Pouvoir ! Il est maintenant dans votre nid. L’activer coûte une action – mais au tour où vous le récupérez, c’est gratuit. Activez-le : touchez la carte dans votre nid.
lesson-room = « Lumière ! » révèle toutes les cartes d’une pièce. Choisissez celle du milieu, la pièce 2 : vous êtes à l’un de ses coins.
lesson-go = Voyez donc ! Une Clé de rechange en b1, qui vaut 5 points. Les quatre coins d’une pièce sont voisins, en diagonale aussi. Se déplacer coûte une action – et une carte visible est à vous dès que vous arrivez, gratuitement. Un déplacement se fait en deux fois : touchez b1 pour le choisir, puis touchez-le encore, ou le bouton, pour y aller.
lesson-take-boost = Il vous reste une action. Sieste de chat, en b2, est un Bonus, visible lui aussi : allez-y, et il vient dans votre main.
lesson-end = Vous n’avez plus d’action. Finissez votre tour.
lesson-boost = C’est à Pip de jouer, et Pip vient de prendre une carte. Mais un Bonus se joue à tout moment, au tour de n’importe qui, sans action ! Jouez Sieste de chat : touchez-la.
lesson-nap = Sieste de chat retire une action à quelqu’un. Choisissez Pip, ce tour-ci !
lesson-basil = C’est maintenant à Basile. Personne ne le dirige : il prend le chemin le plus court vers la carte Point cachée la plus proche, trois actions par tour. Si deux chemins se valent, la personne qui joue avant lui choisit. Regardez-le – son nid compte aussi, et il peut gagner !
lesson-refilled = Basile a pris un Fil de chaussette, puis il est parti. Quand une souris quitte un coin vide, une nouvelle carte y est posée, face cachée.
lesson-collection = À vous de nouveau. La Laine de verre est encore visible en c2. C’est une collection : 8 points pour une carte, rien pour deux, et −8 pour trois ! Une seule, c’est parfait. Allez en c2.
lesson-points = Déjà 13 points : la Clé vaut ce qui y est imprimé, la Laine de verre est une collection d’une carte. D’autres cartes comptent par paires : le Ressort de montre de Pip vaut 2, mais 6 avec un Rouage de montre. Pouvoirs et Bonus ne valent rien.
lesson-done = La partie finit dès qu’un nid a douze cartes. Touchez une carte pour la lire. Si quelque chose n’est pas possible, touchez-le quand même : vous saurez pourquoi.
