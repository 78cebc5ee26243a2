"""From the edition's data to the board: what the rules can play with, and nothing else."""
from __future__ import annotations

from mousehole.checks.entries import Entries, Entry, different, shown
from mousehole.games.mousewarming_party.board import AT_PLAY, BURROW, FEEDER, PLATE, Board, Food, Side
from mousehole.kernel.edition import Edition

MAX_SPACES = 60
MAX_SIDES = 8
MAX_FOODS = 12
MAX_TOKENS = 40            # of one food
MAX_FACES = 20
MAX_KITCHENS = 8
MAX_GUESTS = 20
MAX_SECTORS = 12
MAX_PLATES = 12            # of one guest tile or sector
MAX_PLAIN = 12
TRAY = (1, 2)              # tokens that the rules let a tray carry: a number of steps for each, and for none
MAX_STEPS = 12
MAX_MICE = 12
MAX_BACKPACK = 8
RACCOON = "raccoon"        # used in notation where the name of a mouse could be
SHORTEST = AT_PLAY + 3     # two mice, the raccoon, and room to move


def box_of(edition: Edition) -> Board:
    entries = Entries(edition)
    loop, foods = _loop(entries.table("loop")), entries.rows("foods", 1, MAX_FOODS)
    names = [food.word() for food in foods]
    different(foods, "name", names)
    tokens = [Food(name, food.whole("common", 0, MAX_TOKENS), food.whole("raccoon", 0, MAX_TOKENS))
              for name, food in zip(names, foods, strict=True)]
    kitchens = entries.rows("kitchens", 1, MAX_KITCHENS)
    menus = [_menu(kitchen, names) for kitchen in kitchens]
    table, guests = entries.table("table"), entries.table("guests")
    sectors, plates = table.whole("sectors", 1, MAX_SECTORS), table.whole("plates", 1, MAX_PLATES)
    tiles = guests.wholes("plates", sectors, MAX_GUESTS, 1, MAX_PLATES)
    silver, golden = entries.table("silver"), entries.table("golden")
    steps = [tray.wholes("steps", TRAY[0] + 1, TRAY[1] + 1, 1, MAX_STEPS) for tray in (silver, golden)]
    names_of_mice, backpack = _mice(entries.table("mice"))
    box = Board(loop, _sides(entries.rows("sides", 1, MAX_SIDES), len(loop)), tokens,
                entries.table("die").some_of("faces", 1, MAX_FACES, names),
                entries.table("bonus").one_of("food", names), menus, tiles, sectors, plates,
                entries.table("pantry").whole("plain", 1, MAX_PLAIN), steps[0], steps[1], names_of_mice, backpack)
    entries.done()
    _fits(entries, box)
    return box


def _loop(entry: Entry) -> str:
    loop = entry.text("spaces").replace(" ", "")
    if not SHORTEST <= len(loop) <= MAX_SPACES or set(loop) != {PLATE, BURROW, FEEDER}:
        raise entry.wrong(f"spaces must be {SHORTEST} to {MAX_SPACES} letters, {PLATE}, {BURROW} and {FEEDER}, "
                          "and have each of them", "spaces-letters", least=SHORTEST, most=MAX_SPACES,
                          letters=(PLATE, BURROW, FEEDER))
    if loop.count(PLATE) < AT_PLAY:
        raise entry.wrong(f"spaces must have {AT_PLAY} plates for the mice to start on", "starts", least=AT_PLAY)
    return loop


def _sides(rows: list[Entry], size: int) -> list[Side]:
    sides = [Side(row.word(), row.whole("space", 0, size - 1)) for row in rows]
    different(rows, "name", [side.name for side in sides])
    return sides


def _menu(kitchen: Entry, names: list[str]) -> list[str]:
    menu = kitchen.some_of("foods", 1, MAX_FOODS, names)
    kitchen.all_different("foods", menu)
    return menu


def _mice(entry: Entry) -> tuple[list[str], int]:
    mice = entry.words("names", AT_PLAY, MAX_MICE)
    if RACCOON in mice:
        raise entry.wrong(f'names must not have "{RACCOON}": there is one already', "raccoon", found=shown(RACCOON))
    return mice, entry.whole("backpack", 1, MAX_BACKPACK)


def _fits(entries: Entries, box: Board) -> None:
    """Check that entries which are valid one by one also fit together."""
    if len(box.silver) != len(box.golden):
        raise entries.table("golden").wrong(f"steps must have as many entries as [silver] has, {len(box.silver)}",
                                            "steps", silver=len(box.silver))
    burrows = len(box.burrow_spaces)
    if burrows != box.kitchens + box.sectors:
        raise entries.table("loop").wrong(f"spaces has {burrows} burrows, but {box.kitchens} kitchens and guests for "
                                          f"{box.sectors} sectors need {box.kitchens + box.sectors}", "burrows",
                                          burrows=burrows, needed=box.kitchens + box.sectors)
    raccoons, feeders = sum(box.raccoon), len(box.feeder_spaces)
    if raccoons < feeders or raccoons % feeders:
        raise entries.table("loop").wrong(f"{raccoons} raccoon tokens cannot be shared out evenly among "
                                          f"{feeders} feeders", "raccoon-tokens", tokens=raccoons, feeders=feeders)
    cooked = [food for food in range(len(box.foods)) if any([takes[food] for takes in box.takes])]
    tokens = sum([box.common[food] + box.raccoon[food] for food in cooked])
    needed = sum(sorted(box.guests)[:box.sectors])
    if needed > tokens:
        raise entries.table("guests").wrong(f"plates are {needed} at least, but the kitchens take only {tokens} tokens",
                                            "too-few-tokens", plates=needed, tokens=tokens)
