title = Fibs & Filberts
blurb = Combien de noisettes sous votre coquille ? Gardez votre sérieux, et dites le nombre qui vous plaît.
HideShell = { $inside ->
    [0] Cacher la coquille vide
   *[other] Cacher la coquille à { $inside }
}
SayNumber = Dire { $number }
Believe = Y croire
Doubt = En douter
ShellsDealt = { $seat ->
   *[other] { $seat_is ->
        [you] Sous vos coquilles : { $shells }.
       *[other] { $seat } reçoit ses coquilles.
    }
}
StarterDrawn = { $seat } { $seat_is ->
    [you] commencez
   *[other] commence
}.
NumberSaid = { $seat } { $seat_is ->
    [you] cachez une coquille et dites
   *[other] cache une coquille et dit
} { $number }.
ShellDoubted = { $seat } en { $seat_is ->
    [you] doutez
   *[other] doute
}.
ShellBelieved = Personne n’en doute : { $seat_obj } { $seat_is ->
    [you] recevez
   *[other] reçoit
} { $number ->
    [one] { $number } noisette
   *[other] { $number } noisettes
}, et la coquille reste fermée.
TruthFound = C’était vrai ! { $seat } { $seat_is ->
    [you] dites
   *[other] dit
} { $number }, il y avait { $inside } : { $number ->
    [one] { $number } noisette gagnée
   *[other] { $number } noisettes gagnées
}.
FibFound = Un bobard ! { $seat } { $seat_is ->
    [you] dites
   *[other] dit
} { $number }, et { $inside ->
    [0] la coquille était vide
   *[other] il n’y avait que { $inside }
}.
FilbertsWon = { $seat } { $seat_is ->
    [you] gagnez
   *[other] gagne
} { $count ->
    [one] { $count } noisette
   *[other] { $count } noisettes
} pour ce doute.
FilbertsLost = { $seat } { $seat_is ->
    [you] perdez
   *[other] perd
} { $count ->
    [one] { $count } noisette
   *[other] { $count } noisettes
} pour ce doute.
ask-hide = Choisissez une coquille à pousser au milieu.
ask-say = Combien de noisettes dessous ? Les bobards sont permis.
ask-decide = { $speaker_seat } { $speaker_seat_is ->
    [you] dites
   *[other] dit
} { $number }. Y croyez-vous ?
refused-no-such-shell = Aucune de vos coquilles n’en contient { $inside }. Choisissez une des vôtres.
refused-no-such-number = Annoncez un nombre de 1 à { $most }.
refused-cannot-doubt = Il vous faut { $stake } noisettes pour douter. D’ici là, vous croyez tout.
ended-all-shells-played = Toutes les coquilles ont été jouées. Victoire : { $winner_seats }, avec { $score ->
    [one] { $score } noisette
   *[other] { $score } noisettes
}.
ending-all-shells-played = toutes les coquilles jouées
measure-filberts = Vos noisettes
refused-edition-too-few-shells = { $where } : { $shells } coquilles, c’est trop peu pour en donner { $hand } à { $players } joueurs.
# What is on the table
field-speaker_seat = À qui de jouer
field-hand = Vos coquilles
field-hand_sizes = Coquilles restantes
field-is_hidden = Coquille au milieu
field-hidden = Dessous
field-number = Nombre annoncé
field-has_decided = Décision prise
field-my_doubt = Vous en doutez
field-claims = Annoncé
field-turned = Retournée
field-inside = Trouvé dessous
field-filberts = Noisettes
# The board
board-middle = Le milieu de la table
board-empty = Aucune coquille au milieu
board-players = Souris
board-hand = Vos coquilles
board-numbers = Annoncer un nombre
board-shell = { $inside ->
    [0] une coquille vide
   *[other] une coquille avec { $inside } dessous
}
board-closed = une coquille fermée
board-left = { $count ->
    [one] { $count } coquille restante
   *[other] { $count } coquilles restantes
}
board-filberts = { $count ->
    [one] { $count } noisette
   *[other] { $count } noisettes
}
board-said = { $number } annoncé, toujours fermée
board-said-mine = { $number } annoncé, { $inside ->
    [0] vide
   *[other] { $inside } dessous
}, jamais retournée
board-told = { $number } annoncé, { $inside } trouvé
board-caught = { $number } annoncé, { $inside } trouvé : un bobard
board-decided = décision prise
board-thinks = réfléchit
board-believes = doit y croire
board-speaks = { $seat_is ->
    [you] À vous de jouer
   *[other] À { $seat } de jouer
}
board-mine = Dessous : { $inside ->
    [0] rien
   *[other] { $inside }
}
board-says = « { $number } ! »
board-waits = Vous { $doubt ->
    [yes] en doutez
   *[no] y croyez
}. On attend les autres…
