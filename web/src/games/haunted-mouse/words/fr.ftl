# Seulement ce que dit le plateau ; les mots du jeu sont dans src/mousehole/games/haunted_mouse/locale.
cards = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
cheese-of = Fromage : { $n } sur { $goal }
has-chosen = a choisi
out-as = { $place ->
    [1] sortie n° 1
    [2] sortie n° 2
    [3] sortie n° 3
   *[other] sortie n° 4
}
only-bait = { $n ->
    [one] plus que { $n } Appât !
   *[other] plus que { $n } Appâts !
}
hand-of = { $seat_is ->
    [you] Votre main
   *[other] Main { $seat_whose }
}, { cards }
place = Position { $place } : { $card }
known = tout le monde connaît cette carte
drawn = carte piochée : { $card }
drawn-hidden = une carte piochée
bait-in-front = { $seat_is ->
    [you] Votre Appât
   *[other] Appât { $seat_whose }
}
bait-of = { bait-in-front } : { $card }
public-bait = Appât public
public-bait-card = Appât public : { $card }
your-bait = Votre Appât
your-bait-card = Votre Appât : { $card }
your-side = Votre côté de la table
your-hand = Votre main, dans son ordre : { cards }
pile = Pioche : { cards }
discards = Défausse : { cards }
next-out = Prochaine sortie :
prize = { $n ->
    [one] { $n } part
   *[other] { $n } parts
}
cheese = Fromage
meld-of = { $seat } : { $looks }
table-empty = Aucune combinaison sur la table
looks-set = { $n ->
    [1] un seul { $rank }
   *[other] un groupe de { $n }, rang { $rank }
}
looks-run = une suite de { $low } à { $high }
looks-neither = ni groupe ni suite
it-beats = Cela bat la combinaison : { $looks }.
it-leads = Vous pouvez entamer avec { $looks }.
it-traps = Un Piège : { $looks } !
not-now = Impossible : { $looks }.
why-not = Pourquoi pas ?
clear = Effacer
play-meld = Jouer la combinaison
set-trap = Tendre un Piège
play-anyway = Jouer quand même
trap-anyway = Tendre le Piège quand même
take-bait = Piocher { $card }
take-or-add = Piochez cet Appât, ou ajoutez vos cartes pour une combinaison.
drawing-ends = Piocher la carte du dessus au lieu de jouer ces cartes ?
tap-to-lead = Touchez des cartes voisines pour entamer, ou la pioche pour piocher.
tap-to-beat = Touchez des cartes voisines et des Appâts pour battre la combinaison, ou la pioche pour piocher.
tap-for-bait = Touchez la carte à poser comme Appât.
tap-for-bonus = Touchez une carte, ou deux, à poser comme Appâts.
tap-to-lay = Touchez une carte pour la poser comme Appât.
lay-as-bait = { $n ->
    [one] La poser comme Appât
   *[other] Poser les deux comme Appâts
}
tap-to-use = Plusieurs Appâts conviennent. Touchez celui que vous voulez utiliser.
use-it = Utiliser cet Appât
you-drew = Vous avez pioché { $card }.
tap-a-place = Touchez la carte qui la suivra, ou la fin. Vous pouvez aussi la faire glisser.
insert-before = Position { $place }, devant { $card }
insert-last = Position { $place }, à la fin
goes-first = En premier, devant { $card }
goes-last = En dernier, derrière { $card }
goes-between = Entre { $left } et { $right }
goes-alone = Seule dans votre main
with-bait = Appâts utilisés : { $bait }.
goes-out-first = { $seat_is ->
    [you] Vous sortirez { $n ->
        [0] sans gagner de fromage
        [one] et gagnerez { $n } part de fromage
       *[other] et gagnerez { $n } parts de fromage
    }
   *[other] { $seat } sortira avant vous { $n ->
        [0] sans gagner de fromage
        [one] et gagnera { $n } part de fromage
       *[other] et gagnera { $n } parts de fromage
    }
}.
goes-out-and-wins = { $seat_is ->
    [you] Vous sortirez et gagnerez
   *[other] { $seat } sortira avant vous et gagnera
} la partie !
no-bait-this-round = Pas d’Appât cette manche
trap-was-set = { $seat } { $seat_is ->
    [you] tendez
   *[other] tend
} un Piège : { $looks } !
round-over = La manche { $round } est finie. { $out_seats_count ->
    [0] Aucune sortie.
   *[other] Ordre de sortie : { $out_seats_nom }.
}
sheet-about = Qu’est-ce que c’est ? { $what }

# Les choix, avec les mots de ce qu’on voit.
say-bait = Poser { $cards } comme Appât
say-cards = { $hand_count ->
    [0] des Appâts seulement : { $bait }
   *[other] { $hand }{ $bait_count ->
        [0] {""}
       *[other] {" "}avec { $bait }
    }
}{ $wanted_count ->
    [0] {""}
   *[other] , plus des Appâts de votre choix : { $wanted }
}
say-meld = Jouer { say-cards }
say-trap = Tendre un Piège : { say-cards }
say-insert = { $side ->
    [alone] Mettre { $card } dans votre main vide
    [first] Insérer { $card } en premier, devant { $right }
    [last] Insérer { $card } en dernier, derrière { $left }
   *[between] Insérer { $card } entre { $left } et { $right }
}

# Les scènes : pourquoi cela arrive, et ce que cela change.
scene-trap = Le Piège est défaussé, avec la combinaison sur la table.
scene-out = { $place ->
    [1] Première
    [2] Deuxième
    [3] Troisième
   *[other] Quatrième
} sortie sur { $seats } joueurs : plus aucune carte. Fromage jusqu’ici : { $n }.
scene-out-by-bait = { $taker_seat_is ->
    [you] Vous avez pris
   *[other] { $taker_seat } a pris
} { $seat_is ->
    [you] votre dernière carte : vous sortez
   *[other] la dernière carte { $seat_whose }, qui sort
} ({ $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $seats }). Fromage jusqu’ici : { $n }.
scene-round-ended = { $seat_is ->
    [you] Vous ne gagnez pas de fromage, mais vous entamez
   *[other] { $seat } ne gagne pas de fromage, mais entame
} la manche suivante.
scene-round-stopped = Le fromage déjà gagné reste acquis. La même personne entame à nouveau.
scene-game-won = Avec { $n } parts de fromage, la partie est gagnée aussitôt, même au milieu d’une manche.

# La feuille de marque.
tally-round = Manche { $n }
tally-won = { $won ->
    [0] – ({ $n })
   *[other] +{ $won } ({ $n })
}
tally-how = Pour chaque manche : le fromage gagné, puis le total.
