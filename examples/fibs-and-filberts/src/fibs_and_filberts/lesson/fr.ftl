# Une première partie, pour qui n’a jamais joué.
lesson-welcome = Vous avez cinq coquilles, avec 0, 0, 2, 3 et 4 noisettes dessous. Pip en a cinq aussi, mais vous ne pouvez pas regarder sous les siennes. Vous commencez tous deux avec 6 noisettes.
lesson-hide = À votre tour, vous poussez une coquille au milieu. Prenez celle qui en cache 3.
lesson-say = Dites maintenant combien de noisettes il y a dessous. Pour une fois, la vérité : dites 3.
lesson-doubt = Pip y a cru : vous recevez 3 noisettes. Maintenant, Pip dit 4. Seules quatre coquilles sur trente en cachent autant, et l’une d’elles est à vous. Doutez-en !
lesson-empty = Un bobard ! Pip ne reçoit rien, et votre doute vous rapporte 2 noisettes. À vous de nouveau : poussez une coquille vide au milieu.
lesson-fib = Il n’y a rien dessous : quoi que vous disiez, c’est un bobard. Restez modeste : dites 2.
lesson-done = Pip y a cru : 2 noisettes pour une coquille vide, que personne ne retournera jamais. Continuez jusqu’à la dernière coquille : la souris qui a le plus de noisettes gagne !
