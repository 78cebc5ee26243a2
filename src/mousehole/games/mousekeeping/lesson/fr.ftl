# Un premier service, pour qui n’a jamais joué.
lesson-welcome = Des souris courent dans l’hôtel ! Avec Pip, à tour de rôle, attrapez-en autant que possible. Les cartes au fromage montrent où l’une d’elles a été vue : chambre 334 – ou 433, ce que montrent les mêmes cartes-clés vues d’en face.
lesson-keycards = Pour vous déplacer, posez une de vos cartes-clés en partie sur l’autre : les trois chiffres visibles sont la chambre où vous allez. Retournez les cartes, faites-les pivoter ou glisser – ou touchez une chambre sur le plan, et elles se placent toutes seules.
lesson-map = Vous partez du hall, chambre 124. Le premier chiffre est l’étage, le deuxième la colonne, le troisième la ligne.
lesson-step = Un coup change un seul chiffre, d’exactement 1. Allez de 124 à 134, la chambre marquée d’un anneau en pointillé : touchez-la sur le plan, ou posez 34 sur 12.
lesson-elevator = Pip va de 134 à 234. Le premier chiffre change : c’est un trajet en ascenseur. Chaque ascenseur porte une forme : les chambres qui finissent par 12, 21, 34 ou 43 en ont un à chaque étage.
lesson-ride = Continuez à monter : allez de 234 à 334. C’est là que se cache la souris.
lesson-caught = Attrapée – une souris pour l’équipe ! La suivante apparaît aussitôt, chambre 344 ou 443. C’est déjà à Pip de jouer : pas de pause.
lesson-reverse = Pip pouvait aller à 344, mais passe de 334 à 433. Vous pouvez toujours aller à l’inverse d’une chambre, son numéro lu de droite à gauche. De quoi changer d’étage d’un seul bond !
lesson-second = La souris s’attrape dans l’une ou l’autre de ses deux chambres. 443 est à côté de 433 : attrapez-la.
lesson-refused = Deux souris ! Si vous essayez une chambre trop lointaine, rien de grave : la raison s’affiche, et la règle est à portée de doigt. Vous ne perdez que du temps.
lesson-done = C’est tout. Au chrono, vous avez dix minutes, et rien ne les arrête : préparez la suite pendant que les autres jouent. Pour débuter tranquillement, jouez sans chrono, en 60 coups.
