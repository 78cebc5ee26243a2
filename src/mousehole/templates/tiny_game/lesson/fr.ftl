# Une première partie, pour qui n’a jamais joué.
lesson-welcome = Cinq tas de miettes sont par terre, de 1 à 5. À chaque manche, Pip et vous jouez une carte en secret, et la plus haute emporte le tas.
lesson-low = Le premier tas ne compte qu’une miette : gardez vos hautes cartes. Jouez votre 1.
lesson-higher = Le 2 de Pip était plus haut et a emporté la miette. Il y en a maintenant deux. Jouez votre 5.
lesson-done = Deux 5 : aucune carte n’était seule, et les miettes restent par terre. Il reste trois tas plus gros : continuez, et prenez le plus de miettes !
