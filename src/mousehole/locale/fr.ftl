# Ce que disent tous les jeux.
player-name = Joueur { $n }
clock-name = L’horloge
nothing = rien
TimeUp = Le temps est écoulé
refused-not-your-turn = Ce n’est pas votre tour.
refused-not-offered = Ce n’est pas possible maintenant.
refused-not-asked = Personne n’a demandé cela maintenant.
refused-malformed = Ce n’est pas un choix de ce jeu.
refused-game-over = La partie est terminée.
option-first_player = Qui commence
plain-you = Joueur 1 (vous)
