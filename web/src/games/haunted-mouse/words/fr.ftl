# Seulement ce que dit le plateau ; les mots du jeu sont dans src/mousehole/games/haunted_mouse/locale.
cards = { $n ->
    [one] une carte
   *[other] { $n } cartes
}
cheese-of = Fromage : { $n } sur { $goal }
has-chosen = a choisi
out-as = { $place ->
    [1] réveil : 1er
    [2] réveil : 2e
    [3] réveil : 3e
   *[other] réveil : 4e
}
hand-of = Main de { $name }, { $n } cartes
place = Place { $place } : { $card }
known = tous connaissent cette carte
drawn = piochée : { $card }
drawn-hidden = une carte piochée
bait-in-front = Appât de { $name }
bait-of = Appât de { $name } : { $card }
public-bait = Appât public
public-bait-card = Appât public : { $card }
your-bait = Votre Appât
your-bait-card = Votre Appât : { $card }
your-side = Votre côté de la table
your-hand = Votre main, { $n } cartes, dans leur ordre
pile = Pioche : { $n } cartes
pile-short = Pioche { $n }
discards = Défausse : { $n } cartes
discards-short = Défausse { $n }
meld-of = { $name } : { $looks }
table-empty = Aucune combinaison sur la table
looks-set = { $n ->
    [1] un seul { $rank }
   *[other] groupe de { $n }, rang { $rank }
}
looks-run = suite de { $low } à { $high }
looks-neither = ni groupe ni suite
it-beats = elle bat la combinaison
it-leads = vous pouvez entamer avec
it-traps = un Piège !
not-now = pas possible
why-not = Pourquoi pas ?
clear = Reprendre
play-meld = Jouer la combinaison
set-trap = Tendre un Piège
take-bait = Piocher { $card }
take-or-add = Piochez cet Appât, ou ajoutez-y vos cartes pour une combinaison.
drawing-ends = Piocher la carte du dessus au lieu de jouer ces cartes ?
tap-to-lead = Touchez des cartes voisines et votre Appât pour entamer – ou la pioche ou un Appât pour piocher.
tap-to-beat = Touchez des cartes voisines et des Appâts pour battre la combinaison – ou la pioche ou un Appât pour piocher.
tap-for-bait = Touchez la carte à poser comme Appât.
tap-to-lay = Touchez une carte pour la poser comme Appât.
lay-as-bait = { $n ->
    [one] La poser comme Appât
   *[other] Poser les deux comme Appâts
}
tap-to-use = Plusieurs Appâts conviennent. Touchez celui que vous utilisez.
use-it = Utiliser cet Appât
you-drew = Vous avez pioché { $card }.
tap-a-place = Touchez la carte qui la suivra, ou la fin ; ou faites-la glisser.
insert-before = À la place { $place }, devant { $card }
insert-last = À la place { $place }, à la fin
goes-first = en premier, devant { $card }
goes-last = en dernier, derrière { $card }
goes-between = entre { $left } et { $right }
goes-alone = seule dans votre main
theirs = { $card } de { $name }
mine = votre { $card }
public = { $card } (Appât public)
with-bait = Avec ces Appâts : { $bait }.
goes-out-first = { $name } sort avant vous et prend { $n ->
    [0] zéro fromage
    [one] { $n } part de fromage
   *[other] { $n } parts de fromage
}.
goes-out-and-wins = { $name } sort avant vous et gagne la partie !
no-bait-this-round = Plus d’Appât cette manche
trap-was-set = { $name } tend un Piège : { $cards } !
round-over = La manche { $round } est finie. Sortis dans cet ordre : { $name }
