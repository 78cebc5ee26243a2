title = House Mouse
blurb = Filez à travers la maison, récupérez ce qui traîne et bâtissez le plus beau nid. Les Pouvoirs s’enchaînent, les Bonus frappent à tout moment.
Basil = Basile
Card = { $kind ->
    [dryer-lint] Peluche de séchoir
    [bent-paperclip] Trombone tordu
    [sock-thread] Fil de chaussette
    [cotton-ball] Boule de coton
    [bottle-cap] Capsule
    [thimble] Dé à coudre
    [doll-shoe] Soulier de poupée
    [silk-ribbon] Ruban de soie
    [spare-key] Clé de rechange
    [silver-charm] Breloque d’argent
    [lost-earring] Boucle d’oreille perdue
    [chewed-gum] Chewing-gum mâché
    [cat-hair] Poil de chat
    [rusty-tack] Punaise rouillée
    [mothball] Boule de naphtaline
    [glue-trap] Piège à colle
    [fiberglass-insulation] Laine de verre
    [cracker-crumbs] Miettes de biscuit
    [shiny-buttons] Boutons brillants
    [newspaper-shreds] Lambeaux de journal
    [pencil-shavings] Copeaux de crayon
    [part-of-an-envelope] Bout d’enveloppe
    [an-old-stamp] Vieux timbre
    [needle] Aiguille
    [spool-of-thread] Bobine de fil
    [watch-gear] Rouage de montre
    [watch-spring] Ressort de montre
    [peanut] Cacahuète
    [peanut-shell] Coque de cacahuète
    [left-mitten] Moufle gauche
    [right-mitten] Moufle droite
    [doll-teacup] Tasse de poupée
    [doll-saucer] Soucoupe de poupée
    [candle-stub] Bout de chandelle
    [matchstick] Allumette
    [cracked-marble] Bille fêlée
    [marble-pouch] Sac à billes
    [whisker-twitch] Frisson de moustaches
    [keyhole] Trou de serrure
    [lights-on] Lumière !
    [startle] Sursaut
    [fair-swap] Troc loyal
    [cheeky-swap] Troc effronté
    [swap-shelf] Étagère d’échange
    [hand-me-down] De patte en patte
    [light-paws] Pattes légères
    [borrowed-tools] Outils empruntés
    [under-the-rug] Sous le tapis
    [dust-off] Coup de plumeau
    [zoomies] Quart d’heure de folie
    [shoo] Ouste
    [switcheroo] Chassé-croisé
    [long-reach] Long bras
    [sugar-rush] Coup de sucre
    [second-wind] Second souffle
    [secret-stash] Cachette secrète
    [hidden-tunnel] Tunnel caché
    [cat-nap] Sieste de chat
    [spilled-glue] Colle renversée
    [hush] Chut
    [hairball] Boule de poils
    [hot-potato] Patate chaude
    [tug-of-war] Tir à la corde
    [lights-out] Extinction des feux
    [scatter] Sauve-qui-peut
    [love-letter] Lettre d’amour
    [moth-wing] Aile de mite
    [tin-soldier] Soldat d’étain
    [left-skate] Patin gauche
    [right-skate] Patin droit
    [skylight] Lucarne
    [rummage] Grand fouillis
    [trapdoor] Trappe
    [cough] Toussotement
    [draught] Courant d’air
    [full-moon] Pleine lune
   *[other] { $name }
}
HiddenCard = { $back ->
    [point] un Point
    [power] un Pouvoir
   *[boost] un Bonus
}
n-cards = { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-change = { $points ->
    [0] {""}
    [one] , { $points_sign }{ $points } point
   *[other] , { $points_sign }{ $points } points
}
moved-points = { $even ->
    [true] {""}
   *[false] { $giver_seat_is ->
        [you] , { $lost ->
            [one] { $lost_sign }{ $lost } point
           *[other] { $lost_sign }{ $lost } points
        }
       *[other] { $taker_seat_is ->
            [you] , { $gained ->
                [one] { $gained_sign }{ $gained } point
               *[other] { $gained_sign }{ $gained } points
            }
           *[other] {" "}({ $giver_seat } { $lost_sign }{ $lost }, { $taker_seat } { $gained_sign }{ $gained })
        }
    }
}

# Ce que les joueurs choisissent : des boutons.
PlaceMouse = Placer votre souris en { $corner }
PlaceBasil = Placer Basile en { $corner }
Scavenge = Récupérer cette carte
GoTo = Aller en { $corner }
Activate = Activer « { $card } »
EndTurn = Finir le tour
Decline = Passer
PlayBoost = Jouer « { $card } »
PickCorner = Choisir le coin { $corner }
PickRoom = Choisir la pièce { $room }
PickMouse = { $mouse_seat_is ->
    [you] Vous choisir vous-même
   *[other] Choisir { $mouse_seat }
}
PickMice = Échanger { $one_seat_is ->
    [you] votre souris
    [figure] { $one_seat }
   *[other] la souris { $one_seat_whose }
} et { $other_seat_is ->
    [you] votre souris
    [figure] { $other_seat }
   *[other] la souris { $other_seat_whose }
}
PickCard = Choisir « { $card } »
DiscardIt = Défausser la carte
Nap = { $mouse_seat_is ->
    [you] Vous retirer une action
   *[other] Retirer une action à { $mouse_seat }
} { $now ->
    [true] ce tour-ci
   *[false] au prochain tour
}
Stop = Terminer
SendBasil = Envoyer Basile en { $corner }

# Ce qui s’est passé.
MousePlaced = { $mouse_seat } { $mouse_seat_is ->
    [you] commencez
   *[other] commence
} en { $corner }.
TurnBegan = Manche { $round } : à { $mouse_seat_obj } de jouer.
MouseMoved = { $pushed ->
    [true] { $mouse_seat_is ->
        [you] { $by_seat } déplace votre souris en { $corner }.
       *[other] { $by_seat } { $by_seat_is ->
            [you] déplacez
           *[other] déplace
        } { $mouse_seat } en { $corner }.
    }
   *[false] { $mouse_seat } { $mouse_seat_is ->
        [you] allez
       *[other] va
    } en { $corner }.
}
MiceSwapped = { $one_seat } et { $other_seat_nom } { $one_seat_is ->
    [you] échangez vos places
   *[other] { $other_seat_is ->
        [you] échangez vos places
       *[other] échangent leurs places
    }
}.
MouseGlued = { $by_seat } { $by_seat_is ->
    [you] collez
   *[other] colle
} { $mouse_seat_is ->
    [you] votre souris au sol avec « { $using } » : elle ne bouge plus jusqu’à la fin de votre tour.
   *[other] { $mouse_seat } au sol avec « { $using } » : plus un pas jusqu’à la fin du tour { $mouse_seat_whose }.
}
CornerRefilled = Nouvelle carte en { $corner } : { HiddenCard }.
CardScavenged = { $mouse_seat } { $mouse_seat_is ->
    [you] récupérez
   *[other] récupère
} « { $card } »{ points-change }.
BoostScavenged = { $seat } { $seat_is ->
    [you] prenez
   *[other] prend
} en main { $seen ->
    [true] « { $card } »
   *[false] un Bonus
}.
CardPeeked = { $seat } { $seat_is ->
    [you] regardez
   *[other] regarde
} en secret la carte en { $corner } : { $card }.
CardRevealed = Carte révélée en { $corner } : { $card }.
CardPut = { $seat } { $seat_is ->
    [you] posez
   *[other] pose
} « { $card } » face visible en { $corner }{ points-change }.
PowerDeclared = { $seat } { $seat_is ->
    [you] activez
   *[other] active
} « { $card } »{ $free ->
    [true] {" "}gratuitement
   *[false] {""}
}.
PowerCancelled = { $by_seat } { $by_seat_is ->
    [you] annulez
   *[other] annule
} { $seat_is ->
    [you] votre Pouvoir « { $card } »
   *[other] le Pouvoir « { $card } » { $seat_whose }
} avec « { $using } ».
BoostPlayed = { $seat } { $seat_is ->
    [you] jouez
   *[other] joue
} « { $card } » !
CardMoved = { $how ->
    [given] { $taker_seat_is ->
        [you] { $giver_seat } vous donne « { $card } »
       *[other] { $giver_seat } { $giver_seat_is ->
            [you] donnez
           *[other] donne
        } « { $card } » à { $taker_seat }
    }
    [stolen] { $giver_seat_is ->
        [you] { $taker_seat } vous vole « { $card } »
       *[other] { $taker_seat } { $taker_seat_is ->
            [you] volez
           *[other] vole
        } « { $card } » à { $giver_seat }
    }
   *[traded] { $giver_seat_is ->
        [you] « { $card } » quitte votre nid pour celui { $taker_seat_whose }
       *[other] « { $card } » quitte le nid { $giver_seat_whose } pour { $taker_seat_is ->
            [you] le vôtre
           *[other] celui { $taker_seat_whose }
        }
    }
} avec « { $using } »{ moved-points }.
CardFlipped = { $by_seat } { $by_seat_is ->
    [you] retournez
   *[other] retourne
} face { $up ->
    [true] visible
   *[false] cachée
} « { $card } » { $own ->
    [true] { $by_seat_is ->
        [you] dans votre nid
       *[other] dans son propre nid
    }
   *[false] { $mouse_seat_is ->
        [you] dans votre nid
       *[other] dans le nid { $mouse_seat_whose }
    }
} avec « { $using } ».{ $up ->
    [true] {""}
   *[false] {" "}Les points comptent toujours.
}
CardTurnedUp = Carte du dessus de la pioche : { $card }.
CardDealt = « { $card } » va dans { $mouse_seat_is ->
    [you] votre nid
   *[other] le nid { $mouse_seat_whose }
}{ points-change }.
CardDiscarded = { $mouse_seat } { $mouse_seat_is ->
    [you] défaussez
   *[other] défausse
} « { $card } »{ points-change }.
PileShuffled = La défausse, mélangée, forme une nouvelle pioche ({ n-cards }).
LightsWentOut = Tout s’éteint ! { $cards ->
    [0] Aucune carte n’était visible.
    [one] { $cards } carte est de nouveau cachée.
   *[other] { $cards } cartes sont mélangées et de nouveau cachées.
}
ActionsChanged = { $mouse_seat } { $less ->
    [true] { $mouse_seat_is ->
        [you] perdez
       *[other] perd
    }
   *[false] { $mouse_seat_is ->
        [you] gagnez
       *[other] gagne
    }
} { $count ->
    [one] { $count } action
   *[other] { $count } actions
} { $now ->
    [true] ce tour-ci
   *[false] au prochain tour
} : { $by_seat_is ->
    [you] votre carte « { $using } »
   *[other] carte « { $using } » { $by_seat_whose }
}.
PowersRefreshed = Tous { $seat_is ->
    [you] vos Pouvoirs
   *[other] les Pouvoirs { $seat_whose }
} sont de nouveau disponibles.
NestNearlyFull = { $mouse_seat_is ->
    [you] Votre nid
   *[other] Le nid { $mouse_seat_whose }
} a 11 cartes sur 12 : la prochaine met fin à la partie !
NestFilled = { $mouse_seat_is ->
    [you] Votre nid
   *[other] Le nid { $mouse_seat_whose }
} compte maintenant douze cartes : la partie se termine.
GameEnded = { $reason ->
    [twelfth-card] La partie est finie.
   *[rounds-over] C’était la dernière manche.
}
Counted = { $mouse_seat } : { $cards }, { $how ->
    [collection] { n-points } (collection de { $count })
    [pair] { n-points } (paire)
    [alone] { n-points } (sans sa partenaire)
    [power] aucun point (Pouvoir)
   *[basic] { n-points }
}
NestScored = { $mouse_seat } : { n-points }, { n-cards }.

# Ce qui découle de ce qu’on a vu, pour qui le demande.
aid = Quelles cartes sont encore cachées ?
unseen-backs = { $back ->
    [point] Points
    [power] Pouvoirs
   *[boost] Bonus
}
AtCorner = { $corner }
InHand = { $seat_is ->
    [you] votre main
   *[other] la main { $seat_whose }
}
InPile = la pioche
PeekedBoost = Un Bonus dans { $seat_is ->
    [you] votre main
   *[other] la main { $seat_whose }
} : vous l’avez regardé
UnseenCards = { unseen-backs } que vous n’avez pas encore vus
UnseenLot = { unseen-backs } vus, puis mélangés ({ $places })
UnseenKind = { $card }{ $copies ->
    [one] {""}
   *[other] {" "}× { $copies }
}
Unseen = { $about }
aid-ways = { $ways ->
    [one] Ce ne peut être que cette carte.
   *[other] Ce peut être n’importe laquelle de ces { $ways } cartes.
}

# Ce qui est demandé.
ask-place = Placez votre souris sur un coin libre.
ask-place-basil = Placez Basile sur un coin libre.
ask-act = { $left ->
    [0] { $free ->
        [0] Plus d’action : finissez votre tour.
       *[other] Plus d’action : activez votre Pouvoir gratuit ou finissez votre tour.
    }
   *[other] Récupérez une carte, déplacez-vous ou activez un Pouvoir – ou finissez votre tour.
}
ask-offer = Activez maintenant ce Pouvoir gratuitement, ou passez.
ask-last-power = La partie s’achève. Activez gratuitement la douzième carte, ou passez.
ask-window = Ce Pouvoir peut encore être annulé.
ask-boost = Jouez un Bonus, si vous voulez.
ask-basil = Choisissez où va Basile.
ask-basil-moves = Basile est en mouvement.
ask-room = Choisissez une pièce.
ask-peek = Choisissez une carte à regarder.
ask-reveal = Choisissez une carte à révéler.
ask-mouse = Choisissez la souris à déplacer.
ask-step = Choisissez où va { $mouse_seat_is ->
    [you] votre souris
    [figure] { $mouse_seat }
   *[other] la souris { $mouse_seat_whose }
}.
ask-swap = Choisissez deux souris à échanger.
ask-teleport = Choisissez où débouche votre tunnel.
ask-give-whom = Choisissez le nid qui reçoit une carte.
ask-give = Choisissez la carte à donner.
ask-steal-whom = Choisissez le nid où voler une carte.
ask-steal = Choisissez la carte à prendre.
ask-trade = Choisissez le Pouvoir à prendre contre cette carte.
ask-trade-whom = Choisissez le nid avec lequel échanger.
ask-pick = Choisissez en secret une carte à échanger.
ask-discard = Choisissez la carte de votre nid dont vous vous séparez.
ask-discard-or-give = Défaussez la carte, ou donnez-la à un autre nid.
ask-flip-whose = Choisissez le nid où retourner une carte.
ask-flip = Choisissez la carte à retourner.
ask-reach = Choisissez où tendre la patte.
ask-put = Choisissez la carte à poser à votre coin.
ask-deal = Choisissez qui reçoit cette carte.
ask-nap = Qui perd une action ?
ask-glue = Choisissez la souris à coller au sol.

# Ce qui ne va pas, et ce qui est possible.
refused-no-such-corner = Cette maison n’a pas ce coin. Choisissez-en un sur le plateau.
refused-occupied = Une autre souris est en { $corner }. Choisissez un coin libre.
refused-already-there = Votre souris est déjà en { $corner }. Allez à un coin voisin.
refused-same-corner = La souris est déjà en { $corner }. Choisissez un autre coin.
refused-not-adjacent = { $corner } n’est pas voisin de votre coin. Allez-y pas à pas, une action par pas.
refused-no-actions-to-pass = Des souris barrent le chemin : les dépasser coûte { $cost ->
    [one] { $cost } action
   *[other] { $cost } actions
}, il vous en reste { $left }.
refused-too-far = { $corner } est trop loin. Choisissez un coin à { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas au plus
}.
refused-no-actions = Vous n’avez plus d’action. Finissez votre tour.
refused-power-not-free = Vous n’avez plus d’action, et ce Pouvoir n’est pas gratuit. Finissez votre tour.
refused-no-card-here = Il n’y a pas de carte à votre coin. Allez à un autre coin.
refused-glued = Votre souris reste dans la colle jusqu’à la fin de votre tour. Vous pouvez encore récupérer une carte et activer des Pouvoirs.
refused-no-target-glued = Cette souris est dans la colle. Choisissez-en une qui peut bouger.
refused-mouse-boxed-in = Cette souris n’a nulle part où aller. Choisissez-en une autre.
refused-not-your-own-mouse = Cette carte déplace une autre souris, pas la vôtre. Choisissez-en une autre.
refused-no-such-mouse = Cette souris n’est pas dans la maison. Choisissez une souris qui joue.
refused-two-mice = Choisissez deux souris différentes.
refused-not-in-your-nest = Ce n’est pas un Pouvoir de votre nid. Vous ne pouvez activer que les vôtres.
refused-used-up = Vous avez déjà activé ce Pouvoir à ce tour. Il sera de nouveau disponible au prochain.
refused-only-this-power = Décidez d’abord du Pouvoir proposé : activez-le ou passez.
refused-game-is-ending = La partie s’achève : activez la douzième carte, ou passez.
refused-must = Vous ne pouvez pas vous arrêter là : cet effet est obligatoire.
refused-card-is-covered = Cette carte est face cachée. Choisissez une carte visible.
refused-card-is-open = Cette carte est déjà visible. Choisissez une carte face cachée.
refused-only-points = Seul un Point peut être retourné face cachée. Choisissez un Point.
refused-only-powers = Seul un Pouvoir d’un autre nid s’échange contre cette carte. Choisissez-en un.
refused-just-moved = Cette carte vient de changer de nid. Choisissez-en une autre.
refused-wrong-nest = Choisissez une carte { $mouse_seat_is ->
    [you] de votre nid
   *[other] du nid { $mouse_seat_whose }
}.
refused-not-your-own-nest = Choisissez un autre nid que le vôtre.
refused-nest-has-none = Ce nid n’a pas de carte pour cela. Choisissez-en un autre.
refused-not-fuller = Ce nid ne contient pas plus de cartes que le vôtre. Choisissez-en un plus rempli.
refused-not-next-to-you = Cette souris n’est pas voisine de la vôtre. Cette carte ne touche que les coins voisins.
refused-nothing-hidden = Il n’y a pas de carte cachée en { $corner }. Choisissez un autre coin.
refused-other-room = { $corner } n’est pas un coin de la pièce { $room }. Choisissez un coin de cette pièce.
refused-just-peeked = Vous venez de regarder la carte en { $corner }. Choisissez-en une autre.
refused-no-such-room = Cette maison n’a pas cette pièce. Choisissez-en une sur le plateau.
refused-room-not-here = La pièce { $room } n’est pas à votre coin. Choisissez une pièce près de votre souris.
refused-room-has-none = La pièce { $room } n’a pas de carte cachée. Choisissez une autre pièce.
refused-reach-too-far = { $corner } n’est pas voisin de votre coin. Choisissez un coin voisin.
refused-no-card-there = Il n’y a pas de carte en { $corner }. Choisissez un autre coin.
refused-nap-not-on-turn = Seule la souris dont c’est le tour peut perdre une action ce tour-ci. Choisissez le prochain tour.
refused-no-target = « { $card } » ne permet pas cela. Choisissez un des coups possibles.
refused-finish-card = Finissez d’abord « { $card } ».
refused-place-first = Placez d’abord votre souris sur un coin libre.
refused-place-basil-first = Placez d’abord Basile sur un coin libre.
refused-basil-goes-elsewhere = Basile prend le plus court chemin vers un Point. Choisissez un de ces coins : { $corners }.
refused-choose-for-basil = Choisissez d’abord où va Basile.
refused-window-is-open = Un instant : { $seat_is ->
    [you] votre Pouvoir « { $card } »
   *[other] le Pouvoir « { $card } » { $seat_whose }
} peut encore être annulé.
refused-basil-is-moving = Attendez que Basile ait fini son tour.
refused-wait-for = { $seat_is ->
    [you] À vous de décider d’abord.
   *[other] Attendez la décision { $seat_whose }.
}
refused-already-picked = Votre choix est fait. { refused-wait-for }
refused-not-in-your-hand = Vous n’avez pas ce Bonus. Jouez-en un de votre main.
refused-no-more-boosts = La partie s’achève : plus aucun Bonus ne peut être joué.
refused-boost-is-resolved-whole = Un autre Bonus est en cours. Attendez qu’il soit fini.
refused-only-in-your-turn = Ce Bonus ne se joue qu’à votre tour.
refused-no-power-declared = Ce Bonus ne se joue que juste après un Pouvoir activé par quelqu’un d’autre.

ended-twelfth-card = Un nid est plein. { winners-won }
ended-rounds-over = C’était la dernière manche. { winners-won }
winners-won = { $winner_seats } { $winner_seats_is ->
    [you] gagnez
    [us] gagnez
   *[other] { $winner_seats_count ->
        [one] gagne
       *[other] gagnent
    }
} avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
ended-basil-wins = Basile a bâti le plus beau nid et gagne.
# Les fins de partie, dans une liste
ending-twelfth-card = douzième carte
ending-rounds-over = dernière manche
ending-basil-wins = victoire de Basile

option-basil = Basile
option-basil-about = Une souris que personne ne joue. À deux, elle joue toujours ; à huit, jamais.
option-basil-false = Ne joue pas
option-basil-true = Joue aussi
option-window = Temps pour annuler un Pouvoir
option-window-2 = 2 secondes
option-window-3 = 3 secondes
option-window-5 = 5 secondes
option-window-8 = 8 secondes

# Ce que regarde l’évaluation : conseils et analyses le nomment, suivi de deux points et de nombres.
measure-points = Vos points
measure-rival = Points du meilleur adversaire
measure-nest = Cartes dans votre nid
measure-corner = Points à espérer au coin de votre souris
measure-powers = Pouvoirs dans votre nid
measure-boosts = Bonus dans votre main

# Ce que font Pouvoirs et Bonus, effet par effet : pour les cartes dont l’édition n’a pas de texte dans cette langue.
Peek = Regardez { $may ->
    [true] { $count ->
        [one] { $count } carte cachée au plus
       *[other] { $count } cartes cachées au plus
    }
   *[false] { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
} { effect-where }.
Reveal = Révélez { $every ->
    [true] toutes les cartes
   *[false] une carte cachée
} { effect-where }.
effect-where = { $where ->
    [any-room] d’une pièce
    [room-here] d’une pièce à votre coin
    [same-room] de la même pièce
   *[house] de la maison
}
Reshuffle = Mélangez toutes les cartes visibles de la maison et remettez-les en place face cachée.
Flip = { $up ->
    [true] Retournez face visible une carte cachée d’un nid.
   *[false] Retournez face cachée un Point visible d’un nid.
}
Trade = { $how ->
    [picks] Un adversaire et vous choisissez chacun en secret une carte de votre nid : échangez-les.
   *[this] Échangez cette carte contre un Pouvoir d’un autre nid.
}
Give = Donnez { $but_last ->
    [true] une autre carte
   *[false] une carte
} de votre nid à { $to ->
    [same] ce nid
   *[opponent] un autre nid
}.
Steal = Volez { $random ->
    [true] une carte au hasard
   *[false] { $but_last ->
        [true] une autre carte
       *[false] une carte
    }
} { $source ->
    [same] de ce nid
    [adjacent] du nid d’une souris voisine
    [fuller] d’un nid qui contient plus de cartes que le vôtre
   *[opponent] d’un autre nid
}.
DiscardCard = { $or_give ->
    [true] Défaussez une carte de votre nid ou donnez-la à un autre nid.
   *[false] Défaussez une carte de votre nid.
}
Move = { $whose ->
    [own] { $least ->
        [0] Vous pouvez avancer de { $steps } pas{ $steps ->
            [one] {""}
           *[other] {" "}au plus
        }.
       *[other] Avancez de { effect-steps }.
    }
    [other] Déplacez une autre souris de { effect-steps }.
   *[any] Déplacez une souris de { effect-steps }.
}
effect-steps = { $exact ->
    [true] { $steps } pas
   *[false] { $least } à { $steps } pas
}
MoveEach = Déplacez chaque autre souris de 1 pas.
SwapMice = Échangez deux souris.
Teleport = Allez à n’importe quel coin libre.
Reach = Récupérez la carte d’un coin libre voisin du vôtre.
PutCard = Posez une carte de votre nid face visible à votre coin et récupérez celle qui s’y trouve.
DrawCard = { $to ->
    [own] Prenez la carte du dessus de la pioche comme si vous la récupériez.
   *[opponent] Retournez la carte du dessus de la pioche : un Point va dans le nid d’un adversaire, tout le reste à la défausse.
}
Refresh = Tous vos Pouvoirs sont de nouveau disponibles, mais pas gratuits.
ChangeActions = { $whose ->
    [own] Vous avez { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } de plus ce tour-ci.
   *[any] Un joueur { $less ->
        [true] perd
       *[false] gagne
    } { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } à ce tour ou au prochain.
}
Cancel = Annulez un Pouvoir que quelqu’un d’autre vient d’activer.
Glue = Une souris ne peut plus être déplacée jusqu’à la fin du tour de son propriétaire.
effect-own-turn = Seulement à votre tour.

# Ce que sont les choses. La fiche d’une carte dit aussi ce qui y est imprimé.
SheetName = { $name ->
    [point] Points
    [power] Pouvoirs
    [boost] Bonus
    [corner] Un coin
    [room] Une pièce
    [nest] Un nid
    [basil] Basile
    [glue] La colle
    [pile] La pioche
   *[actions] Actions
}
sheet-point = Les Points comptent à la fin de la partie. Certains valent ce qui y est imprimé, d’autres selon le nombre de cartes identiques, et les paires valent plus quand les deux moitiés sont dans votre nid.
sheet-power = Un Pouvoir reste dans votre nid. Activez-le une fois par tour, pour une action – ou gratuitement au tour où vous le récupérez. Les Pouvoirs ne rapportent rien, mais comptent parmi les douze cartes.
sheet-boost = Un Bonus est caché dans votre main. Jouez-le à tout moment, au tour de n’importe qui, sans action ; il est ensuite défaussé. Les Bonus ne rapportent rien et ne font pas partie du nid.
sheet-corner = Chaque coin a de la place pour une carte et une souris. Qui arrive sur une carte visible la prend aussitôt. Quand une souris quitte un coin vide, une nouvelle carte y est posée, face cachée.
sheet-room = Les quatre coins d’une pièce sont voisins, en diagonale aussi : un déplacement, une action. Certains Pouvoirs agissent sur une pièce.
sheet-nest = Tout le monde voit les cartes d’un nid. La partie finit dès qu’un nid a douze cartes, et le nid qui vaut le plus gagne. Une carte Point retournée face cachée compte toujours.
sheet-basil = Personne ne dirige Basile. Il joue en dernier à chaque manche : trois actions, par le chemin le plus court vers la carte Point cachée la plus proche. Si plusieurs chemins se valent, la personne qui joue avant lui choisit. Sa douzième carte met aussi fin à la partie, et il peut gagner.
sheet-glue = Rien ni personne ne peut déplacer cette souris jusqu’à la fin du tour de son propriétaire. Elle peut encore récupérer une carte et activer des Pouvoirs.
sheet-pile = Les nouvelles cartes des coins vides viennent d’ici. Le dos de la première montre son type. Quand la pioche est vide, la défausse est mélangée.
sheet-actions = Vous avez trois actions par tour : récupérer la carte de votre coin, aller vers un coin voisin ou activer un Pouvoir. Vous pouvez finir votre tour plus tôt.

# Ce que compte un rapport d’équilibre : un titre, et une ligne par proportion.
study-house = Cartes de la maison au début d’un tour
study-house-line = Manche { $round }{ $round ->
    [10] {" "}et suivantes
   *[other] {""}
} : { $back ->
    [point] Points
    [power] Pouvoirs
   *[boost] Bonus
}
study-turns = Tours
study-turns-line = { $how ->
    [no-point] Commencés sans Point sur un coin libre
    [nothing-worth-taking] Commencés sans carte intéressante à portée
   *[without-taking] Finis sans prendre de carte
}
study-winners = Cartes des nids gagnants
study-winners-line = { $back ->
    [point] Points
   *[power] Pouvoirs
}
study-winning = Cartes des nids : part des nids gagnants
study-winning-line = { $card }
study-point = Points pris quand ils étaient à portée
study-point-line = { $card }
study-power = Pouvoirs pris quand ils étaient à portée
study-power-line = { $card }
study-boost = Bonus pris quand ils étaient à portée
study-boost-line = { $card }

# Ce qui ne va pas dans un fichier d’édition ; ses clés portent leur nom du fichier
refused-edition-no-letter = { $where } : « name » doit contenir une lettre de a à z, ou un chiffre.
refused-edition-partner = { $where } : « partner » doit être une autre carte combo dont celle-ci est la partenaire, et non { $found }.
refused-edition-cancel = { $where } : un Bonus joué contre un Pouvoir ne peut que l’annuler, et aucune autre carte ne le peut.
refused-edition-effect = { $where } : l’effet { $found } n’existe pas. Au choix : { $known }.
refused-edition-effect-words = { $where } : l’effet « { $effect } » n’utilise pas { $keys }. À supprimer.
refused-edition-each-other = { $where } : chacune des autres souris avance d’exactement 1 pas. « steps » et « least » ne peuvent valoir que 1.
refused-edition-count = { $where } : « count » ne peut pas valoir { $found }.
refused-edition-least = { $where } : « least » doit être au plus égal à « steps », { $most }, et non { $found }.
refused-edition-same-target = { $where }, effects { $effect } : { $target ->
    [room] « same-room » demande un effet précédent qui choisit une pièce, et rien d’autre.
   *[nest] « same » demande un effet précédent qui choisit un nid, et rien d’autre.
}
refused-edition-but-last = { $where }, effects { $effect } : « but_last » demande, juste avant, un effet qui déplace une carte.
refused-edition-house-players = { $where } : aucun nombre de joueurs ({ $span }), ou ils ont déjà une autre maison.
refused-edition-too-few-corners = { $where } : un plan de { $corners } coins est trop petit pour { $seats } joueurs et Basile.
refused-edition-too-few-room-cards = { $where } : le plan a { $rooms } pièces, mais il n’y a que { $cards } cartes Pièce.
refused-edition-too-few-cards = { $where } : le plan a { $corners } coins, mais il n’y a que { $cards } cartes.
refused-edition-no-house = Il n’y a pas de maison pour { $seats } joueurs. Ajoutez-en une.
refused-edition-too-many-cards = { $cards } cartes, c’est trop. On peut jouer avec { $most } cartes au plus.
refused-edition-plan = { $where } : « plan » doit se composer de lignes de { $most } caractères au plus : # pour une pièce, et des espaces.
refused-edition-plan-empty = { $where } : « plan » doit avoir au moins une pièce, #.
refused-edition-plan-counts = { $where } : le plan a { $rooms } pièces et { $corners } coins. Corrigez « rooms » et « corners ».
refused-edition-plan-apart = { $where } : « plan » doit être une seule maison, où toutes les pièces communiquent.
# La donne du jour : ce qui est distribué, et le résultat
day-what = Un nid contre deux Juniper. Lequel vaudra le plus ?
day-score = { $won ->
    [yes] Meilleur nid : { $score } contre { $rival }
   *[other] { $score } points, meilleur nid { $rival }
}

# What bots remark, sparsely and each in its own way: remark-MOMENT-LEVEL. A remark says nothing that the table does not show.
remark-robbed-pip = Hé ! C’était ma préférée !
remark-robbed-bramble = Je m’en souviendrai.
remark-robbed-juniper = Un emprunt, je suppose. Définitif.
remark-robbed-old-whiskers = Ce qui vient s’en va. J’ai perdu mieux.
remark-robbed-quill = C’est noté.
remark-glued-pip = Ça colle ! Tirez-moi de là !
remark-glued-bramble = Ça colle. Bon, j’attends.
remark-glued-juniper = De toute façon, je n’allais nulle part.
remark-glued-old-whiskers = À mon âge, on aime rester en place.
remark-glued-quill = Colle : un. Moi : zéro.
