# What the terminal says beside its drawing of the table.
haunt-round = manche { $n }
haunt-pile = pioche { $cards }
haunt-discards = défausse { $cards }
haunt-public = Appât public
haunt-no-meld = Aucune combinaison sur la table.
haunt-meld = { $seat_is ->
    [you] Votre combinaison :
   *[other] Combinaison { $seat_whose } :
}
haunt-bait = Appât
haunt-hand = main
haunt-out = sortie n° { $n }
haunt-drawn = piochée :
haunt-beside = à côté de { $cards }
haunt-goes-out = { $seat_is ->
    [you] vous sortez en premier
   *[other] { $seat_nom } sort avant vous
}
haunt-cats = Chat
haunt-snakes = Serpent
haunt-owls = Hibou
haunt-hawks = Faucon
haunt-letters = CSHF
haunt-mark-hidden = une carte que vous ne pouvez pas voir
haunt-mark-known = au-dessus d’une de vos cartes : tout le monde l’a vue
haunt-mark-cheese = fromage gagné, et fromage encore à gagner
haunt-mark-turn = qui doit jouer
