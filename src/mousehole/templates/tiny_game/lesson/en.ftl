# A first game, for somebody who has never played.
lesson-welcome = There are five piles of crumbs on the floor, from 1 to 5. In each round you and Pip secretly play a card, and the higher one takes the pile.
lesson-low = The first pile is only one crumb: keep your high cards for later. Play your 1.
lesson-higher = Pip’s 2 was higher and took the crumb. Now there are two. Play your 5.
lesson-done = Both played 5, so nobody was alone, and the crumbs stay on the floor. Three bigger piles are left: play on, and get the most crumbs!
