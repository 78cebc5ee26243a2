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
   *[other] { $name }
}
HiddenCard = { $back ->
    [point] un Point
    [power] un Pouvoir
   *[boost] un Bonus
}
PlaceMouse = Placer votre souris en { $corner }
PlaceBasil = Placer Basile en { $corner }
Scavenge = Récupérer la carte d’ici
GoTo = Aller en { $corner }
Activate = Activer { $card }
EndTurn = Finir votre tour
Decline = Y renoncer
PlayBoost = Jouer { $card }
PickCorner = Coin { $corner }
PickRoom = Pièce { $room }
PickMouse = { $mouse_seat }
PickMice = { $one_seat } et { $other_seat }
PickCard = { $card }
DiscardIt = La défausser
Nap = { $now ->
    [true] { $mouse_seat }, à ce tour
   *[false] { $mouse_seat }, à son prochain tour
}
Stop = C’est assez
SendBasil = Basile va en { $corner }
MousePlaced = { $mouse_seat } commence en { $corner }.
TurnBegan = Manche { $round } : au tour de { $mouse_seat }.
MouseMoved = { $mouse_seat } va en { $corner }.
MiceSwapped = { $one_seat } et { $other_seat } échangent leurs places.
MouseGlued = La souris de { $mouse_seat } est engluée.
CornerRefilled = Une nouvelle carte est en { $corner } : { $back ->
    [point] un Point
    [power] un Pouvoir
   *[boost] un Bonus
}.
CardScavenged = { $mouse_seat } récupère { $card }.
BoostScavenged = { $seat } prend { $card } en main.
CardPeeked = { $seat } regarde en { $corner } : { $card }.
CardRevealed = { $card } est révélé en { $corner }.
CardPut = { $seat } pose { $card } face visible en { $corner }.
PowerDeclared = { $seat } active { $card }{ $free ->
    [true] , gratuitement
   *[false] {""}
}.
PowerCancelled = { $card } de { $seat } est annulé.
BoostPlayed = { $seat } joue { $card } !
CardMoved = { $how ->
    [given] { $giver_seat } donne { $card } à { $taker_seat }.
    [stolen] { $taker_seat } vole { $card } à { $giver_seat }.
   *[traded] { $card } passe de { $giver_seat } à { $taker_seat }.
}
CardFlipped = { $card } dans le nid de { $mouse_seat } est retourné { $up ->
    [true] face visible
   *[false] face cachée
}.
CardTurnedUp = La pioche donne { $card }.
CardDealt = { $card } atterrit dans le nid de { $mouse_seat }.
CardDiscarded = { $mouse_seat } défausse { $card }.
PileShuffled = La défausse est mélangée : { $cards ->
    [1] une carte
   *[other] { $cards } cartes
} à piocher.
LightsWentOut = Tout s’éteint : { $cards ->
    [1] une carte est de nouveau cachée
   *[other] { $cards } cartes mélangées et de nouveau cachées
}.
ActionsChanged = { $mouse_seat } a { $count ->
    [-1] une action de moins
   *[other] { $count } actions de plus
} { $now ->
    [true] à ce tour
   *[false] au prochain tour
}.
PowersRefreshed = Tous les Pouvoirs de { $seat } sont de nouveau utilisables.
NestFilled = Le nid de { $mouse_seat } compte douze cartes.
GameEnded = { $reason ->
    [twelfth-card] La partie est finie.
   *[rounds-over] C’était la dernière manche.
}
Counted = { $mouse_seat } : { $cards } – { $how ->
    [basic] { $points }
    [collection] { $points } en collection de { $count }
    [pair] { $points } en paire
    [alone] { $points } seul
   *[power] un Pouvoir, aucun point
}
NestScored = { $mouse_seat } : { $points } points, { $cards } cartes.
ask-place = { $seat } : placez votre souris.
ask-place-basil = { $seat } : placez Basile.
ask-act = { $seat } : récupérez, bougez ou activez – ou finissez votre tour.
ask-offer = { $seat } : vous pouvez activer ce Pouvoir gratuitement, maintenant ou jamais.
ask-last-power = { $seat } : la partie s’achève ; vous pouvez encore activer votre douzième carte.
ask-window = Un Pouvoir est annoncé : il peut être annulé maintenant.
ask-boost = { $seat } : vous pouvez jouer un Bonus.
ask-basil = { $seat } : par où va Basile ?
ask-basil-moves = Basile est en mouvement.
ask-room = { $seat } : choisissez une pièce.
ask-peek = { $seat } : quelle carte regardez-vous ?
ask-reveal = { $seat } : quelle carte est révélée ?
ask-mouse = { $seat } : quelle souris bouge ?
ask-step = { $seat } : où va la souris de { $mouse_seat } ?
ask-swap = { $seat } : quelles souris échangent leurs places ?
ask-teleport = { $seat } : où débouche votre tunnel ?
ask-give-whom = { $seat } : quel nid reçoit une carte ?
ask-give = { $seat } : quelle carte donnez-vous ?
ask-steal-whom = { $seat } : dans quel nid prenez-vous ?
ask-steal = { $seat } : quelle carte prenez-vous ?
ask-trade = { $seat } : quel Pouvoir voulez-vous contre cette carte ?
ask-trade-whom = { $seat } : avec qui échangez-vous ?
ask-pick = { $seat } : choisissez en secret une carte à échanger.
ask-discard = { $seat } : de quelle carte vous séparez-vous ?
ask-discard-or-give = { $seat } : la défausser, ou la donner à un nid ?
ask-flip-whose = { $seat } : dans quel nid une carte est-elle retournée ?
ask-flip = { $seat } : quelle carte est retournée ?
ask-reach = { $seat } : où tendez-vous la patte ?
ask-put = { $seat } : quelle carte posez-vous à votre coin ?
ask-deal = { $seat } : quel nid reçoit cette carte ?
ask-nap = { $seat } : qui perd une action ?
ask-glue = { $seat } : quelle souris est engluée ?
refused-no-such-corner = Cette maison n’a pas ce coin.
refused-occupied = Une autre souris est en { $corner }.
refused-not-adjacent = { $corner } n’est pas voisin de votre coin.
refused-no-actions-to-pass = Passer d’autres souris coûte ici { $cost } actions, plus qu’il ne vous en reste.
refused-too-far = La souris n’a pas assez de pas pour aller en { $corner }.
refused-no-actions = Vous n’avez plus d’action.
refused-no-card-here = Il n’y a pas de carte à votre coin.
refused-glued = Votre souris est engluée.
refused-no-target-glued = Cette souris est engluée.
refused-not-in-your-nest = Ce n’est pas un Pouvoir de votre nid.
refused-used-up = Ce Pouvoir a déjà été activé à ce tour.
refused-only-this-power = Seul le Pouvoir proposé peut être activé maintenant.
refused-must = Cet effet doit être appliqué.
refused-card-is-covered = Cette carte est face cachée.
refused-no-target = Cet effet ne peut pas viser cela.
refused-basil-goes-elsewhere = Ce n’est pas le chemin de Basile.
refused-not-in-your-hand = Vous n’avez pas ce Bonus.
refused-too-late = La partie s’achève : aucun Bonus ne peut être joué.
refused-boost-is-resolved-whole = Un Bonus est en cours : attendez qu’il soit fini.
refused-only-in-your-turn = Ce Bonus ne se joue qu’à votre tour.
refused-no-power-declared = Ce Bonus ne se joue que lorsqu’un autre vient d’annoncer un Pouvoir.
ended-twelfth-card = Un nid est plein. Le plus beau nid : { $winner_seats } avec { $score } points.
ended-rounds-over = Quarante manches sont jouées. Le plus beau nid : { $winner_seats } avec { $score } points.
ended-basil-wins = Basile a le plus beau nid et gagne.
option-basil = Basile joue aussi (toujours à deux, jamais à huit)
option-window = Secondes pour annuler un Pouvoir annoncé

# Pourquoi un conseil est donné : ce que change le choix, en moyenne sur les tables imaginables.
hint-points = Vos points : { $now } → { $then }.
hint-rival = Points de la meilleure autre souris : { $now } → { $then }.
hint-nest = Cartes dans votre nid : { $now } → { $then }.
hint-corner = Ce que promet le coin sous votre souris, en points : { $now } → { $then }.

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
    [nothing-worth-taking] Commencés sans carte à portée qui vaille la peine
   *[without-taking] Finis sans prendre de carte
}
study-winners = Cartes des nids gagnants
study-winners-line = { $back ->
    [point] Points
   *[power] Pouvoirs
}
study-point = Points pris, parmi ceux à portée
study-point-line = { $card }
study-power = Pouvoirs pris, parmi ceux à portée
study-power-line = { $card }
study-boost = Bonus pris, parmi ceux à portée
study-boost-line = { $card }
