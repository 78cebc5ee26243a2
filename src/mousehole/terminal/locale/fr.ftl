# Ce que dit le terminal, quel que soit le jeu.
plain-help = Répondez par un numéro, ou par les mots entre crochets. « règles » ou « règles 12 » explique, « pourquoi » et un choix dit pourquoi pas, « indice » aide, « cherche » et des mots cherche parmi les choix, « voir » montre la table, « journal » raconte tout, « ? » montre ceci, « q » quitte.
plain-more = … et { $count } autres : « tout » les montre, « cherche » et des mots les fouille.
plain-hand-over = { $name } joue maintenant.
plain-hand-over-wait = L’écran passe à { $name }. Appuyez sur Entrée quand personne d’autre ne regarde.
plain-no-seat = Personne n’est assis là.
plain-menu = À quoi jouons-nous ?
plain-no-game = Ce jeu n’existe pas. Répondez par un numéro.
saved = La partie est enregistrée dans { $file }. Pour continuer : mousehole play --resume { $file }
nothing-found = Aucun choix n’a ces mots.
nothing-refused = Rien n’a été refusé. « pourquoi » et un choix dit pourquoi il n’est pas permis.
allowed = { $choice } : c’est permis.
hint = La stratégie du jeu, d’après ce que vous pouvez savoir : { $choice }
hint-pass = laisser passer l’occasion
