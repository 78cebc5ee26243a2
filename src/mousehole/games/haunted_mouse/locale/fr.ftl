title = Haunted Mouse
blurb = Défaites-vous de vos cartes pour vous réveiller avant les autres – sans jamais ranger votre main, et gare aux Appâts.
Card = { $suit ->
    [cats] Chat
    [snakes] Serpent
    [owls] Hibou
   *[hawks] Faucon
} { $rank }
BaitCard = { $public ->
    [true] { $card } (Appât public)
   *[false] { $card } ({ $owner_seat_is ->
        [you] votre Appât
       *[other] Appât { $owner_seat_whose }
    })
}
SeatCheese = { $cheese } ({ $seat_nom })
played-cards = { $length ->
    [0] des Appâts seulement
    [1] la position { $start }
   *[other] les positions { $start } à { $end }
}{ $bait_count ->
    [0] {""}
   *[other] { $length ->
        [0] {""} : { $bait }
       *[other] {" "}avec { $bait }
    }
}{ $wanted_count ->
    [0] {""}
   *[other] , plus des Appâts à choisir : { $wanted }
}

# Ce que les joueurs choisissent : des boutons.
SetBait = Poser { $places_count ->
    [one] la position { $places }
   *[other] les positions { $places }
} comme Appât
PlayMeld = Jouer { played-cards }
SetTrap = Tendre un Piège : { played-cards }
UseBait = Utiliser { $bait }
PlayCards = { $trap ->
    [true] Tendre un Piège
   *[false] Jouer une combinaison
} : { $places_count ->
    [0] { $bait }
    [one] position { $places }{ and-bait }
   *[other] positions { $places }{ and-bait }
}
and-bait = { $bait_count ->
    [0] {""}
   *[other] {" "}avec { $bait }
}
DrawFromPile = Piocher une carte
TakeBait = Piocher { $bait }
InsertCard = Insérer en position { $place }
LayBait = Poser la position { $place } comme Appât
LayNoBait = Ne pas poser d’Appât
Pass = Passer

# Ce qui s’est passé.
RoundBegan = Manche { $number } : { $seat_nom } { $seat_is ->
    [you] avez
   *[other] a
} l’entame.
PublicBaitShown = Appât public : { $card }.
BaitChosen = { $seat } { $seat_is ->
    [you] choisissez votre Appât
   *[other] choisit son Appât
}.
BaitShown = { $seat } { $seat_is ->
    [you] posez
   *[other] pose
} comme Appât : { $cards } ({ $places_count ->
    [one] position { $places }
   *[other] positions { $places }
}).
LeadTaken = { $seat } { $seat_is ->
    [you] avez
   *[other] a
} l’entame.
MeldPlayed = { $seat } { $seat_is ->
    [you] jouez
   *[other] joue
} { $cards }{ $bait_count ->
    [0] {""}
   *[other] , avec { $bait }
}.
TrapSet = { $seat } { $seat_is ->
    [you] tendez
   *[other] tend
} un Piège : { $cards }{ $bait_count ->
    [0] {""}
   *[other] , avec { $bait }
}.
CardDrawn = { $seat } { $seat_is ->
    [you] piochez
   *[other] pioche
} { $seen ->
    [true] { $card }
   *[false] une carte
}.
BaitTaken = { $seat } { $seat_is ->
    [you] piochez
   *[other] pioche
} { $bait }.
CardInserted = { $seat } { $seat_is ->
    [you] insérez
   *[other] insère
} la carte en position { $place }.
BaitLaid = { $seat } { $seat_is ->
    [you] posez
   *[other] pose
} { $card } comme Appât (position { $place }).
Passed = { $seat } ne { $seat_is ->
    [you] pouvez ni jouer ni piocher et passez
   *[other] peut ni jouer ni piocher et passe
}.
DiscardsShuffled = La défausse, mélangée, forme une nouvelle pioche ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).
WentOut = { $seat } { $seat_is ->
    [you] sortez { $cheese ->
        [0] sans gagner de fromage
        [one] et gagnez { $cheese } part de fromage
       *[other] et gagnez { $cheese } parts de fromage
    }
   *[other] sort { $cheese ->
        [0] sans gagner de fromage
        [one] et gagne { $cheese } part de fromage
       *[other] et gagne { $cheese } parts de fromage
    }
}.
RoundEnded = { $seat } { $seat_is ->
    [you] restez
   *[other] reste
} en dernier : la manche est finie.
RoundStopped = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} sans combinaison ni Piège : la manche s’arrête.
GameWon = { $seat } { $seat_is ->
    [you] avez
   *[other] a
} { $cheese ->
    [one] { $cheese } part
   *[other] { $cheese } parts
} de fromage et { $seat_is ->
    [you] dormez
   *[other] dort
} en paix.
FinishedRound = Manche { $number }. { $out_seats_count ->
    [0] Aucune sortie
   *[other] Ordre de sortie : { $out_seats_nom }
}. Fromage : { $cheese }.
aid = Quelles cartes sont encore cachées ?
UnseenPile = { $alone ->
    [true] Cartes de la pioche
   *[false] Cartes de la pioche et des mains
}
UnseenHand = { $cards ->
    [one] { $cards } carte cachée
   *[other] { $cards } cartes cachées
} d’avant le mélange ({ $seat_nom })
UnseenRank = { $rank } : { $cards }
Unseen = { $about }
aid-ways = { $ways ->
    [0] Toutes les cartes ont été vues.
    [one] { $ways } carte de cette manche n’a pas été vue.
   *[other] { $ways } cartes de cette manche n’ont pas été vues.
}

