# Un premier service, pour qui n’a jamais joué.
lesson-welcome = Des souris courent dans l’hôtel ! Avec Pip, à tour de rôle, vous en attrapez autant que possible. La carte au fromage montre où l’une a été vue : chambre 334 – ou 433, les mêmes cartes-clés vues de l’autre côté.
lesson-keycards = On se déplace en posant ses deux cartes-clés l’une sur l’autre : trois chiffres restent visibles, et c’est la chambre où l’on va. Retournez, tournez ou glissez les cartes – ou touchez une chambre sur le plan, et elles se posent toutes seules.
lesson-map = Vous êtes à la réception, chambre 124. Le premier chiffre est l’étage, le deuxième la colonne, le troisième la ligne.
lesson-step = Un coup change un seul chiffre, d’exactement 1. Allez de 124 à 134, marquée d’un anneau en pointillé : touchez-la sur le plan, ou posez 34 sur 12.
lesson-elevator = Pip est allé de 134 à 234 : le premier chiffre a changé, c’était donc l’ascenseur. Les cages portent une forme : les chambres qui finissent par 12, 21, 34 ou 43 en ont une à chaque étage.
lesson-ride = Continuez à monter : de 234 à 334. C’est là qu’est la souris.
lesson-caught = Attrapée – une souris pour l’équipe ! Aussitôt, on voit la suivante, chambre 344 ou 443. C’est à Pip, sans pause.
lesson-reverse = Pip aurait pu aller à 344, mais veut vous montrer quelque chose : de 334 à 433. Une chambre peut toujours être lue à l’envers – d’un bond, on change d’étage !
lesson-second = On attrape la souris dans l’une ou l’autre de ses deux chambres. 443 est à côté de 433 : attrapez-la.
lesson-refused = Deux souris ! Si vous essayez une chambre trop lointaine, il ne se passe rien : on vous dit pourquoi, et la règle est à portée de doigt. Seules les secondes sont perdues.
lesson-done = C’est tout. Dans la vraie partie, une horloge tourne dix minutes et ne s’arrête jamais : regardez plus loin pendant que les autres jouent. Pour débuter, on peut aussi jouer au calme, avec 60 coups au lieu d’une horloge.
