"""Checks the chance of a match, written from fairness.md alone: python verify_fairness.py REPLAY DRAWS EDITION"""
import json
import sys
import tomllib
from hashlib import blake2b
from itertools import islice
from struct import unpack


def H(key, message, size):
    return blake2b(message, key=key, digest_size=size).digest()


def need(holds, what):
    if not holds:
        raise SystemExit(f"WRONG: {what}")


def check_seed(head):  # sections 2 to 4, and 8
    told = head["fairness"]
    if told["scheme"] == 3:  # the deal of a day
        need(H(b"", f"mousehole day\n{head['game']}\n{told['day']}".encode(), 32).hex() == head["seed"], "seed")
        return
    table, match, nonces, server = told["table"], str(told["match"]), told["nonces"], bytes.fromhex(told["server_seed"])
    need(len(server) == 32 and H(b"", b"mousehole commitment" + server, 32).hex() == told["commitment"], "commitment")
    need(len(nonces) == head["seats"], "number of nonces")
    if told["scheme"] == 1:
        lines = [table, match, *nonces]
    else:
        need(told["scheme"] == 2 and len(told["commitments"]) == head["seats"], "scheme")
        for committed, nonce in zip(told["commitments"], nonces):
            hashed = H(b"", f"mousehole nonce\n{table}\n{match}\n{nonce}".encode(), 32).hex()
            need(not nonce or hashed == committed, "a nonce that was not committed to")
        lines = ["mousehole seed", table, match, *[f"{c} {n}" for c, n in zip(told["commitments"], nonces)]]
    need(H(server, "\n".join(lines).encode(), 32).hex() == head["seed"], "seed")


class Stream:  # section 5
    def __init__(self, seed):
        self.words, self.given = self.read(seed), []

    def read(self, seed):
        k = 0
        while True:
            yield from unpack("<16I", H(seed, k.to_bytes(8, "little"), 64))
            k += 1

    def below(self, n):
        word = next(word for word in self.words if word < 2**32 - 2**32 % n)
        self.given.append([n, word % n])
        return word % n

    def shuffled(self, cards):
        cards = list(cards)
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards


def deal(game, seats, options, printed, chance):  # section 6: the fields of the table
    first = options["first_player"]
    first = chance.below(seats) if first == "random" else first
    if game == "house-mouse":
        house = next(h for h in printed["houses"] if h["fewest"] <= seats <= h["most"])
        rooms = chance.shuffled(range(printed["rooms"]["count"]))[:house["rooms"]]
        cards = sum(e["copies"] for kind in ("points", "powers", "boosts") for e in printed.get(kind, []))
        pile = chance.shuffled(range(cards))
        corners = [pile.pop() for _ in range(house["corners"])]
        return {"first": first, "rooms": rooms, "house": corners, "pile": pile}
    if game == "haunted-mouse":
        cards = printed["cards"]
        kinds = len(cards["suits"]) * cards["ranks"]
        pile, hands = chance.shuffled(sorted([*range(kinds)] * cards["copies"])), []
        for _ in range(seats):
            pile, hand = pile[:-cards["hand"]], pile[-cards["hand"]:]
            hands.append(hand)
        bait = next(b["cards"] for b in printed["public_bait"] if b["players"] == seats)
        return {"opener": first, "hands": hands, "public": sorted(pile.pop() for _ in range(bait)), "pile": pile}
    if game == "mousekeeping":
        ways = [way for face in printed["keycards"]["faces"] for way in (face, face[::-1])]
        layouts = [(bottom, top, side) for bottom in ways for top in ways for side in ("left", "right")]
        place = dict(zip(("bottom", "top", "side"), layouts[chance.below(len(layouts))]))
        return {"turn": first, "destination": {"is": "Place", **place}}
    if game == "mousewarming-party":
        kitchens, sectors = len(printed["kitchens"]), printed["table"]["sectors"]
        guests = chance.shuffled(range(kitchens, kitchens + len(printed["guests"]["plates"])))
        spaces = printed["loop"]["spaces"].replace(" ", "")
        laid = iter(chance.shuffled([*range(kitchens), *guests[:sectors]]))
        tiles = [next(laid) if space == "B" else -1 for space in spaces]
        tokens = chance.shuffled(n for n, food in enumerate(printed["foods"]) for _ in range(food["raccoon"]))
        size = len(tokens) // spaces.count("F")
        seated = [tile for tile in tiles if tile >= kitchens] if options["burrows"] == "open" else []
        return {"turn": first, "boxed": sorted(guests[sectors:]), "guests": seated,
                "tiles": [-1 if tile in seated else tile for tile in tiles],
                "feeders": [tokens[at:at + size] for at in range(0, len(tokens), size)]}
    need(game == "head-of-mousehold", "a game that the page does not know")
    pile = chance.shuffled(e["name"] for e in printed["events"])[:5] if options["events"] else []
    bag = sorted(cheese["value"] for cheese in printed["cheese"] for _ in range(cheese["count"]))
    values = sorted(set(bag))
    cheese = [[bag.pop(chance.below(len(bag)))] for _ in range(3 if seats == 2 else seats)]
    return {"first": first, "pile": pile, "cheese": cheese, "bag": [bag.count(value) for value in values],
            "speed": chance.shuffled(range(5))}


def check(head, drawn, edition):
    check_seed(head)
    need(H(b"", edition.encode(), 16).hex() == head["edition"]["check"], "another edition")
    chance = Stream(bytes.fromhex(head["seed"]))
    fields = deal(head["game"], head["seats"], head["options"], tomllib.loads(edition), chance)
    need({name: drawn["table"][name] for name in fields} == fields, "the table was laid out otherwise")
    need(chance.given == drawn["draws"][:drawn["dealt"]], "the first draws")
    for n, _ in islice(drawn["draws"], drawn["dealt"], None):
        chance.below(n)
    need(chance.given == drawn["draws"], "a later draw")


if __name__ == "__main__":
    replay, draws, printed = [open(name, encoding="utf-8", newline="").read() for name in sys.argv[1:4]]
    check(json.loads(replay.splitlines()[0]), json.loads(draws), printed)
    print(f"{sys.argv[1]}: RIGHT. The seed and all {len(json.loads(draws)['draws'])} draws fit.")
