"""Small games as whole trees: every draw of chance, every choice, every information set.

    tree = Tree(Setup("head-of-mousehold", 2, {"events": False, "first_player": 0}, "tiny").checked())
    game = pyspiel.load_efg_game(tree.efg())   # the same game, inside OpenSpiel's C++

A tree is only as large as the game: look at `mousehole.games.sibling_names` for editions that are small enough. With
`is_whole=False`, what no longer matters is left out: where every way of going on has the same result, a node is an end,
and where there is only one thing to do, nobody is asked. Equilibria and exploitability stay what they are.
"""
from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field

from mousehole.kernel import Seat
from mousehole.research.story import Story
from mousehole.research.turns import Setup

MAX_NODES = 2_000_000


class TooLarge(ValueError):
    """The game has more nodes than were allowed for."""


@dataclass(slots=True)
class Node:
    """A place in the tree: chance draws (`weights`), a seat chooses (`seat`, `known`), or all is over (`rewards`)."""

    weights: list[int] = field(default_factory=list)
    seat: Seat = -1
    known: int = -1          # the number of the information set, counted for each seat from 0
    rewards: list[float] = field(default_factory=list)
    children: list[int] = field(default_factory=list)  # numbers of nodes, by outcome or action


class Tree:
    """All nodes, each before its children."""

    def __init__(self, setup: Setup, most: int = MAX_NODES, is_whole: bool = True) -> None:
        assert setup.seats is not None, "checked"
        self.setup = setup
        self.seats: int = setup.seats
        self.most = most
        self.is_whole = is_whole
        self.visited = 0  # nodes of the whole tree
        self.nodes: list[Node] = []
        self.numbers: list[dict[str, int]] = [{} for _ in range(setup.seats)]  # of information sets, by what is known
        self.lines: list[list[list[str]]] = [[] for _ in range(setup.seats)]   # the actions of each, in notation
        self._grow(Story(setup, by_draw=True))
        if not is_whole:
            self._renumber()

    def _grow(self, story: Story) -> int:
        self._pass_over(story)
        number, node = len(self.nodes), Node()
        self.visited += 1
        if number == self.most:
            raise TooLarge(f"more than {self.most} nodes")
        self.nodes.append(node)
        turns = story.turns
        if story.draw is not None:
            node.weights, actions = story.draw, len(story.draw)
        elif turns is None or turns.seat is None:
            node.rewards = turns.rewards() if turns else [0.0] * self.seats
            return number
        else:
            node.seat, actions = turns.seat, len(turns.blocks())
            known = self.numbers[node.seat]
            node.known = known.setdefault(knowledge(story, node.seat), len(known))
            if node.known == len(self.lines[node.seat]):
                self.lines[node.seat].append(self._lines(story))
                self.met(story, node.seat)
        for action in range(actions):
            after = deepcopy(story) if action + 1 < actions else story
            after.act(action)
            node.children.append(self._grow(after))
        if not self.is_whole:
            self._settle(number)
        return number

    def _pass_over(self, story: Story) -> None:
        """Play what is the only thing to do."""
        while not self.is_whole and story.draw is None and story.turns and len(story.turns.blocks()) == 1:
            self.visited += 1
            story.act(0)

    def _settle(self, number: int) -> None:
        """Make an end of a node after which nothing matters; its children are the last nodes of all."""
        node = self.nodes[number]
        rewards = self.nodes[number + 1].rewards
        if rewards and all([self.nodes[child].rewards == rewards for child in node.children]):
            self.nodes[number] = Node(rewards=rewards)
            del self.nodes[number + 1:]

    def _renumber(self) -> None:
        """Forget information sets of which no node is left: those that are must be counted without a gap."""
        left: list[dict[int, int]] = [{} for _ in range(self.seats)]
        for node in self.nodes:
            if node.seat >= 0:
                node.known = left[node.seat].setdefault(node.known, len(left[node.seat]))
        for seat in range(self.seats):
            self.lines[seat] = [self.lines[seat][known] for known in left[seat]]
            self.numbers[seat] = {what: left[seat][known] for what, known in self.numbers[seat].items()
                                  if known in left[seat]}

    def met(self, story: Story, seat: Seat) -> None:
        """Do something when an information set is met for the first time; nothing here."""

    def _lines(self, story: Story) -> list[str]:
        assert story.turns
        box, options = self.setup.box, story.turns.options
        first = [options[block[0]] for block in story.turns.blocks()]
        return ["pass" if option is None else box.notation.write(option) for option in first]

    def counts(self) -> dict[str, int]:
        """Count nodes by what they are, and information sets."""
        return {"chance": sum([bool(node.weights) for node in self.nodes]),
                "decisions": sum([node.seat >= 0 for node in self.nodes]),
                "ends": sum([bool(node.rewards) for node in self.nodes]),
                "information sets": sum([len(known) for known in self.numbers])}

    def efg(self) -> str:
        """Write the tree in Gambit's format for extensive games; OpenSpiel reads it with `load_efg_game`."""
        players = " ".join([f'"seat {seat}"' for seat in range(self.seats)])
        lines = [f'EFG 2 R "{self.setup.game}" {{ {players} }}']
        for number, node in enumerate(self.nodes, 1):
            if node.weights:
                odds = " ".join([f'"{n}" {weight / sum(node.weights)!r}' for n, weight in enumerate(node.weights)])
                lines.append(f'c "" {number} "" {{ {odds} }} 0')
            elif node.rewards:
                lines.append(f't "" {number} "" {{ {" ".join([repr(reward) for reward in node.rewards])} }}')
            else:
                actions = " ".join([f'"{n} {line}"' for n, line in enumerate(self.lines[node.seat][node.known])])
                lines.append(f'p "" {node.seat + 1} {node.known + 1} "" {{ {actions} }} 0')
        return "\n".join([*lines, ""])


def knowledge(story: Story, seat: Seat) -> str:
    """Return what tells one information set of a seat from another: its view, what it saw and what it did."""
    assert story.turns
    box, turns = story.setup.box, story.turns
    return f"{box.codec.dump(box.game.view(turns.windows.s, seat))} {turns.digits} {story.digest(seat)}"
