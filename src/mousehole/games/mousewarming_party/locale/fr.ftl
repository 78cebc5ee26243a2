title = Mousewarming Party
blurb = Apportez ensemble à table de quoi nourrir tous vos invités, avant que le raton laveur ait rempli son garde-manger.
FoodName = { $food ->
    [nut] noix
    [carrot] carotte
    [tomato] tomate
    [mushroom] champignon
    [cheese] fromage
    [egg] œuf
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
PutRaccoon = Le raton laveur part de la case { $space }
TakeMouse = Jouer avec { $mouse }
GiveGolden = { $mouse } porte le plateau doré
PutMouse = { $mouse } part de la case { $space }
PlaceCheese = Poser le fromage
LullRaccoon = Endormir le raton laveur
ShootFood = Envoyer à table : { $food }
ReturnFood = Reprendre au garde-manger : { $food }
Sprint = { $to ->
    [food] Courir à la nourriture la plus proche
   *[burrow] Courir au terrier le plus proche
}
RaidFeeder = Piller la gamelle la plus proche
PackFood = Mettre dans le sac à dos : { $foods }
Drop = { $mouse } lâche : { $food }
Move = { $mouse } va à la case { $space }
PickUp = Ramasser
LeaveFood = Laisser là
RaccoonPlaced = Le raton laveur gare sa trottinette à la case { $space }.
MouseTaken = { $mouse } est de la partie.
GoldenGiven = { $mouse } porte le plateau doré.
MousePlaced = { $mouse } part de la case { $space }.
DieRolled = { $seat } lance le dé : { $food }, côté { $side }.
FoodPlaced = À la case { $space } il y a maintenant : { $food }.
NothingPlaced = Pas de place ou plus de jeton pour : { $food }. Rien n’est posé.
RaccoonLulled = Le raton laveur se couche pour une sieste.
FoodShot = Le lance-pierre envoie : { $food }.
FoodReturned = La ninja reprend au garde-manger : { $food }, posé à la case { $space }.
FeederRaided = De la gamelle de la case { $space } sort : { $food }.
FoodPacked = Dans le sac à dos : { $foods }.
FoodDropped = { $mouse } lâche à la case { $space } : { $food }.
MouseMoved = { $mouse } va à la case { $space }.
FoodPickedUp = { $mouse } ramasse : { $food }.
KitchenFound = Une cuisine à la case { $space }, pour : { $foods }.
GuestsSeated = Des invités habitaient à la case { $space } : ils s’attablent avec { $plates ->
    [1] une assiette
   *[other] { $plates } assiettes
}.
FoodServed = { $mouse } apporte à table : { $food } ({ $served } sur { $plates }).
RaccoonFed = Le raton laveur prend à la case { $space } : { $food } ({ $stored } au garde-manger).
RaccoonStayed = { $reason ->
    [asleep] Le raton laveur dort encore, puis se réveille.
   *[no-food] Le raton laveur ne trouve rien à manger.
}
PartyEnded = { $reason ->
    [party] Plus une seule assiette vide !
    [feeders] Les deux gamelles sont vides.
   *[pantry] Le raton laveur pose un jeton sur la souris de son garde-manger.
}
Count = Nourriture à table : { $served }, assiettes : { $plates }, tours : { $turns }.
ask-raccoon = { $seat } : d’où part le raton laveur ?
ask-mouse = { $seat } : quelle souris est de la partie ?
ask-golden = { $seat } : qui porte le plateau doré ?
ask-start = { $seat } : d’où part { $mouse } ?
ask-cheese = { $seat } : du fromage ! Qu’en faites-vous ?
ask-move = { $seat } : déplacez une souris.
ask-pick-up = { $seat } : ramasser la nourriture ?
refused-not-a-feeder = Le raton laveur part d’une gamelle ; la case { $space } n’en a pas.
refused-already-in-play = { $mouse } joue déjà.
refused-no-such-mouse = Cette souris n’est pas dans la boîte.
refused-not-in-play = Cette souris n’est pas l’une de vos deux.
refused-already-placed = { $mouse } est déjà sur le plateau de jeu.
refused-not-a-plate = Les souris partent d’une assiette ; la case { $space } n’en a pas.
refused-occupied = La case { $space } est occupée : souris et raton laveur ne se partagent jamais une case.
refused-other-mouse-first = L’autre souris se place d’abord.
refused-not-in-set-up = Cela se décide à son moment de la mise en place, pas maintenant.
refused-no-cheese = Il faut un fromage au dé, avant le déplacement de la souris.
refused-not-moving-now = Aucune souris n’est à déplacer maintenant.
refused-no-food-here = Aucune souris ayant de la place ne vient de s’arrêter sur de la nourriture.
refused-no-abilities = Vous jouez sans pouvoirs spéciaux.
refused-mouse-not-in-play = { $mouse } n’est pas l’une de vos deux souris.
refused-no-kitchen = Aucune cuisine ouverte ne prépare cela.
refused-not-aboard = Ce n’est pas sur son plateau.
refused-no-free-plate = Aucune assiette n’est libre pour cela.
refused-not-in-pantry = Le garde-manger n’a pas ce jeton.
refused-backpack-full = Le sac à dos n’a pas assez de place.
refused-no-goal = Aucune case libre de ce genre où courir.
refused-tray-full = Son plateau est plein.
refused-tray-empty = { $mouse } n’a rien sur son plateau.
refused-pantry-empty = Le garde-manger du raton laveur est encore vide.
refused-one-drop = On ne lâche qu’un jeton avant un déplacement.
refused-no-empty-plate = { $mouse } n’est pas sur une assiette vide.
refused-moved-by-ability = { $mouse } s’est déplacée grâce à son pouvoir ce tour-ci : elle ne peut rien lâcher avant le prochain tour. Déplacez une souris.
refused-dropper-moves = { $mouse } a lâché un jeton : c’est elle qui se déplace.
refused-no-such-space = Le plateau de jeu n’a pas cette case.
refused-too-far = { $mouse } ne peut pas s’arrêter à la case { $space } : elle fait 1 à { $reach } pas dans le sens des flèches.
ended-party = Tout le monde a assez à manger : la fête est réussie ! Nourriture à table : { $score }.
ended-feeders-won = Les deux gamelles sont vides, mais il y en a assez pour tous : gagné ! Nourriture à table : { $score }.
ended-feeders-lost = Les deux gamelles sont vides, et des invités ont encore faim : perdu. Nourriture à table : { $score }.
ended-pantry-won = Le garde-manger est plein, mais il y en a assez pour tous : gagné ! Nourriture à table : { $score }.
ended-pantry-lost = Le garde-manger est plein, et des invités ont encore faim : perdu. Nourriture à table : { $score }.
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

# Un guide des pouvoirs : ce que fait chacun, et quand on peut s’en servir.
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

# Pourquoi un conseil est donné : ce que change le choix, en moyenne sur les tables imaginables.
hint-served = Plats sur la table : { $now } → { $then }.
hint-guests = Invités à table : { $now } → { $then }.
hint-aboard = Plats que portent les souris : { $now } → { $then }.
hint-row = Jetons dans la rangée la plus pleine du garde-manger : { $now } → { $then }.
