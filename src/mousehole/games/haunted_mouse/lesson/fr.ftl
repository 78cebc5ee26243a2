# Une première manche, pour qui n’a jamais joué.
lesson-welcome = Vous êtes une souris qui fait un cauchemar. Défaites-vous de toutes vos cartes pour vous réveiller. La première souris sortie gagne le plus de fromage. Vous jouez contre Pip.
lesson-order = Voici vos huit cartes. Elles restent dans cet ordre : vous ne pouvez jamais les ranger. Mais quand des cartes quittent votre main, le vide se referme – et d’autres deviennent voisines.
lesson-bait = D’abord, chacun pose en secret un Appât : une carte, ou deux pour qui a le moins de fromage. Touchez le 5 et le 8, positions 3 et 4, et posez les deux. Sans eux, 6, 5 et 4 sont côte à côte !
lesson-shown = Tous les Appâts sont maintenant visibles, couchés sur le côté : le vôtre, celui de Pip, et l’Appât public au milieu. Chacun peut s’en servir dans une combinaison. Un Appât est donc une offre – et une carte de moins pour son propriétaire.
lesson-lead = À vous d’entamer : la table est vide, et vous jouez la combinaison que vous voulez, mais seulement avec votre main et votre propre Appât. Des cartes d’un même rang forment un groupe. Touchez vos deux 9, positions 4 et 5, et jouez-les.
lesson-beaten = Pip joue 5-6-7, avec son propre Appât : une suite, c’est-à-dire des rangs qui se suivent ; peu importent les familles. Elle bat votre paire car elle a exactement une carte de plus. Avec autant de cartes, il faudrait le même type, en plus haut.
lesson-run = Le vide s’est refermé : 6, 5, 4, 3 descendent côte à côte. Battez les trois cartes avec quatre : touchez 5, 4, 3 dans votre main – positions 2 à 4 – et le 2 de l’Appât public. Gardez votre 6 pour plus tard.
lesson-taken = 6-7-8-9 est plus haut. Et voyez : Pip s’est servi de votre 8 ! C’est bon pour vous aussi : une carte de moins.
lesson-draw = Vous ne pouvez pas battre cela. Au lieu de jouer une combinaison, vous pouvez toujours prendre une carte : dans la pioche, dans l’Appât public ou dans celui des autres. Touchez la pioche.
lesson-insert = Un 7 ! Vous insérez la carte piochée où vous voulez : c’est la seule façon de mettre de l’ordre dans votre main. Mettez-la devant votre 6, en position 1.
lesson-lay = Après avoir pioché, il faut avoir un Appât. Votre 5 est encore là, c’est donc à vous de voir : vous pouvez poser une carte de plus, et un Appât entre n’importe où dans une combinaison. Touchez votre 6 et posez-le.
lesson-standing = Personne n’a battu les quatre cartes de Pip : elles ont été retirées, et Pip a entamé de nouveau, avec 7-8.
lesson-out = Trois cartes en battent deux. Touchez le 7 de votre main, puis le 5 et le 6 de votre propre Appât : jouez 5-6-7.
lesson-cheese = Ni main ni Appât : la manche est finie pour vous, et vous voilà hors du cauchemar ! Cela vaut 3 parts de fromage ; qui reste en dernier n’a rien. Une nouvelle manche commence avec de nouvelles cartes. La septième part gagne.
lesson-done = Une chose encore, pour plus tard : un rang dans les quatre familles, ou une suite de quatre dans une seule, c’est un Piège. Il balaie tout ce qui est sur la table, et c’est à vous d’entamer. Si une combinaison n’est pas possible, « Pourquoi pas ? » vous en dit la raison.
