"""How a server's table plays, for its host to change between matches: what can be set, and to what."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from mousehole.games import edition_names
from mousehole.kernel import Game
from mousehole.table.aids import has_aids
from mousehole.table.options import edition_value, option_value
from mousehole.table.time_limits import TIME_LIMITS, limit_words
from mousehole.terminal.labels import Labels
from mousehole.terminal.sitting import TableAction
from mousehole.words import Words

SETTINGS = "settings"  # the list of everything that can be set; followed by a name: its values
SWITCHES = ("hints", "take_backs", "aids", "listed")


class TableSetting(NamedTuple):
    """`values`: each in words, with the message that sets it."""

    name: str
    words: str
    now: str
    values: list[tuple[str, dict[str, Any]]]


def settings_of(room: dict[str, Any], game: Game, words: Words) -> Iterator[TableSetting]:
    """List everything that the host may change, with its value at this table."""
    id, seats = game.facts.id, len(room["chairs"])
    for option in game.facts.options:
        yield TableSetting(option.name, words.message(f"option-{option.name}"),
                           option_value(words, id, option.name, room["options"][option.name]),
                           [(option_value(words, id, option.name, value),
                             {"is": "options", "options": {option.name: value}}) for value in option.allowed(seats)])
    editions = list(dict.fromkeys([*edition_names(id), room["edition"]]))
    if len(editions) > 1:
        yield TableSetting("edition", words.message("edition"), edition_value(words, room["edition"]),
                           [(edition_value(words, each), {"is": "set-up", "edition": each}) for each in editions])
    clock = room["clock"]
    yield TableSetting("clock", words.message("clock-kind"), limit_words(words, clock["move"], clock["game"]),
                       [(words.message(f"clock-{name}"), {"is": "set-up", "clock": {"move": move, "game": match}})
                        for name, (move, match) in TIME_LIMITS.items()])
    for name in SWITCHES:
        if name != "aids" or has_aids(game):
            label = words.message("listed" if name == "listed" else f"{name.replace('_', '-')}-allowed")
            yield TableSetting(name, label, words.message("yes" if room[name] else "no"),
                               [(words.message(word), {"is": "set-up", name: word == "yes"}) for word in ("yes", "no")])


def setting_actions(menu: str, room: dict[str, Any], game: Game, labels: Labels) -> list[TableAction]:
    """List the settings, or the values of the one that was chosen; the last action leads back."""
    words, (_, _, chosen) = labels.words, menu.partition(" ")
    found: list[TableAction] = []
    for setting in settings_of(room, game, words):
        if not chosen:
            found.append(TableAction(f"{SETTINGS} {setting.name}", words.pair(setting.words, setting.now)))
        elif setting.name == chosen:
            found = [TableAction(f"set {n}", words.pair(setting.words, said), message=message)
                     for n, (said, message) in enumerate(setting.values)]
    return [*found, TableAction("settings-back", labels("settings-back"))]
