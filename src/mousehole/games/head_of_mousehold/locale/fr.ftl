title = Head of Mousehold
blurb = Envoyez vos souris aux pièges : la première se fait prendre, la suivante a le fromage.
Mouse = { $squeaks ->
    [true] { $letter ->
        [O] Couineuse orange
        [G] Couineuse verte
        [B] Couineuse bleue
        [P] Couineuse mauve
        [Y] Couineuse jaune
       *[other] Couineuse { $letter }
    }
   *[false] { $letter ->
        [O] souris orange
        [G] souris verte
        [B] souris bleue
        [P] souris mauve
        [Y] souris jaune
        [hidden] souris inconnue
       *[other] souris { $letter }
    }
}
# La même, comme complément d’un verbe
mouse-object = { Mouse }
TheMouse = { $letter ->
    [hidden] une souris inconnue
   *[other] la { mouse-object }
}
whose-mouse = { $clan_seat_is ->
    [you] votre { mouse-object }
   *[other] la { mouse-object } { $clan_seat_whose }
}
# La même sur un bouton
mouse-button = { TheMouse }
# Ce qui désigne une couleur sur les plateaux ; les coups se tapent avec les lettres de la boîte
letter = { $letter ->
    [G] V
    [P] M
    [Y] J
   *[other] { $letter }
}
Colour = { $name ->
    [orange] orange
    [green] vert
    [blue] bleu
    [purple] mauve
    [yellow] jaune
   *[other] { $name }
} ({ letter })
Card = { $clan_seat_is ->
    [you] votre { $mouse }
   *[other] { $mouse } { $clan_seat_whose }
}
AddMouse = Choisir { mouse-button }
Choose = Choisir ces souris : { $mice }
Place = Placer { mouse-button } { $hostage ->
    [true] (otage) sous le piège { $trap }
   *[false] sous le piège { $trap }
}
Pass = Passer
HandOver = Donner { mouse-button }
Swap = Échanger { mouse-button } contre { $the_instead }
Keep = Ne rien changer
ClanTaken = { $seat } { $seat_is ->
    [you] dirigez
   *[other] dirige
} { $clan ->
    [office] le clan du Bureau
    [kitchen] le clan de la Cuisine
    [toy-room] le clan de la Salle de jeux
    [garden] le clan du Jardin
    [bathroom] le clan de la Salle de bains
   *[other] le clan « { $clan } »
}.
TrapsBaited = Manche { $round }. Fromage sur les pièges : { $cheese }. { $first_seat } { $first_seat_is ->
    [you] commencez
   *[other] commence
}.
SpeedSet = De la plus rapide à la plus lente : { $colours }.
MiceChosen = { $seat } { $seat_is ->
    [you] choisissez
   *[other] choisit
} { $hidden ->
    [true] { $number } souris
   *[false] ces souris : { $mice }
}.
MeeplesShown = { $colours_count ->
    [0] { $seat } ne { $seat_is ->
        [you] montrez
       *[other] montre
    } aucun pion.
   *[other] { $seat } { $seat_is ->
        [you] montrez
       *[other] montre
    } { $colours_count ->
        [one] un pion : { $colours }
       *[other] des pions : { $colours }
    }.
}
EventRevealed = Événement du jour : { $event ->
    [total-black-out] Noirceur totale ! Toutes les souris se placent face cachée.
    [mouse-held-hostage] Souris prise en otage ! Chacun donne une souris choisie à la personne à sa gauche.
    [false-start] Faux départ ! La couleur la plus rapide devient la plus lente.
    [cheese-heist] Vol de fromages ! Un jeton de plus sur chaque piège.
    [blind-tasting] Dégustation à l’aveugle ! Des jetons face cachée remplacent ceux de cette manche.
    [heroic-sprint] Sprint héroïque ! La couleur la plus lente devient la plus rapide.
    [miraculous-sleeping-pills] Somnifères miraculeux ! Aucun couinement ne réveille le chat.
    [mice-at-the-front] Souris au front ! Seule la première souris sous chaque piège est face visible.
    [defective-trap] Piège défectueux ! Là où les souris sont le plus nombreuses, la plus rapide prend le fromage.
    [lineup-change] Changement d’alignement ! Chacun peut échanger une souris choisie ; les pions restent.
   *[other] { $event }
}
CheeseAdded = Encore du fromage sur les pièges : { $cheese }.
CheeseRedrawn = Jetons hors jeu : { $gone }. D’autres les remplacent, face cachée.
HostagePicked = { $seat } { $seat_is ->
    [you] désignez
   *[other] désigne
} { $hidden ->
    [true] un otage
   *[false] la { $mouse } comme otage
}.
HostageTaken = { $clan_seat_is ->
    [you] { $seat } { $seat_is ->
        [you] prenez
       *[other] prend
    } votre { $mouse } en otage
   *[other] { $seat } { $seat_is ->
        [you] prenez
       *[other] prend
    } en otage { $hidden ->
        [true] une souris
       *[false] la { $mouse }
    } { $clan_seat_whose }
}.
LineupDecided = { $known ->
    [changed] { $seat } { $seat_is ->
        [you] échangez
       *[other] échange
    } la { $mouse } contre la { $instead }.
    [kept] { $seat } ne { $seat_is ->
        [you] changez
       *[other] change
    } rien.
   *[hidden] { $seat } { $seat_is ->
        [you] terminez
       *[other] termine
    }.
}
MousePlaced = { $seat } { $seat_is ->
    [you] placez
   *[other] place
} { $hostage ->
    [true] { $hidden ->
        [true] { $clan_seat_is ->
            [you] votre otage
           *[other] l’otage { $clan_seat_whose }
        }
       *[false] { whose-mouse } (otage)
    }
   *[false] { $hidden ->
        [true] une carte
       *[false] la { $mouse }
    }
} face { $is_up ->
    [true] visible
   *[false] cachée
} sous le piège { $trap }.
TurnPassed = { $seat } { $seat_is ->
    [you] passez
   *[other] passe
}.
MiceTurnedUp = { $line_count ->
    [0] Aucune souris sous le piège { $trap }.
   *[other] Sous le piège { $trap }, dans l’ordre : { $line }.
}
MouseTrapped = Le piège { $trap } attrape { whose-mouse }.
CatFed = Un couinement ! Le chat emporte { whose-mouse }.
CheeseTaken = { $clan_seat } { $clan_seat_is ->
    [you] prenez
   *[other] prend
} le fromage du piège { $trap } avec la { $mouse } : { $shown ->
    [all] { cheese-points }
    [some] { cheese-points } et { cheese-unseen }
   *[none] { cheese-unseen }
}.
cheese-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cheese-unseen = { $unseen ->
    [one] { $unseen } jeton face cachée
   *[other] { $unseen } jetons face cachée
}
CheeseLeft = Personne ne prend le fromage du piège { $trap }.
ClanCounted = { $seat } : { $cheese ->
    [one] { $cheese } point
   *[other] { $cheese } points
}, { $mice ->
    [0] plus aucune souris
    [one] { $mice } souris restante
   *[other] { $mice } souris restantes
}.
aid = Qu’est-ce que ça peut être ?
HiddenLaid = Carte { $at } sous le piège { $trap }, face cachée ({ $clan_seat_nom })
HiddenHostage = Otage { $clan_seat_is ->
    [you] de votre clan
   *[other] { $clan_seat_whose }
}, chez { $seat_obj }
HiddenHand = { $cards ->
    [0] Aucune carte en main
    [1] La carte en main
   *[other] Chacune des { $cards } cartes en main
} ({ $clan_seat_nom })
Suspect = { Mouse }
aid-ways = { $ways ->
    [0] Rien ne correspond à ce que vous savez.
    [one] Une seule possibilité correspond à ce que vous savez.
   *[other] { $ways } possibilités correspondent à ce que vous savez.
}
ask-choose = Choisissez vos souris pour cette manche : encore { $number }.
ask-place = Placez une souris sous un piège.
ask-hand-over = Donnez une souris à { $left_seat_obj }.
ask-change = Échangez une souris choisie contre une autre restée à la maison, ou ne changez rien.
refused-no-such-mouse = Aucune souris n’a cette lettre. Couleurs : { $colours }. Un ! désigne une Couineuse.
refused-no-such-trap = Ce piège n’existe pas. Choisissez de 1 à { $traps }.
refused-fewer-in-clan = { $number ->
    [0] Votre clan n’a pas de { $mouse } dans cette partie.
    [one] Votre clan n’a qu’une carte de ce type dans cette partie : { $mouse }.
   *[other] Votre clan n’a que { $number } cartes de ce type dans cette partie : { $mouse }.
}
refused-was-caught = Votre { $mouse } a été prise et a quitté la partie. Choisissez une autre souris.
refused-already-added = Vous avez déjà choisi votre { $mouse }. Choisissez une autre souris.
refused-not-chosen = Vous n’avez pas la { $mouse } en main. { $hand_count ->
    [0] Vous n’avez plus de cartes à vous.
    [1] Votre carte : { $hand }.
   *[other] Vos cartes : { $hand }.
}
refused-no-hostage = Vous ne détenez pas d’otage. Placez une carte à vous.
refused-not-your-hostage = Vous détenez un autre otage : la { $mouse }.
refused-choosing-is-over = Les souris de cette manche sont déjà choisies.
refused-choose-first = Choisissez d’abord vos souris : encore { $number }.
refused-event-first = Décidez d’abord pour l’Événement du jour. Les cartes se placent ensuite.
refused-only-with-event = { $event ->
    [mouse-held-hostage] Vous ne pouvez donner une souris que pendant l’Événement du jour « Souris prise en otage ».
   *[lineup-change] Vous ne pouvez échanger une souris que pendant l’Événement du jour « Changement d’alignement ».
}
refused-already-chosen = Vos souris sont déjà choisies. Attendez les autres.
refused-sends-all = { $number ->
    [0] Votre clan n’a plus de souris.
    [1] Votre clan envoie sa dernière souris : il n’y a rien à choisir.
   *[other] Votre clan envoie ses { $number } dernières souris : il n’y a rien à choisir.
}
refused-already-picked = Votre otage est déjà désigné. Attendez les autres.
refused-nothing-to-hand-over = Vous n’avez pas de carte à donner.
refused-already-decided = Votre décision est prise. Attendez les autres.
refused-nothing-to-swap = Vous n’avez pas de souris à échanger dans cette manche.
refused-wrong-number = Choisissez exactement { $number } souris.
refused-must-place = { $cards ->
    [one] Vous ne pouvez pas passer : il vous reste { $cards } carte pour { $cards } tour. Placez-la sous un piège.
   *[other] Vous ne pouvez pas passer : il vous reste { $cards } cartes pour { $cards } tours. Placez-en une sous un piège.
}
refused-same-mouse = Ces deux souris sont identiques. Prenez-en une autre, ou ne changez rien.
ended-most-cheese = { $winner_seats } { $winner_seats_is ->
    [you] gagnez
    [us] gagnez
   *[other] { $winner_seats_count ->
        [one] gagne
       *[other] gagnent
    }
} avec le plus de fromage : { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
ended-more-mice = { $winner_seats } { $winner_seats_is ->
    [you] l’emportez
    [us] l’emportez
   *[other] { $winner_seats_count ->
        [one] l’emporte
       *[other] l’emportent
    }
} au départage ({ $score ->
    [one] { $score } point
   *[other] { $score } points
}), avec plus de souris restantes.
ended-shared = { $winner_seats } { $winner_seats_is ->
    [you] partagez
    [us] partagez
   *[other] { $winner_seats_count ->
        [one] partage
       *[other] partagent
    }
} la victoire à { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
# Les fins de partie, dans une liste
ending-most-cheese = le plus de fromage
ending-more-mice = départage : plus de souris
ending-shared = victoire partagée
option-events = Événements du jour
option-events-true = Avec événements
option-events-false = Sans événements (variante facile)

# Ce que regarde l’évaluation : conseils et analyses le nomment, suivi de deux points et de nombres.
measure-cheese = Votre fromage
measure-sight = Fromage en vue
measure-danger = Souris en danger
measure-rival = Fromage du meilleur adversaire si la manche s’arrêtait là

# Ce que fait chaque chose sur la table : les titres, puis les textes.
Thing = { $thing ->
    [total-black-out] Noirceur totale
    [mouse-held-hostage] Souris prise en otage
    [false-start] Faux départ
    [cheese-heist] Vol de fromages
    [blind-tasting] Dégustation à l’aveugle
    [heroic-sprint] Sprint héroïque
    [miraculous-sleeping-pills] Somnifères miraculeux
    [mice-at-the-front] Souris au front
    [defective-trap] Piège défectueux
    [lineup-change] Changement d’alignement
    [event] Événement du jour
    [trap] Piège à souris
    [speed] Ordre de vitesse
    [slowest] La couleur la plus lente
    [mouse] Souris
    [squeaker] Couineuse
    [face-down] Carte face cachée
    [cheese] Fromage
    [hostage] Otage
    [meeples] Pions
   *[clan] Clan
}
sheet-total-black-out = Toutes les souris se placent face cachée pendant cette manche : on ne voit que le clan d’une carte. Seuls les pions en disent plus.
sheet-mouse-held-hostage = Chacun désigne en secret une de ses souris choisies et la donne à la personne à sa gauche, qui la place. La souris reste à son clan : le fromage qu’elle prend va à son propre clan, et si elle est prise, c’est son clan qui la perd. Tant qu’elle n’est pas visible, ces deux personnes seules savent quelle souris c’est.
sheet-false-start = La couleur la plus rapide passe tout en bas de l’ordre de vitesse. Elle est maintenant la plus lente, et les pièges ne l’attrapent plus.
sheet-cheese-heist = Chaque piège reçoit un jeton de plus, face visible. Qui prend le fromage le prend tout entier.
sheet-blind-tasting = Les jetons de cette manche quittent la partie ; d’autres les remplacent, face cachée. Seul leur gagnant les voit avant la fin de la partie. Les jetons des manches précédentes restent tels quels.
sheet-heroic-sprint = La couleur la plus lente passe tout en haut de l’ordre de vitesse. Elle est maintenant la plus rapide : première de la file, et première prise. Celle qui la précédait devient la plus lente.
sheet-miraculous-sleeping-pills = Le chat dort pendant toute la manche. Un piège attrape toujours la première souris de la file, mais même si elle couine, le chat n’emporte personne : la suivante prend le fromage.
sheet-mice-at-the-front = Sous chaque piège, seule la première carte est face visible. Toutes les autres sont face cachée.
sheet-defective-trap = Le piège qui a le plus de souris ne fonctionne pas : personne n’y est pris, et la souris la plus rapide prend le fromage. Si plusieurs pièges sont à égalité, aucun d’eux ne fonctionne.
sheet-lineup-change = Avant que la première carte soit placée, chacun peut échanger en secret une souris choisie contre une autre à la maison. Les pions ne changent pas : ils peuvent donc mentir.
sheet-event = Chaque manche a son Événement du jour. Il est révélé quand toutes les souris sont choisies, avant que la première soit placée, et dure jusqu’à la fin de la manche.
sheet-trap = La première souris de la file est prise et sort de la partie ; la suivante prend tout le fromage. Une souris de la couleur la plus lente n’est jamais prise par un piège : première de la file, elle prend le fromage. S’il ne reste personne dans la file, le fromage reste pour la manche suivante.
sheet-speed = Sous chaque piège, les souris se rangent dans cet ordre, la couleur la plus rapide d’abord. À couleur égale, la souris placée plus tôt est devant. L’ordre change à chaque manche, et un Événement du jour peut le modifier après votre choix.
sheet-slowest = Les souris de la couleur la plus lente sont trop prudentes pour les pièges. Première de la file, une telle souris prend le fromage. Mais le chat peut l’emporter si le piège a attrapé une Couineuse devant elle.
sheet-mouse = Une souris ordinaire. Sa couleur décide de sa place dans la file. Si le piège l’attrape, elle ne fait aucun bruit, et la souris suivante prend le fromage.
sheet-squeaker = Si le piège l’attrape, son couinement réveille le chat, qui emporte la souris suivante, même de la couleur la plus lente. C’est seulement la souris d’après qui prend le fromage. Une Couineuse emportée par le chat ne réveille personne.
sheet-face-down = Une carte face cachée ne montre que son clan. Toutes les cartes sont retournées quand tout le monde a placé les siennes. Les pions montrent quelles couleurs son clan a choisies.
sheet-cheese = Chaque jeton vaut les points qu’il montre ; après cinq manches, le plus grand total l’emporte. Un « ? » est un jeton qui était face cachée sur son piège : seul son gagnant l’a vu. Le fromage resté sur les pièges à la fin ne compte pour personne.
sheet-hostage = Une souris de la personne à votre droite. Vous la placez pendant l’un de vos tours, mais elle prend le fromage pour son propre clan, pas pour le vôtre, et rentre dans son clan.
sheet-meeples = Les pions montrent quelles couleurs une personne a choisies : un par couleur, même pour deux souris. Après un Changement d’alignement, ils restent tels quels.
sheet-clan = Les souris prises sont hors jeu : tout le monde peut donc voir celles qui restent à un clan. À égalité de fromage à la fin, le clan qui a le plus de souris restantes est devant.

# Ce qui ne va pas dans un fichier d’édition ; ses clés portent leur nom du fichier
refused-edition-too-many-plain = { $where } : « plain » et « plain_2p » doivent faire ensemble { $most } au plus, et non { $found }.
refused-edition-no-mice = { $where } : « squeakers » et « plain » doivent faire ensemble au moins 1.
refused-edition-too-few-tokens = { $where } : tous les « count » doivent faire ensemble au moins { $least }, et non { $found }.
refused-edition-letter = { $where } : « letter » doit être une lettre, et non { $found }.
# La donne du jour : ce qui est distribué, et le résultat
day-what = Une manche : votre clan contre celui d’Old Whiskers. Qui gagnera le plus de fromage ?
day-score = { $won ->
    [yes] Gagné { $score } à { $rival }{ $tied ->
        [yes] {" "}au départage
       *[other] {""}
    }
   *[other] Perdu { $score } à { $rival }{ $tied ->
        [yes] {" "}au départage
       *[other] {""}
    }
}

# Ce que compte une étude d’équilibre
study-sent = Souris à la maison qui ont été choisies
study-sent-line = Place { $place } dans l’ordre de vitesse, { $squeaks ->
    [yes] Couineuse
   *[no] ordinaire
}
study-winning = Souris placées : part des gagnants
study-winning-line = { study-sent-line }

# What bots remark, sparsely and each in its own way: remark-MOMENT-LEVEL. A remark says nothing that the table does not show.
remark-trapped-pip = Aïe ! Ma queue !
remark-trapped-bramble = Une souris de moins.
remark-trapped-juniper = Un noble sacrifice. Tout était prévu.
remark-trapped-old-whiskers = Chaque clan en perd une comme ça un jour.
remark-trapped-quill = Clac. Fin du chapitre.
remark-feast-pip = Tout ce fromage !
remark-feast-bramble = Voilà qui fera l’affaire.
remark-feast-juniper = Ce n’est pas de refus.
remark-feast-old-whiskers = Le fromage vient à qui sait attendre.
remark-feast-quill = Fromage, au poids : beaucoup.
