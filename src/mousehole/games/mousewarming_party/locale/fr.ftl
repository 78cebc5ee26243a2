title = Mousewarming Party
blurb = Nourrissez tous vos invités avant que le raton laveur n’ait rempli son garde-manger.
FoodName = { $food ->
    [nut] noix
    [carrot] carotte
    [tomato] tomate
    [mushroom] champignon
    [cheese] fromage
    [egg] œuf
   *[other] { $food }
}
# Un jeton, avec son article
AFood = { $food ->
    [nut] une noix
    [carrot] une carotte
    [tomato] une tomate
    [mushroom] un champignon
    [cheese] du fromage
    [egg] un œuf
   *[other] { $food }
}
# Ce que prend une cuisine
Foods = { $food ->
    [nut] noix
    [carrot] carottes
    [tomato] tomates
    [mushroom] champignons
    [cheese] fromage
    [egg] œufs
   *[other] { $food }
}
MouseName = { $mouse ->
    [mommy] Maman souris
    [slingshot] Souris lance-pierre
    [ninja] Souris ninja
    [sprinter] Souris sprinteuse
    [fitness] Souris sportive
    [traveler] Souris voyageuse
   *[other] { $mouse }
}
SideName = { $side ->
    [north] nord
    [east] est
    [south] sud
    [west] ouest
   *[other] { $side }
}
PutRaccoon = Placer le raton laveur sur la case { $space }
TakeMouse = Jouer avec { $mouse }
GiveGolden = Donner le plateau doré à { $mouse }
PutMouse = Placer { $mouse } sur la case { $space }
PlaceCheese = Poser le fromage
LullRaccoon = Endormir le raton laveur
ShootFood = Envoyer { $food } à table
ReturnFood = Reprendre { $food } au garde-manger
Sprint = { $to ->
    [food] Courir à la nourriture la plus proche
   *[burrow] Courir au terrier le plus proche
}
RaidFeeder = Piller la gamelle la plus proche
PackFood = Mettre { $foods } dans le sac à dos
Drop = { $mouse } : lâcher { $food }
Move = Déplacer { $mouse } sur la case { $space }
PickUp = Ramasser la nourriture
LeaveFood = Laisser la nourriture
RaccoonPlaced = Le raton laveur gare sa trottinette sur la case { $space }.
MouseTaken = { $mouse } rejoint l’équipe.
GoldenGiven = { $mouse } reçoit le plateau doré.
MousePlaced = { $mouse } part de la case { $space }.
DieRolled = { $seat } { $seat_is ->
    [you] obtenez
   *[other] obtient
} { $food } au dé (côté { $side }).
FoodPlaced = Sur la case { $space }, il y a maintenant { $food }.
NothingPlaced = Pas d’assiette libre pour { $food }, ou plus de jeton en réserve : rien n’est posé.
RaccoonLulled = Le raton laveur fait la sieste.
FoodShot = Souris lance-pierre envoie { $food } à table.
FoodReturned = Souris ninja reprend { $food } au garde-manger ; le jeton va sur la case { $space }.
FeederRaided = Souris sportive pille la gamelle de la case { $space } et emporte { $food }.
FoodPacked = Souris voyageuse met { $foods } dans son sac à dos.
FoodDropped = { $mouse } lâche { $food } sur la case { $space }.
MouseMoved = { $mouse } va sur la case { $space }.
FoodPickedUp = { $mouse } ramasse { $food }.
KitchenFound = La case { $space } abrite une cuisine pour : { $foods }.
GuestsSeated = Des invités quittent la case { $space } pour la table, avec { $plates ->
    [one] { $plates } assiette
   *[other] { $plates } assiettes
}.
FoodServed = { $mouse } sert { $food } : { $served ->
    [one] { $served } assiette pleine
   *[other] { $served } assiettes pleines
} sur { $plates }.
RaccoonFed = Le raton laveur prend { $food } sur la case { $space } : { $stored } sur { $full } au garde-manger{ $left ->
    [0] .
    [one] . Encore un jeton de cette sorte, et la partie est finie !
   *[other] .
}
RaccoonStayed = { $reason ->
    [asleep] Le raton laveur passe ce tour à dormir.
   *[no-food] Le raton laveur ne trouve rien à manger.
}
PartyEnded = { $reason ->
    [party] Toutes les assiettes sont pleines !
    [feeders] Les deux gamelles sont vides.
   *[pantry] Le raton laveur a rangé un quatrième jeton du même aliment dans son garde-manger.
}
Count = Nourriture à table : { $served }. Assiettes : { $plates }. Tours : { $turns }.
# Ce qui peut se compter, pour qui le demande.
aid = Qu’est-ce qui est encore caché ?
UnseenTokens = { $tokens ->
    [one] { $tokens } jeton dans les gamelles
   *[other] { $tokens } jetons dans les gamelles
}
UnseenFood = { $food } × { $tokens }
UnseenDoor = Derrière { $doors ->
    [one] la dernière porte
   *[other] chacune des { $doors } portes
}
UnseenKitchen = cuisine pour { $foods }
UnseenGuests = invités avec { $plates ->
    [one] { $plates } assiette
   *[other] { $plates } assiettes
}
Unseen = { $about }
aid-ways = { $ways ->
    [one] Ce ne peut être que cela.
   *[other] { $ways } possibilités.
}
ask-raccoon = Choisissez la gamelle d’où part le raton laveur.
ask-mouse = Choisissez une souris pour votre équipe.
ask-golden = Choisissez la souris qui reçoit le plateau doré.
ask-start = Choisissez l’assiette d’où part { $mouse }.
ask-cheese = Du fromage : posez-le, ou servez-vous-en autrement.
ask-move = Déplacez une souris.
ask-pick-up = Ramassez la nourriture, ou laissez-la.
refused-not-a-feeder = La case { $space } n’est pas une gamelle. Le raton laveur part de l’une de ses deux gamelles.
refused-already-in-play = { $mouse } est déjà dans votre équipe. Choisissez-en une autre.
refused-no-such-mouse = Cette souris n’existe pas. Choisissez-en une dans la liste.
refused-not-in-play = Cette souris n’est pas dans votre équipe. Choisissez l’une de vos deux souris.
refused-already-placed = { $mouse } est déjà sur le plateau de jeu.
refused-not-a-plate = La case { $space } n’a pas d’assiette. Les souris partent d’une assiette.
refused-occupied = La case { $space } est occupée : souris et raton laveur ne partagent jamais une case. Choisissez une case libre.
refused-other-mouse-first = Placez d’abord l’autre souris.
refused-not-in-set-up = Cela se décide pendant la mise en place, chaque chose à son tour.
refused-no-cheese = Possible seulement quand le dé montre un fromage, avant le déplacement d’une souris.
refused-not-moving-now = Impossible de déplacer une souris maintenant. Répondez d’abord à la question posée.
refused-no-food-here = Rien à ramasser : aucune souris ayant de la place ne vient de s’arrêter sur de la nourriture.
refused-no-abilities = Cette table se joue sans pouvoirs spéciaux.
refused-mouse-not-in-play = Il faut { $mouse } dans votre équipe pour cela.
refused-no-kitchen = Aucune cuisine ouverte ne prend encore cet aliment : { $food }.
refused-not-aboard = { $mouse } ne peut pas utiliser { $food } : { $foods_count ->
    [0] son plateau est vide
   *[other] sur son plateau, il y a seulement { $foods }
}.
refused-nothing-to-pack = Dites quoi mettre dans le sac : un ou deux jetons du plateau.
refused-no-free-plate = Aucune assiette du parcours n’est libre.
refused-not-in-pantry = Le garde-manger n’a pas ce jeton.
refused-backpack-full = { $free ->
    [0] Le sac à dos est plein.
    [one] Le sac à dos n’a plus de place que pour { $free } jeton.
   *[other] Le sac à dos n’a plus de place que pour { $free } jetons.
}
refused-no-goal = Aucun but de ce genre n’est libre : il n’y a nulle part où courir.
refused-tray-full = Son plateau est plein : deux jetons au plus.
refused-tray-empty = { $mouse } n’a rien sur son plateau.
refused-pantry-empty = Le garde-manger du raton laveur est encore vide.
refused-one-drop = Un seul jeton peut être lâché avant un déplacement. Déplacez maintenant la souris.
refused-no-empty-plate = { $mouse } n’est pas sur une assiette vide : elle ne peut rien lâcher ici.
refused-moved-by-ability = { $mouse } s’est déplacée grâce à son pouvoir ce tour-ci : elle ne peut rien lâcher avant le prochain tour. Déplacez une souris.
refused-dropper-moves = { $mouse } a lâché un jeton : c’est elle qui se déplace.
refused-no-such-space = Le plateau de jeu n’a pas cette case. Choisissez une case marquée.
refused-already-there = { $mouse } est déjà sur la case { $space }. Déplacez-la d’un pas au moins.
refused-too-far = { $mouse } ne peut pas s’arrêter sur la case { $space } : elle fait { $reach ->
    [one] exactement { $reach } pas
   *[other] 1 à { $reach } pas
} dans le sens des flèches.
ended-party = Tous les invités ont assez à manger : la fête est réussie ! Nourriture à table : { $score }.
ended-feeders-won = Les deux gamelles sont vides, mais il y a assez à manger pour tous : gagné ! Nourriture à table : { $score }.
ended-feeders-lost = Les deux gamelles sont vides, et des invités ont encore faim : perdu. Nourriture à table : { $score }.
ended-pantry-won = Le garde-manger est plein, mais il y a assez à manger pour tous : gagné ! Nourriture à table : { $score }.
ended-pantry-lost = Le garde-manger est plein, et des invités ont encore faim : perdu. Nourriture à table : { $score }.
# Les fins de partie, dans une liste
ending-party = toutes les assiettes pleines
ending-feeders-won = gamelles vides, partie gagnée
ending-feeders-lost = gamelles vides, partie perdue
ending-pantry-won = garde-manger plein, partie gagnée
ending-pantry-lost = garde-manger plein, partie perdue
option-burrows = Terriers
option-burrows-open = Ouverts (plus facile)
option-burrows-hidden = Cachés (plus difficile)
option-burrows-about = Cachés, c’est plus difficile : il faut trouver les cuisines, et vous ne savez pas combien d’assiettes attendent vos invités.
option-golden_trays = Plateaux dorés
option-golden_trays-0 = Aucun
option-golden_trays-1 = Un (plus difficile)
option-golden_trays-2 = Deux (le plus difficile)
option-golden_trays-about = Une souris au plateau doré fait moins de pas par déplacement.
option-abilities = Pouvoirs spéciaux
option-abilities-false = Sans
option-abilities-true = Avec
option-abilities-about = La difficulté dépend de vos deux souris, car seule Maman souris endort le raton laveur. En 400 parties par paire (terriers cachés, aucun plateau doré), les robots ont gagné 74 % des parties avec Maman souris et Souris ninja, mais 11 % seulement avec Souris sportive et Souris voyageuse.
rung-open = terriers ouverts
rung-hidden = terriers cachés
rung-one-golden = un plateau doré
rung-two-golden = deux plateaux dorés
rung-abilities = pouvoirs spéciaux et deux plateaux dorés