# Ce qui est demandé.
ask-bait = Choisissez une carte comme Appât.
ask-bonus-bait = Choisissez une ou deux cartes comme Appât.
ask-lead = Entamez avec une combinaison, piochez, ou tendez un Piège.
ask-follow = Battez la combinaison, piochez, ou tendez un Piège.
ask-pass = Rien à jouer, rien à piocher : passez.
ask-use-bait = Choisissez l’Appât à utiliser.
ask-insert = Choisissez où insérer la carte dans votre main.
ask-lay-bait = Posez une carte comme Appât : vous n’en avez plus.
ask-more-bait = Posez une autre carte comme Appât, ou aucune.

# Ce qui ne va pas, et ce qui est possible.
refused-choose-bait-first = Choisissez d’abord une carte comme Appât.
refused-one-or-two-bait = Choisissez une carte comme Appât, ou deux cartes différentes.
refused-no-bonus-bait = Choisissez une seule carte. Deux Appâts : seulement pour qui a le moins de fromage.
refused-has-chosen = Votre Appât est choisi. Attendez les autres.
refused-no-such-place = Votre main n’a pas de position { $place } : choisissez de 1 à { $last }.
refused-not-adjacent = Les cartes de votre main doivent être côte à côte. Choisissez des cartes voisines.
refused-same-card-twice = Chaque carte ne peut servir qu’une fois.
refused-not-in-order = Dans une suite, vos cartes montent ou descendent toutes.
refused-unknown-card = Il n’y a pas cette carte ou ce joueur à cette table.
refused-no-such-bait = Cet Appât n’est pas sur la table : { $bait }. Choisissez-en un qui s’y trouve.
refused-own-bait-only = Vous entamez : utilisez seulement votre main et votre propre Appât.
refused-does-not-fit = Cet Appât ne convient pas. Vous pouvez utiliser : { $cards }.
refused-nothing-wanted = Cette combinaison n’est pas possible. Nommez toutes les cartes pour savoir pourquoi.
refused-no-cards = Choisissez au moins une carte.
refused-no-own-card = Une carte au moins doit venir de votre main ou de votre propre Appât.
refused-not-a-meld = { $cards } : ni un groupe (même rang) ni une suite (rangs qui se suivent).
refused-not-a-trap = { $cards } : pas un Piège. Il faut un rang dans les quatre familles, ou une suite de quatre dans une seule.
refused-wrong-size = Vous avez choisi { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}. Jouez-en { $size } ou { $more } pour battre cette combinaison.
refused-wrong-type = Avec { $size } cartes, il faut { $type ->
    [set] un groupe plus haut
   *[run] une suite plus haute
}. Ou jouez une carte de plus, du type que vous voulez.
refused-too-weak = Votre plus haut rang est { $top }, il faut battre { $standing }. Montez plus haut, ou jouez une carte de plus.
refused-pile-empty = La pioche est vide. Piochez un Appât ou jouez une combinaison.
refused-own-bait = Votre propre Appât ne se pioche pas. Prenez la pioche, l’Appât public ou celui des autres.
refused-must-lay-bait = Vous n’avez pas d’Appât : vous devez poser une carte.
refused-may-not-pass = Vous ne pouvez passer que s’il n’y a rien à jouer et rien à piocher.
refused-insert-first = Insérez d’abord dans votre main la carte piochée.
refused-lay-bait-first = Décidez d’abord de l’Appât : posez une carte, ou aucune si vous en avez déjà.
refused-use-bait-first = Choisissez d’abord l’Appât de votre combinaison : { $cards }.
refused-out-of-round = Cette manche est finie pour vous. Attendez la suivante.

