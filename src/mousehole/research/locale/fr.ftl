# Ce que dit un rapport d’équilibre.
report-title = { $title } : rapport d’équilibre
report-about = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $bot } contre lui-même, graine { $seed }, édition « { $edition } », version { $version } des règles. La place 1 commence, si l’hôte peut en décider. Tous les intervalles sont à 95 %.
report-made = Obtenu avec
report-seats = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
report-seat = Place { $n }
report-team-wins = Parties gagnées par l’équipe
report-won = gagnées
report-team-score = Score de l’équipe
report-score = score
report-advantage = Avantage des places : part des victoires
report-advantage-note = La ligne en pointillés indique une part égale pour chaque place.
report-scores = Dispersion des scores
report-endings = Fins de partie
report-length = Durée en coups
report-moves = coups
report-watched = { $n ->
    [one] Seule la première partie a été suivie coup par coup. Tout ce qui suit la concerne.
   *[other] Seules les { $n } premières parties ont été suivies coup par coup. Tout ce qui suit les concerne.
}
report-success = Ce qui va de pair avec le succès
report-success-note = { $of ->
    [score] Score moyen
   *[place] Rang moyen, de 0 (dernier) à 1 (premier),
} avec moins sans ; « … » désigne n’importe quel joueur. Ici, les { $n } écarts les plus nets, sans ce qui est rare ou constant. Cela ne prouve aucune cause.
report-too-few = Trop peu de parties pour dire ce qui va de pair avec le succès.
report-figures = Chiffres
report-mean = moyenne (intervalle à 95 %)
report-share = part (intervalle à 95 %)
report-n = n
report-line = { $title }, édition « { $edition } », { $bot } :
report-table = { report-seats }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $heading }
report-edition = Édition « { $edition } »
report-decisions = Décisions
report-decisions-each = par joueur et par partie
report-decisions-note = Les décisions qui laissent plus d’un coup ; le droit d’interrompre ne compte pas.
report-options = choix par décision
report-drama = Suspense : combien de fois la tête change
report-drama-note = Est en tête celui dont les chances dépassent celles de tous les autres, d’après l’évaluation que le jeu fait de toute la table.
report-changes = changements de tête par partie
report-halfway = À mi-parcours
report-held = le joueur en tête a gagné à la fin
report-skill = Chance ou talent
report-skill-line = { $bot } devant { $rival }
report-skill-note = La moitié ne serait que de la chance. Chaque donne est jouée à toutes les places, ou par une équipe de chacun.
