title = Tiny Game
blurb = Play high for the big piles – but not what everybody else plays.
PlayCard = Play { $card }
HandDealt = { $seat ->
   *[other] { $seat_is ->
        [you] You were dealt { $cards }.
       *[other] { $seat } was dealt a hand.
    }
}
CardRevealed = { $seat } played { $card }.
PileTaken = { $seat } took { $crumbs ->
    [one] { $crumbs } crumb
   *[other] { $crumbs } crumbs
} with { $card }.
PileLeft = No card was alone: { $crumbs ->
    [one] { $crumbs } crumb stays
   *[other] { $crumbs } crumbs stay
} on the floor.
ask-play = Choose a card to play.
refused-not-in-hand = You don’t have a { $card }. Play a card from your hand.
ended-floor-is-clean = The floor is clean. { $winner_seats } won with { $score ->
    [one] { $score } crumb
   *[other] { $score } crumbs
}.
ending-floor-is-clean = floor clean
measure-crumbs = Your crumbs
refused-edition-too-few-cards = { $where }: { $cards } cards are too few to deal { $hand } to each of { $players } players.
# What is on the table
field-round = Rounds over
field-hand = Your hand
field-picked = Your card
field-has_picked = Has chosen
field-hand_sizes = Cards in hand
field-played = Played
field-crumbs = Crumbs