ended-seventh-cheese = { $winner_seats } { $winner_seats_is ->
    [you] gagnez
    [us] gagnez
   *[other] { $winner_seats_count ->
        [one] gagne
       *[other] gagnent
    }
} avec { $score ->
    [one] { $score } part
   *[other] { $score } parts
} de fromage.
ended-rounds-over = C’était la dernière manche. { ended-seventh-cheese }
# Les fins de partie, dans une liste
ending-seventh-cheese = septième part de fromage
ending-rounds-over = dernière manche

# Ce que regarde l’évaluation : conseils et analyses le nomment, suivi de deux points et de nombres.
measure-cheese = Votre fromage
measure-melds = Combinaisons nécessaires pour jouer votre main
measure-hand = Cartes dans votre main
measure-bait = Vos Appâts sur la table
measure-others = Cartes de l’adversaire qui en a le moins
# Ce que sont les choses : les fiches.
Thing = { $thing ->
    [card] Rang et famille
    [bait] Appâts
    [public-bait] Appât public
    [meld] Combinaisons
    [trap] Piège
    [lead] L’entame
    [cheese] Fromage
    [pile] Pioche
    [discards] Défausse
    [hand] Les mains
   *[known] Cartes connues
}
sheet-card = Le chiffre est le rang de la carte, de 1 à 9 : un groupe réunit des cartes de même rang, une suite des rangs consécutifs. Rien ne vient après le 9. L’animal est sa famille – Chats, Serpents, Hiboux ou Faucons – et ne compte que pour les Pièges. Chaque carte existe en double.
sheet-bait = Les Appâts sont face visible, et tout le monde peut s’en servir : dans une combinaison, avec au moins une carte à soi, ou en les piochant. Qui n’a plus de main et perd son dernier Appât sort avant la personne qui le prend, et gagne du fromage. Si vous piochez sans plus avoir d’Appât, vous devez en poser un.
sheet-public-bait = Cet Appât n’est à personne. Sauf à l’entame, tout le monde peut l’utiliser dans une combinaison ou le piocher. Il est remplacé à la fin du tour.
sheet-meld = Un groupe réunit des cartes de même rang, même une seule ; une suite, au moins deux rangs consécutifs. Pour battre la combinaison sur la table, jouez le même type avec autant de cartes et un rang plus élevé, ou exactement une carte de plus, de l’un ou l’autre type. Les cartes de votre main doivent être voisines. Les cartes couchées étaient des Appâts ; le numéro dit à qui.
sheet-trap = Quatre cartes, ni plus ni moins : un rang dans les quatre familles, ou une suite dans une seule famille. Un Piège bat tout. Il part à la défausse avec la combinaison sur la table, et votre tour continue : vous entamez. S’il a pris la dernière carte de votre main, votre tour est fini.
sheet-lead = À l’entame, on joue sur une table vide : n’importe quelle combinaison, mais seulement avec sa main et ses propres Appâts. Si personne ne bat la vôtre jusqu’à votre prochain tour, vous entamez à nouveau. Personne n’entame sans carte en main.
sheet-cheese = Sans main ni Appât, vous sortez et gagnez du fromage : plus tôt vous sortez, plus vous en gagnez ; la dernière personne n’en gagne pas. Avec 7 parts de fromage, la partie est gagnée aussitôt, même au milieu d’une manche.
sheet-pile = Si vous ne pouvez ou ne voulez pas battre la combinaison, piochez : une carte d’ici, l’Appât public ou l’Appât d’une autre personne. Insérez-la où vous voulez dans votre main. Ensuite, vous pouvez poser un Appât ; vous le devez si vous n’en avez plus.
sheet-discards = Les combinaisons battues et les Pièges, face cachée. Personne ne peut les regarder. Quand la pioche est vide, ils sont mélangés pour en faire une nouvelle.
sheet-hand = Une main garde son ordre : seules des cartes voisines se jouent ensemble. Quand des cartes partent, le vide se referme, et d’autres deviennent voisines. Tout le monde voit combien de cartes vous avez, et où une carte entre ou sort.
sheet-known = Cette carte a été piochée parmi les Appâts : tout le monde la connaît tant qu’elle est dans la main.

