# What the terminal says beside its drawing of the table.
keep-floor = étage { $n }
keep-here = ici
keep-mouse-at = une souris en
keep-caught = attrapées : { $mice }
keep-move-limit = coups { $used } sur { $all }
keep-placements = coups { $used }
keep-table = sur la table
keep-destination = la souris
keep-yours = les vôtres
keep-turn = { $seat_is ->
    [you] c’est votre tour
   *[other] c’est le tour { $seat_whose }
}
keep-lie = vos cartes-clés restent là
keep-lie-until = { $seat_is ->
    [you] jusqu’à votre coup
   *[other] jusqu’au coup { $seat_whose }
}
keep-prepared = prêt pour votre tour : { $room }
keep-prepared-now = espace : aller en { $room }
keep-prepared-void = { $room } : hors de portée
keep-keys-bottom = dessous : a retourne, z pivote
keep-keys-top = dessus : d retourne, c pivote
keep-keys-place = x autre côté, espace joue
keep-mark-here = la chambre actuelle
keep-mark-mouse = une souris est ici
keep-mark-none = pas de chambre
keep-shaft-red = ascenseur rouge
keep-shaft-yellow = ascenseur jaune
keep-shaft-green = ascenseur vert
keep-shaft-blue = ascenseur bleu
mousekeeping-key-flip-bottom = retourner la carte-clé du dessous
mousekeeping-key-turn-bottom = faire pivoter la carte-clé du dessous
mousekeeping-key-flip-top = retourner la carte-clé du dessus
mousekeeping-key-turn-top = faire pivoter la carte-clé du dessus
mousekeeping-key-side = mettre la carte-clé du dessus de l’autre côté
mousekeeping-key-place = poser vos cartes-clés