# Un guide des pouvoirs : ce que fait chacun, et quand il sert.
sheet-mommy = Le raton laveur fait la sieste. Pendant ce tour, il ne bouge pas et ne prend rien ; il se réveille à la fin du tour.
sheet-mommy-when = Chaque fois que le dé montre un fromage, au lieu de poser le fromage.
sheet-slingshot = Envoyez un aliment du plateau de cette souris directement à table. La souris reste où elle est.
sheet-slingshot-when = Quand le dé montre un fromage, au lieu de le poser, si une cuisine ouverte, où qu’elle soit, prend un aliment de son plateau. Les aliments de l’autre souris et les cuisines derrière une porte fermée ne comptent pas.
sheet-ninja = Reprenez un jeton de votre choix dans le garde-manger du raton laveur. Il va sur une assiette comme si le dé venait de le montrer : la première assiette libre depuis le côté d’où est sorti le dé.
sheet-ninja-when = Quand le dé montre un fromage, au lieu de le poser, si le garde-manger n’est pas vide et qu’une assiette est libre.
sheet-sprinter = Cette souris court à la case libre la plus proche avec un aliment et le prend, ou au terrier libre le plus proche, où elle ouvre la porte et livre. Ensuite, vous déplacez quand même une souris, celle-ci ou l’autre.
sheet-sprinter-when = Quand le dé montre un fromage, au lieu de le poser, s’il y a un endroit où courir. La case où elle se trouve et les gamelles ne comptent pas. Avec un plateau plein, elle ne peut courir qu’à un terrier. Une souris qui a couru ne lâche rien pendant le même tour.
sheet-fitness = Cette souris bondit à la gamelle libre et non vide la plus proche et prend le jeton du dessus. Ensuite, vous déplacez quand même une souris, celle-ci ou l’autre. Attention : la partie s’arrête quand les deux gamelles sont vides.
sheet-fitness-when = Quand le dé montre un fromage, au lieu de le poser, si son plateau a de la place et qu’une gamelle non vide est libre. La gamelle où elle se trouve ne compte pas.
sheet-traveler = Mettez un ou deux jetons du plateau de cette souris dans son sac à dos. Ils ne la ralentissent plus, et les cuisines les prennent comme sur le plateau.
sheet-traveler-when = Quand le dé montre un fromage, au lieu de le poser, si elle a un aliment sur son plateau et que le sac a de la place. Les aliments de l’autre souris n’y vont pas, et seule une cuisine les en fait sortir.

