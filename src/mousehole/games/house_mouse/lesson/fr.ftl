# Une première manche, pour qui n’a jamais joué.
lesson-welcome = Vous êtes une souris dans une maison pleine de trésors, comme Pip et Bramble. Rapportez ce qui traîne : le nid qui a le plus de points gagne.
lesson-backs = Il y a une carte à chaque coin. Son dos dit son type, et rien d’autre : les Points comptent à la fin, les Pouvoirs servent et resservent, les Bonus vont en main et frappent une fois. Pip et Bramble choisissent d’abord leur coin.
lesson-place = Vous jouez en premier, donc vous choisissez en dernier. Il y a un Pouvoir en c1 : placez-y votre souris.
lesson-scavenge = Un tour a trois actions. L’une d’elles est de récupérer : on prend la carte là où l’on est. Touchez votre souris, ou le bouton.
lesson-free = Lumière !, un Pouvoir ! Il est maintenant dans votre nid. Plus tard, s’en servir coûte une action – mais au tour où on le trouve, c’est gratuit. Activez-le : touchez la carte dans votre nid.
lesson-room = Lumière ! retourne toutes les cartes d’une pièce. Choisissez celle du milieu, la pièce 2 : vous êtes à son coin.
lesson-go = Voyez donc ! Une Clé de rechange en b1, qui vaut 5 points. Les coins d’une pièce sont voisins, en travers aussi. Se déplacer coûte une action – et une carte visible est à vous dès que vous arrivez, pour rien. Allez en b1.
lesson-take-boost = Il reste une action. Sieste de chat, en b2, est un Bonus, visible aussi : allez-y, et il vient dans votre main.
lesson-end = Il ne reste aucune action. Finissez votre tour.
lesson-boost = C’est le tour de Pip, qui vient de prendre une carte. Mais un Bonus se joue à tout moment, au tour de n’importe qui, sans action ! Jouez Sieste de chat : touchez-la.
lesson-nap = Sieste de chat enlève une action à quelqu’un. Pip, à ce tour !
lesson-refilled = Pip a eu une action de moins, puis Bramble a joué. Où une souris laisse un coin vide, une nouvelle carte est posée, face cachée.
lesson-collection = À vous de nouveau. La Laine de verre est encore visible en c2. C’est une collection : 8 points pour une, mais rien pour deux, et −8 pour trois ! Une, c’est parfait. Allez en c2.
lesson-points = Déjà 13 points : la Clé compte ce qui est imprimé, la Laine de verre comme collection d’une carte. D’autres comptent par paires : le Ressort de montre de Pip vaut 2, mais 6 à côté d’un Rouage. Pouvoirs et Bonus ne comptent rien.
lesson-done = La partie finit avec la douzième carte d’un nid. Touchez une carte pour la lire. Si quelque chose n’est pas possible, touchez-le quand même : on vous dira pourquoi.
