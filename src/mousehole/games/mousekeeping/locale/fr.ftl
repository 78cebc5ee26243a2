title = Mousekeeping!
blurb = Courez ensemble à travers l’hôtel et attrapez le plus de souris possible avant la fin du temps.
Place = Montrer la chambre { $room } ({ $bottom } dessous, { $top } dessus à { $side ->
    [left] gauche
   *[right] droite
})
GoTo = Aller à la chambre { $room }
DestinationRolled = { $rooms ->
    [one] Une souris a été vue : chambre { $room }.
   *[two] Une souris a été vue : chambre { $room } ou { $reverse }.
}
KeycardsPlaced = { $seat } montre la chambre { $room }.
KeycardsMisplaced = { $seat } montre la chambre { $room }, qui n’est ni voisine de la chambre { $here } ni son inverse : { $seconds ->
    [a-move] un coup perdu
    [one] { $seconds } seconde perdue
   *[other] { $seconds } secondes perdues
}.
MouseCaught = { $seat } atteint la chambre { $room } : { $mice ->
    [1] première souris attrapée
   *[other] { $mice } souris attrapées
}.
ShiftEnded = { $reason ->
    [time-up] Le temps est écoulé.
   *[budget-spent] C’était le dernier coup.
} Souris attrapées : { $mice }.
Catch = De { $start } à { $room } : { $used } coups, { $needed } nécessaires.
ask-place = { $seat } : montrez la chambre suivante.
ask-clock = L’horloge tourne.
refused-no-such-way = Une carte se pose en 12, 21, 34 ou 43, et pas autrement.
refused-no-such-layout = La carte du dessus recouvre celle du dessous à sa gauche ou à sa droite.
refused-not-a-room = Deux cartes ne peuvent pas montrer { $room } : ce n’est pas une chambre.
refused-too-far = La chambre { $room } n’est ni voisine de la chambre { $here } ni son inverse.
ended-time-up = Le temps est écoulé. Souris attrapées : { $score }.
ended-budget-spent = Tous les coups sont joués. Souris attrapées : { $score }.
option-clock = Secondes à l’horloge
option-calm = Nombre de coups au lieu d’une horloge (0 : contre l’horloge)
option-by_hand = Cartes-clés
option-by_hand-false = Les coups permis sont indiqués
option-by_hand-true = À la main : rien n’est indiqué, les erreurs coûtent du temps
option-map = Le plan de l’hôtel est visible

# Pourquoi un conseil est donné : ce que change le choix, en moyenne sur les tables imaginables.
hint-mice = Souris attrapées : { $now } → { $then }.
hint-way = Placements jusqu’à la prochaine souris : { $now } → { $then }.