# Ce que regarde l’évaluation : conseils et analyses le nomment, suivi de deux points et de nombres.
measure-served = Nourriture à table
measure-guests = Invités à table
measure-aboard = Nourriture portée par les souris
measure-row = Jetons dans la rangée la plus pleine du garde-manger

# Ce que fait chaque chose sur la table : les titres, puis les textes.
Thing = { $thing ->
    [raccoon] Le raton laveur
    [pantry] Le garde-manger du raton laveur
    [feeders] Les gamelles du raton laveur
    [table] La table du dîner
    [kitchen] Une cuisine
    [door] Une porte fermée
    [hole] Un terrier vide
    [plate] Une assiette du parcours
    [tray] Une souris et son plateau
    [golden] Un plateau doré
   *[die] Le dé
}
sheet-raccoon = Après chaque déplacement de souris, il suit les flèches jusqu’à la première case avec de la nourriture, gamelle ou assiette, et prend un jeton. Il saute par-dessus les souris et ne prend jamais rien sur une case où se trouve une souris : s’arrêter sur la nourriture la protège. Le raton laveur pâle montre son prochain arrêt.
sheet-pantry = Ce que prend le raton laveur arrive ici, chaque aliment dans sa rangée. Trois jetons d’un aliment ne font rien ; le quatrième termine la partie, et vous perdez si des invités ont encore faim. Les chiffres du bas : jetons encore en réserve.
sheet-feeders = Chaque gamelle contient des jetons face cachée pour le raton laveur. Quand les deux sont vides, la partie se termine, et vous perdez si des invités ont encore faim. Plus il y a de nourriture pour lui sur les assiettes, plus elles durent.
sheet-table = Vous gagnez dès que toutes les assiettes de la table sont pleines. Tout aliment convient à tout invité. Chaque groupe d’invités a son nombre d’assiettes ; une partie encore vide de la table compte pour ses assiettes habituelles.
sheet-kitchen = Une souris qui s’arrête ici livre tout ce que cette cuisine accepte de son plateau : les images montrent quels aliments. C’est obligatoire et ne coûte rien.
sheet-door = Une souris qui s’arrête ici ouvre la porte. Derrière, il y a une cuisine, qui reste, ou des invités, qui passent aussitôt à table avec leurs assiettes.
sheet-hole = Des invités sont partis d’ici. Les souris peuvent passer et s’arrêter ; il ne se passe rien.
sheet-plate = La nourriture du dé va sur la première assiette libre en suivant les flèches. Une souris qui s’arrête sur de la nourriture peut la prendre. Avant de partir, une souris peut lâcher ici un jeton, si l’assiette est vide.
sheet-tray = Une souris porte deux jetons au plus, et chacun cache un chiffre : le plus grand chiffre encore visible est le nombre de pas qu’elle peut faire. Elle suit les flèches, fait au moins un pas et saute par-dessus les souris et le raton laveur sans compter leurs cases.
sheet-golden = Un plateau doré porte de plus petits chiffres : cette souris fait moins de pas.
sheet-die = Chaque tour commence par le dé. Son aliment va sur la première assiette libre en suivant les flèches depuis le côté où il est sorti. Le fromage peut être posé, ou utilisé autrement.

