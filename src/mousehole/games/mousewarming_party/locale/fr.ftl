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
option-burrows = Terriers : ouverts (premières parties) ou cachés
option-golden_trays = Plateaux dorés : aucun, un ou deux
option-abilities = Souris aux pouvoirs spéciaux

# Pourquoi un conseil est donné : ce que change le choix, en moyenne sur les tables imaginables.
hint-served = Plats sur la table : { $now } → { $then }.
hint-guests = Invités à table : { $now } → { $then }.
hint-aboard = Plats que portent les souris : { $now } → { $then }.
hint-row = Jetons dans la rangée la plus pleine du garde-manger : { $now } → { $then }.
