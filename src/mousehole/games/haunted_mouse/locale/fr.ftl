title = Haunted Mouse
blurb = Défaites-vous de vos cartes pour vous réveiller le premier – sans jamais ranger votre main, et gare aux Appâts.
Card = { $suit ->
    [cats] Chat
    [snakes] Serpent
    [owls] Hibou
   *[hawks] Faucon
} { $rank }
BaitCard = { $public ->
    [true] { $card } (Appât public)
   *[false] { $card } (Appât de { $owner_seat })
}
SetBait = Poser comme Appât : place { $places }
PlayMeld = Jouer { $length ->
    [0] des Appâts seulement
    [1] la place { $start }
   *[other] les places { $start } à { $end }
}{ $bait_count ->
    [0] {""}
   *[other] { $length ->
        [0] {""} : { $bait }
       *[other] {""}, avec { $bait }
    }
}{ $wanted_count ->
    [0] {""}
   *[other] , et des Appâts à choisir ensuite : { $wanted }
}
SetTrap = Tendre un Piège : { $length ->
    [0] des Appâts seulement
    [1] la place { $start }
   *[other] les places { $start } à { $end }
}{ $bait_count ->
    [0] {""}
   *[other] { $length ->
        [0] {""} : { $bait }
       *[other] {""}, avec { $bait }
    }
}{ $wanted_count ->
    [0] {""}
   *[other] , et des Appâts à choisir ensuite : { $wanted }
}
UseBait = Utiliser { $bait }
PlayCards = { $trap ->
    [true] Piège
   *[false] Combinaison
} : places { $places } ; Appâts : { $bait }
DrawFromPile = Piocher
TakeBait = Prendre { $bait }
InsertCard = L’insérer à la place { $place }
LayBait = Poser la place { $place } comme Appât
LayNoBait = Ne pas poser d’Appât
Pass = Passer
RoundBegan = La manche { $number } commence. { $seat } va entamer.
PublicBaitShown = Appât public : { $card }.
BaitChosen = { $seat } a choisi son Appât.
BaitShown = { $seat } pose comme Appât : { $cards } (place { $places }).
LeadTaken = { $seat } a l’entame.
MeldPlayed = { $seat } joue { $cards }{ $bait_count ->
    [0] {""}
   *[other] , avec { $bait }
}.
TrapSet = { $seat } tend un Piège : { $cards }{ $bait_count ->
    [0] {""}
   *[other] , avec { $bait }
}.
CardDrawn = { $seen ->
    [true] { $seat } pioche { $card }.
   *[false] { $seat } pioche une carte.
}
BaitTaken = { $seat } prend { $bait }.
CardInserted = { $seat } l’insère à la place { $place }.
BaitLaid = { $seat } pose { $card } (place { $place }) comme Appât.
Passed = { $seat } ne peut rien faire et passe.
DiscardsShuffled = La défausse est mélangée : { $cards } cartes dans la nouvelle pioche.
WentOut = { $seat } est sorti ; fromage pris : { $cheese }.
RoundEnded = Il ne reste que { $seat } : la manche est finie.
RoundStopped = { $turns } tours sans combinaison ni Piège : la manche s’arrête.
GameWon = { $seat } a { $cheese } parts de fromage et dort en paix.
FinishedRound = Manche { $number } : sortis dans cet ordre : { $out_seats } ; fromage { $cheese }.
ask-bait = { $seat } : choisissez une carte comme Appât.
ask-bonus-bait = { $seat } : choisissez une carte comme Appât, ou deux.
ask-lead = { $seat } : à vous d’entamer. Jouez une combinaison, piochez, ou tendez un Piège.
ask-follow = { $seat } : battez la combinaison, piochez, ou tendez un Piège.
ask-pass = { $seat } : il n’y a rien à jouer et rien à piocher.
ask-use-bait = { $seat } : quel Appât utilisez-vous ?
ask-insert = { $seat } : où va la carte ?
ask-lay-bait = { $seat } : vous n’avez pas d’Appât. Posez une carte.
ask-more-bait = { $seat } : poser une autre carte comme Appât ?
refused-one-or-two-bait = Choisissez une carte comme Appât, ou deux différentes pour l’Appât bonus.
refused-no-bonus-bait = Seul un joueur qui a le moins de fromage peut poser un deuxième Appât.
refused-no-such-place = Il n’y a pas de place { $place }.
refused-not-adjacent = Les cartes de votre main doivent être côte à côte.
refused-not-in-order = { $cards } ne monte ni ne descend tout du long : dans une suite, les cartes de la main le doivent.
refused-unknown-card = Le paquet n’a pas cette carte, ou personne n’est assis là.
refused-no-such-bait = { $bait } n’est pas là.
refused-own-bait-only = À l’entame, vous ne pouvez utiliser que votre propre Appât.
refused-does-not-fit = { $bait } ne convient pas ici. Vous pouvez utiliser : { $cards }.
refused-nothing-wanted = Cette combinaison n’est pas possible : nommez les cartes pour savoir pourquoi.
refused-no-cards = Une combinaison a au moins une carte.
refused-no-own-card = Une carte au moins doit venir de votre main ou de votre propre Appât.
refused-not-a-meld = { $cards } n’est ni un groupe ni une suite.
refused-not-a-trap = { $cards } n’est pas un Piège : ce sont les quatre familles d’un rang, ou une suite de quatre d’une famille.
refused-wrong-size = { $cards } cartes ne peuvent pas en battre { $size } : jouez-en { $size } ou { $more }.
refused-wrong-type = Avec { $size } cartes, seul le même type peut la battre ; l’autre type demande une carte de plus.
refused-too-weak = Un plus haut rang de { $top } ne bat pas { $standing }.
refused-pile-empty = La pioche est vide.
refused-own-bait = Vous ne pouvez pas piocher votre propre Appât.
refused-must-lay-bait = Vous n’avez pas d’Appât : vous devez poser une carte.
refused-may-not-pass = On ne passe que s’il n’y a rien à jouer et rien à piocher.
ended-seventh-cheese = { $winner_seats } a la septième part de fromage et gagne.

# Pourquoi un conseil est donné : ce que change le choix, en moyenne sur les tables imaginables.
hint-cheese = Votre fromage : { $now } → { $then }.
hint-melds = Combinaisons qu’il faut pour jouer votre main : { $now } → { $then }.
hint-hand = Cartes dans votre main : { $now } → { $then }.
hint-bait = Vos Appâts sur la table : { $now } → { $then }.