# Ce qui ne va pas dans un fichier d’édition ; ses clés portent leur nom du fichier
refused-edition-suits = { $where } : « suits » doit être, dans cet ordre, les dernières pouvant manquer : { $suits }.
refused-edition-too-few-cards = { $where } : { $cards } cartes ne suffisent pas pour { $seats } joueurs avec { $hand } cartes chacun, un Appât public de { $bait } et une pioche.
refused-edition-too-few-wedges = { $where } : { $wedges } parts de fromage risquent de ne pas suffire pour { $seats } joueurs à qui il en faut { $goal } pour gagner.
refused-edition-prizes = { $where } : « cheese » doit décroître, d’au moins 1 pour la première place jusqu’à 0 pour la dernière.
# La donne du jour : ce qui est distribué, et le résultat
day-what = Une manche contre Old Whiskers. Qui sortira en premier ?
day-score = { $won ->
    [yes] Dehors avant Old Whiskers, en { $moves } coups
   *[other] Old Whiskers est sorti en premier ; j’ai joué { $moves } coups
}

# Ce que compte une étude d’équilibre
study-winning = Cartes jouées en combinaison ou en Piège : part des gagnants
study-winning-line = Rang { $rank }
study-bait = Appâts utilisés ou pris : part de ceux d’un autre
study-bait-line = Rang { $rank }

# What bots remark, sparsely and each in its own way: remark-MOMENT-LEVEL. A remark says nothing that the table does not show.
remark-out-pip = Plus rien ! Regardez, pattes vides !
remark-out-bramble = Et voilà, plus de cartes.
remark-out-juniper = Plus de cartes. Quel dommage.
remark-out-old-whiskers = Le secret, c’est de partir tant que la fête est belle.
remark-out-quill = Dernière carte. Point final.
remark-trap-pip = Clac ! Hi hi.
remark-trap-bramble = Attention au piège.
remark-trap-juniper = Ne me regardez pas comme ça. Regardez le piège.
remark-trap-old-whiskers = J’ai vu des souris marcher dans pire que ça.
remark-trap-quill = Note de bas de page : gare au piège.
