title = Tiny Game
blurb = Jouez haut pour les gros tas – mais pas comme tout le monde.
PlayCard = Jouer { $card }
HandDealt = { $seat ->
   *[other] { $seat_is ->
        [you] Vous recevez { $cards }.
       *[other] { $seat } reçoit sa main.
    }
}
CardRevealed = { $seat } { $seat_is ->
    [you] jouez
   *[other] joue
} { $card }.
PileTaken = { $seat } { $seat_is ->
    [you] prenez
   *[other] prend
} { $crumbs ->
    [one] { $crumbs } miette
   *[other] { $crumbs } miettes
} avec { $card }.
PileLeft = Aucune carte seule : { $crumbs ->
    [one] { $crumbs } miette reste
   *[other] { $crumbs } miettes restent
} par terre.
ask-play = Choisissez une carte à jouer.
refused-not-in-hand = Vous n’avez pas de { $card }. Jouez une carte de votre main.
ended-floor-is-clean = Le sol est propre. Victoire : { $winner_seats }, avec { $score ->
    [one] { $score } miette
   *[other] { $score } miettes
}.
ending-floor-is-clean = sol propre
measure-crumbs = Vos miettes
refused-edition-too-few-cards = { $where } : { $cards } cartes, c’est trop peu pour en donner { $hand } à { $players } joueurs.
# What is on the table
field-round = Manches finies
field-hand = Votre main
field-picked = Votre carte
field-has_picked = A choisi
field-hand_sizes = Cartes en main
field-played = Jouées
field-crumbs = Miettes
