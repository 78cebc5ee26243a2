title = Head of Mousehold
blurb = Envoyez vos souris aux pièges : la première est prise, la suivante a le fromage.
Mouse = { $squeaks ->
    [true] { $letter ->
        [O] couineuse orange
        [G] couineuse verte
        [B] couineuse bleue
        [P] couineuse violette
        [Y] couineuse jaune
       *[other] couineuse { $letter }
    }
   *[false] { $letter ->
        [O] souris orange
        [G] souris verte
        [B] souris bleue
        [P] souris violette
        [Y] souris jaune
        [hidden] souris cachée
       *[other] souris { $letter }
    }
}
Colour = { $name ->
    [orange] orange
    [green] vert
    [blue] bleu
    [purple] violet
    [yellow] jaune
   *[other] { $name }
} ({ $letter })
Card = { $mouse } ({ $clan_seat })
AddMouse = Ajouter { $mouse }
Choose = Choisir { $mice }
Place = Placer { $hostage ->
    [true] l’otage, { $mouse },
   *[false] { $mouse }
} sous le piège { $trap }
Pass = Passer
HandOver = Donner { $mouse }
Swap = Échanger { $mouse } contre { $instead }
Keep = Ne rien changer
ClanTaken = { $seat } dirige le clan { $clan ->
    [office] du Bureau
    [kitchen] de la Cuisine
    [toy-room] de la Salle de jeux
    [garden] du Jardin
    [bathroom] de la Salle de bain
   *[other] { $clan }
}.
TrapsBaited = Manche { $round } : fromage { $cheese } sur les pièges. { $first_seat } est premier joueur.
SpeedSet = De la plus rapide à la plus lente : { $colours }.
MiceChosen = { $seat } a choisi { $hidden ->
    [true] { $number ->
        [one] { $number } souris
       *[other] { $number } souris
    }
   *[false] { $mice }
}.
MeeplesShown = { $seat } montre ses pions : { $colours }.
EventRevealed = Événement du jour : { $event ->
    [total-black-out] Noirceur totale ! Toutes les souris sont placées face cachée.
    [mouse-held-hostage] Souris prise en otage ! Chacun donne une souris choisie au voisin de gauche.
    [false-start] Faux départ ! La couleur la plus rapide devient la plus lente.
    [cheese-heist] Vol de fromages ! Un jeton de plus sur chaque piège.
    [blind-tasting] Dégustation à l’aveugle ! Les jetons de cette manche sont échangés contre des jetons cachés.
    [heroic-sprint] Sprint héroïque ! La couleur la plus lente devient la plus rapide.
    [miraculous-sleeping-pills] Somnifères miraculeux ! Aucun couinement ne réveille le chat.
    [mice-at-the-front] Souris au front ! Seule la première souris sous chaque piège est visible.
    [defective-trap] Piège défectueux ! Là où les souris sont le plus nombreuses, la plus rapide prend le fromage.
    [lineup-change] Changement d’alignement ! Chacun peut échanger une souris choisie ; les pions restent.
   *[other] { $event }
}
CheeseAdded = Encore du fromage sur les pièges : { $cheese }.
CheeseRedrawn = Les jetons { $gone } quittent la partie ; d’autres les remplacent, cachés.
HostagePicked = { $seat } a désigné un otage : { $mouse }.
HostageTaken = { $seat } prend l’otage de { $clan_seat } : { $mouse }.
LineupDecided = { $known ->
    [changed] { $seat } échange { $mouse } contre { $instead }.
    [kept] { $seat } ne change rien.
   *[hidden] { $seat } a réfléchi à son alignement.
}
MousePlaced = { $seat } place { $hostage ->
    [true] l’otage de { $clan_seat }, { $mouse },
   *[false] { $mouse }
} sous le piège { $trap }, face { $is_up ->
    [true] visible
   *[false] cachée
}.
TurnPassed = { $seat } passe.
MiceTurnedUp = Sous le piège { $trap }, dans l’ordre : { $line }.
MouseTrapped = Le piège { $trap } prend : { $mouse } ({ $clan_seat }).
CatFed = Un couinement ! Le chat emporte : { $mouse } ({ $clan_seat }).
CheeseTaken = Le fromage du piège { $trap } ({ $cheese }) va à { $clan_seat } : { $mouse }.
CheeseLeft = Personne ne prend le fromage du piège { $trap }.
ClanCounted = { $seat } : { $cheese } points, { $mice ->
    [one] il reste { $mice } souris
   *[other] il reste { $mice } souris
}.
aid = Qu’est-ce que ça peut être ?
HiddenLaid = Carte { $at } sous le piège { $trap }, face cachée ({ $clan_seat })
HiddenHostage = L’otage de { $clan_seat } chez { $seat }
HiddenHand = { $cards ->
    [one] La carte en main
   *[other] Chacune des { $cards } cartes en main
} ({ $clan_seat })
Suspect = { Mouse }
aid-ways = { $ways ->
    [one] Un seul choix correspond à ce que vous savez.
   *[other] { $ways } choix correspondent à ce que vous savez.
}
ask-choose = { $seat } : ajoutez une souris pour cette manche ({ $number ->
    [one] la dernière
   *[other] encore { $number }
}).
ask-place = { $seat } : placez une souris sous un piège.
ask-hand-over = { $seat } : donnez une souris à { $left_seat }.
ask-change = { $seat } : échangez une souris choisie contre une autre, ou ne changez rien.
refused-no-such-mouse = Cette souris n’existe pas.
refused-no-such-trap = Il y a { $traps } pièges.
refused-not-at-home = Votre clan n’a pas cette souris à la maison.
refused-not-chosen = Cette souris n’est pas parmi les cartes devant vous.
refused-not-your-hostage = Vous ne détenez pas cet otage.
refused-wrong-number = { $number ->
    [one] Il faut exactement { $number } souris.
   *[other] Il faut exactement { $number } souris.
}
refused-must-place = Il vous reste autant de cartes que de tours ({ $cards }) : il faut en placer une.
refused-same-mouse = On n’échange pas une souris contre une autre toute pareille.
ended-most-cheese = { $winner_seats } a le plus de fromage : { $score } points.
ended-more-mice = { $winner_seats } l’emporte à égalité de { $score } points : plus de souris restent.
ended-shared = { $winner_seats } partagent la victoire avec { $score } points.
option-events = Événements quotidiens (sans eux : la variante facile)

# Pourquoi un conseil est donné : ce que change le choix, en moyenne sur les tables imaginables.
hint-cheese = Votre fromage : { $now } → { $then }.
hint-sight = Fromage que vous auriez si la manche finissait ici : { $now } → { $then }.
hint-danger = Souris que vous perdriez si la manche finissait ici : { $now } → { $then }.