# Ce qui ne va pas dans un fichier d’édition ; ses clés portent leur nom du fichier
refused-edition-spaces-letters = { $where } : « spaces » doit compter de { $least } à { $most } lettres, dont au moins une fois chacune : { $letters }.
refused-edition-starts = { $where } : « spaces » doit avoir au moins { $least } assiettes, où les souris commencent.
refused-edition-raccoon = { $where } : aucune souris ne peut s’appeler { $found }. C’est le nom du raton laveur.
refused-edition-steps = { $where } : « steps » doit avoir autant d’entrées que [silver] : { $silver }.
refused-edition-burrows = { $where } : « spaces » a { $burrows } terriers, mais il en faut { $needed } pour les cuisines et les secteurs de la table.
refused-edition-raccoon-tokens = { $where } : { $tokens } jetons du raton laveur ne se répartissent pas également entre { $feeders } gamelles.
refused-edition-too-few-tokens = { $where } : il faut au moins { $plates } jetons aux invités, mais les cuisines n’en prennent que { $tokens }.
# Chiffres à retenir
feat-quickest-party = Fête la plus rapide : tout le monde servi en { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
# La donne du jour : ce qui est distribué, et le résultat
day-what = Une soirée en solo, terriers cachés. Y en aura-t-il assez pour tout le monde ?
day-score = { $won ->
    [yes] Tout le monde a mangé ! Nourriture : { $score }
   *[other] Des invités ont encore faim. Nourriture : { $score }
}

# Ce que compte une étude d’équilibre
study-served = Nourriture arrivée sur la table plutôt que dans le garde-manger
study-served-line = { $food }

# What bots remark, sparsely and each in its own way: remark-MOMENT-LEVEL. A remark says nothing that the table does not show.
remark-raccoon-pip = Le raton laveur grossit. Au secours !
remark-raccoon-bramble = Encore un comme ça et la fête est finie. Prudence.
remark-raccoon-juniper = Ce raton laveur mange mieux que nous.
remark-raccoon-old-whiskers = Du calme. On ne peut plus en perdre un seul.
remark-raccoon-quill = Garde-manger : presque plein. Le sien, pas le nôtre.
remark-last-plate-pip = Plus qu’une assiette ! J’ai si faim !
remark-last-plate-bramble = Plus qu’une assiette.
remark-last-plate-juniper = Une assiette. Que personne ne respire.
remark-last-plate-old-whiskers = La dernière assiette est toujours la plus lourde.
remark-last-plate-quill = Toutes les assiettes sauf une. Je compte.
