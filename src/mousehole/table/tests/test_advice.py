"""Advice is given in words that belong to the game, and names what decides."""
from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import msgspec
import pytest

from mousehole.bots.driver import answers
from mousehole.bots.hints import Hint, hints
from mousehole.bots.simulation import rng_of
from mousehole.games import GAMES, edition_names, fewer_is_better, folder, load_game
from mousehole.kernel import Choice, Decision, Interrupt, Options
from mousehole.table import speech
from mousehole.table.advice import hint_line
from mousehole.table.box import open_box
from mousehole.table.hinted import advised, plain_hint
from mousehole.words import Words

PER_PROMPT = 6   # hints for every kind of question
MATCHES = {"house-mouse": 40}  # in which they are looked for: some cards are rare
OF_THE_CLOCK = {"house-mouse": {"window", "basil-moves"}, "mousekeeping": {"clock"}}
WITHOUT_CHOICE = {"haunted-mouse": {"pass"}}
RARE = {"house-mouse": {"deal", "last-power", "offer", "nap"}}  # need not come up: the game's own tests look for them

Found = dict[str, list[list[Hint]]]  # by kind of question


@cache
def advice(game_id: str) -> Found:
    """What is advised for every kind of question that comes up in matches of sensible players."""
    found: Found = {}
    for number in range(MATCHES.get(game_id, 12)):
        look_for_questions(game_id, number, found)
    return {prompt: rows for prompt, rows in found.items() if rows}


def look_for_questions(game_id: str, number: int, found: Found) -> None:
    editions = edition_names(game_id)
    game, rng = load_game(game_id, editions[number % len(editions)]), rng_of(5, number)
    options: Options = {}
    if game_id == "mousewarming-party":
        options = {"abilities": number % 3 > 0, "golden_trays": number % 3}
    s = game.start(2 + number % 3, rng_of(4, number), options)

    def choose(d: Decision) -> Choice | None:
        rows = found.setdefault(d.prompt, [])
        is_choice = len(d.options) > 1 or isinstance(d.options[0], Interrupt)
        if is_choice and len(rows) < PER_PROMPT and (not rows or rng.below(2)):
            rows.append(hints(game, game.view(s, d.seat), d, rng, 80, 3))
        return game.policy(s, d, rng)

    for _ in answers(game, s, choose, rng):
        pass


@pytest.mark.parametrize("game_id", GAMES)
def test_every_kind_of_question_gets_a_reason_in_the_measures_of_the_game(game_id: str) -> None:
    """No question falls back on “what a sensible player does”. A hint that cannot tell choices apart says so."""
    catalogue = (files(folder(game_id)) / "locale" / "en.ftl").read_text("utf-8")
    asked = set(re.findall(r"^ask-([\w-]+) =", catalogue, re.M))
    wanted = asked - OF_THE_CLOCK.get(game_id, set()) - WITHOUT_CHOICE.get(game_id, set())
    assert wanted - set(advice(game_id)) <= RARE.get(game_id, set())
    for prompt, rows in advice(game_id).items():
        for found in rows:
            best = found[0]
            codes = [reason.code for reason in best.reasons]
            assert codes, prompt
            assert set(codes) <= {"only", "alike", "tied", "than", "later", "changes"}, prompt
            if not {"only", "alike", "tied"} & set(codes):
                assert best.reasons[0].measure, prompt
        is_scarce = prompt in RARE.get(game_id, set()) and len(rows) < PER_PROMPT  # one tie says nothing about the rest
        if any([len(found) > 1 for found in rows]) and not is_scarce:
            assert any([reason.measure for found in rows for reason in found[0].reasons]), f"nothing decides {prompt}"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_reason_speaks_for_the_choice_that_it_is_given_for(game_id: str) -> None:
    fewer, seen = fewer_is_better(game_id), 0
    for rows in advice(game_id).values():
        for found in rows:
            for reason in found[0].reasons:
                if reason.code in ("than", "later"):
                    seen += 1
                    assert (reason.then < reason.other) == (reason.measure in fewer)
                    assert reason.instead != found[0].choice
    assert seen


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game_id", GAMES)
def test_every_hint_can_be_said_and_the_page_says_the_same(game_id: str, language: str) -> None:
    box, words = open_box(game_id), Words(game_id, language)
    for rows in advice(game_id).values():
        for hint in [hint for found in rows for hint in found]:
            line = hint_line(words, hint)
            assert "{" not in line
            sent = msgspec.to_builtins(advised(box, plain_hint(box.codec, hint)), enc_hook=box.codec.plain)
            said = [speech.sentence(words, each) for each in [sent["result"], *sent["reasons"]]]
            assert all(each in line for each in said)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game_id", GAMES)
def test_every_measure_has_a_name(game_id: str, language: str) -> None:
    game, words = load_game(game_id), Words(game_id, language)
    s = game.start(max(2, game.facts.fewest), rng_of(4))
    game.advance(s)
    names = [name for name, _ in game.measures(s, 0)]
    assert set(fewer_is_better(game_id)) <= set(names)
    for name in names:
        assert words.message("hint-changes", {"measure": words.message(f"measure-{name}"), "now": 3, "then": 2.5})
