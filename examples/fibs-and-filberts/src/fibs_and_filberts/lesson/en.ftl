# A first game, for somebody who has never played.
lesson-welcome = You have five nutshells, with 0, 0, 2, 3 and 4 filberts under them. Pip has five as well, but you can’t look under those. You both start with 6 filberts.
lesson-hide = On your turn, you push a shell into the middle. Take the one with 3.
lesson-say = Now say how many filberts are under it. Let’s be honest for once: say 3.
lesson-doubt = Pip believed you, so you got 3 filberts. Now Pip says 4. Only four of the thirty shells hold that many, and one of them is yours. Doubt it!
lesson-empty = A fib! Pip got nothing, and you got 2 filberts for doubting. Your turn again: push an empty shell into the middle.
lesson-fib = There is nothing under it, so whatever you say is a fib. Don’t be greedy: say 2.
lesson-done = Pip believed it: 2 filberts for an empty shell. Nobody will ever turn it over. Play on until all shells are gone: the mouse with the most filberts wins!
