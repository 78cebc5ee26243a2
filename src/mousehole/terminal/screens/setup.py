"""Setup before a match: seats, players, edition and options. One row per setting; left and right change it."""
from __future__ import annotations

from typing import ClassVar, NamedTuple

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option as Row

from mousehole.bots.levels import LEVELS, plain_name
from mousehole.games import edition_names, facts_of
from mousehole.kernel import Options
from mousehole.kernel.facts import Setting
from mousehole.table.measured import measured_of, teams_of
from mousehole.table.options import edition_value, option_value
from mousehole.terminal.labels import Labels
from mousehole.terminal.screens.leaving import OwnScreen
from mousehole.terminal.screens.rules import RulesScreen
from mousehole.terminal.seating import PERSON, Seating
from mousehole.words import Words


class TableSetup(NamedTuple):
    game_id: str
    edition: str
    seating: Seating
    options: Options


class SetupScreen(OwnScreen[TableSetup | None]):
    """`settings`: by row id, the setting and its possible values."""

    def __init__(self, game_id: str, labels: Labels) -> None:
        super().__init__()
        self.game_id = game_id
        self.labels = labels
        self.words = Words(game_id, labels.language)
        self.facts = facts_of(game_id)
        self.edition = "standard"
        self.seats = max(self.facts.fewest, 2)
        self.sitters = [PERSON] + ["Bramble"] * (self.facts.most - 1)
        self.chosen: Options = {option.name: option.default for option in self.facts.options}
        self._bindings.bind("left", "change(-1)", labels("key-less"), key_display="←", priority=True)
        self._bindings.bind("right", "change(1)", labels("key-more"), key_display="→", priority=True)
        self._bindings.bind("r", "rules", labels("key-rules"))
        self._bindings.bind("escape", "back", labels("key-back"))

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "back", show=False)]

    def compose(self) -> ComposeResult:
        yield Static(self.words.message("title"), classes="title", markup=False)
        yield Static(self.words.message("blurb"), id="blurb", markup=False)
        yield OptionList(id="settings", markup=False)
        yield Static(id="about", markup=False)
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        self.list_rows(0)
        self.query_one("#settings").focus()

    def rows(self) -> list[tuple[str, str, str]]:
        """Return a setting's id, label and value."""
        rows = [("start", "", ""), ("seats", self.labels("setup-seats"), str(self.seats))]
        if sum(sitter != PERSON for sitter in self.sitters[:self.seats]) > 1:
            rows.append(("all", self.labels("setup-all"), self.level_of_all()))
        rows += [(f"seat {seat}", f"  {self.words.name(seat)}", self.sitter(self.sitters[seat]))
                 for seat in range(self.seats)]
        if len(edition_names(self.game_id)) > 1:
            rows.append(("edition", self.labels("setup-edition"), edition_value(self.words, self.edition)))
        rows += [(f"option {option.name}", self.words.message(f"option-{option.name}"),
                  self.said(option.name, self.chosen[option.name])) for option in self.facts.options]
        return rows

    def list_rows(self, highlighted: int) -> None:
        options = []
        for id, about, value in self.rows():
            text = Content.styled(f"▶ {self.labels('setup-start')}", "bold") if id == "start" else \
                Content.assemble(f"{about}  ", (f"‹ {value} ›", "bold"))
            options.append(Row(text, id=id))
        listed = self.query_one("#settings", OptionList)
        listed.clear_options()
        listed.add_options(options)
        listed.highlighted = min(highlighted, len(options) - 1)

    @on(OptionList.OptionHighlighted, "#settings")
    def highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one("#about", Static).update(self.about(event.option_id or ""))

    def about(self, id: str) -> str:
        """Say what the highlighted option does, and how often bots won with the current options."""
        message = f"{id.replace(' ', '-')}-about"
        if not self.words.bundle.has_message(message):
            return ""
        found = [row for row in measured_of(self.game_id) if row.edition == self.edition
                 and all([self.chosen[name] == value for name, value in row.options.items()])]
        told = [self.labels("setup-measured", share=row.won / row.games, games=row.games)
                for row in found]
        return " ".join([self.words.message(message), *told, *self.teams()])

    def teams(self) -> list[str]:
        """Say how often teams of the chosen bots won with the current options."""
        levels = {plain_name(sitter) for sitter in self.sitters[:self.seats] if sitter != PERSON}
        return [self.labels("setup-team", bot=self.words.message(f"bot-{row.level}"), share=row.won / row.games,
                            games=row.games)
                for row in teams_of(self.game_id) if row.level in levels and row.edition == self.edition
                and all([self.chosen[name] == value for name, value in row.options.items()])]

    def sitter(self, name: str) -> str:
        if name == PERSON:
            return self.labels("setup-person")
        return self.words.message(f"bot-{plain_name(name)}-plays")

    def level_of_all(self) -> str:
        levels = {sitter for sitter in self.sitters[:self.seats] if sitter != PERSON}
        return self.sitter(levels.pop()) if len(levels) == 1 else self.labels("setup-mixed")

    def said(self, name: str, value: Setting) -> str:
        return option_value(self.words, self.game_id, name, value)

    def values_of(self, id: str) -> list[Setting]:
        kind, _, name = id.partition(" ")
        if kind == "seats":
            return list(range(self.facts.fewest, self.facts.most + 1))
        if kind in ("seat", "all"):
            return [*([PERSON] if kind == "seat" else []), *LEVELS]
        if kind == "edition":
            return list(edition_names(self.game_id))
        option = next(option for option in self.facts.options if option.name == name)
        return list(option.allowed(self.seats))

    def change(self, id: str, by: int) -> None:
        kind, _, name = id.partition(" ")
        values = self.values_of(id)
        now = {"seats": self.seats, "edition": self.edition}.get(kind, self.chosen.get(name))
        now = self.sitters[int(name)] if kind == "seat" else now
        if kind == "all":
            now = next(sitter for sitter in self.sitters[:self.seats] if sitter != PERSON)
        at = next((n for n, value in enumerate(values) if type(value) is type(now) and value == now), 0)
        value = values[(at + by) % len(values)]
        if kind == "seats":
            self.seats = int(value)
            for option in self.facts.options:  # a seat that no longer exists cannot be first
                if option.is_seat and self.chosen[option.name] not in option.allowed(self.seats):
                    self.chosen[option.name] = option.default
        elif kind == "seat":
            self.sitters[int(name)] = str(value)
        elif kind == "all":
            self.sitters = [sitter if sitter == PERSON else str(value) for sitter in self.sitters]
        elif kind == "edition":
            self.edition = str(value)
        else:
            self.chosen[name] = value

    def action_change(self, by: int) -> None:
        listed = self.query_one("#settings", OptionList)
        at = listed.highlighted or 0
        id = self.rows()[at][0]
        if id != "start":
            self.change(id, by)
            self.list_rows(at)

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        if event.option.id == "start":
            self.dismiss(TableSetup(self.game_id, self.edition, Seating(self.sitters[:self.seats]), self.chosen))
        else:
            self.action_change(1)

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self.game_id, self.labels))

    def action_back(self) -> None:
        self.dismiss(None)
