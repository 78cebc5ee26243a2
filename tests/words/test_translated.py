"""Nothing is left in English: a message of another language that says the same as English has to be on a short list."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from mousehole.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
COMMON = ROOT / "src" / "mousehole" / "locale"
OTHERS = sorted([path.stem for path in COMMON.glob("*.ftl") if path.stem != "en"])  # also one that is being translated
PLACEABLE = re.compile(r"\{[^{}]*\}")
# Names, and words that are the same in both languages.
SAME_EVERYWHERE = {
    "title", "blurb-none", "bot-name", "bot-greedy", "bot-pip", "bot-bramble", "bot-juniper", "bot-old-whiskers",
    "bot-quill",
    "ask-for", "pair", "Basil", "option-basil", "aid-row", "UnseenKind",
    "party-rolled", "set-option", "minutes", "doctor-versions-installed", "tally-won",
}
SAME = {
    "fr": {"light-device", "bot-old-whiskers-plays", "pause", "stop", "deed-pause", "span-minute", "clans", "n-points",
           "option-clock-300", "option-clock-600", "option-clock-900", "option-move_limit",
           "edition-standard",
           "house-back-point", "key-board", "key-deeds", "key-talk", "arena-score", "arena-duel", "report-score",
           "doctor-journals", "doctor-versions", "points-change", "moved-points", "points-short", "tally-points",
           "tally-collections", "cheese-points", "turn-vibration"},
    "de": {"bots", "pause", "stop", "deed-pause", "a-bot", "edition-standard", "seat-here", "gone", "lesson",
           "review-team", "team", "scenes-normal",
           "house-back-boost", "house-back-power", "clans", "about-meeples", "place", "golden", "tally-powers",
           "turn-vibration", "meta-bot", "meta-name", "meta-names", "meta-names-two"},
}


def messages(path: Path) -> dict[str, str]:
    """By id, all lines of each as one."""
    found: dict[str, str] = {}
    id = ""
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("#") or not line.strip():
            continue
        name, equals, text = line.partition(" =")
        if equals and not line.startswith((" ", "}")):
            id = name
            found[id] = text.strip()
        else:
            found[id] += " " + line.strip()
    return found


def translated(path: Path, language: str) -> dict[str, str]:
    other = path.with_name(f"{language}.ftl")
    return messages(other) if other.exists() else {}


def english_catalogues() -> list[Path]:
    return sorted([*(ROOT / "src").rglob("en.ftl"), *(ROOT / "web" / "src").rglob("en.ftl")])


@pytest.mark.parametrize("language", OTHERS)
def test_every_catalogue_is_complete(language: str) -> None:
    missing = {str(path.relative_to(ROOT)): sorted(set(messages(path)) ^ set(translated(path, language)))
               for path in english_catalogues() if translated(path, language)}
    absent = [str(path.relative_to(ROOT)) for path in english_catalogues()
              if not path.with_name(f"{language}.ftl").exists()]
    assert not absent or language not in LANGUAGES
    assert not {path: ids for path, ids in missing.items() if ids}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    left = [f"{path.relative_to(ROOT)}: {id} = {text}" for path in english_catalogues()
            for id, text in messages(path).items()
            if id not in SAME_EVERYWHERE | SAME[language]
            and translated(path, language).get(id) == text
            and re.search(r"[A-Za-z]{2}", PLACEABLE.sub("", text))]
    assert not left, "\n".join(left)


def test_the_list_of_what_may_be_the_same_is_not_longer_than_needed() -> None:
    """A message that has been translated must be removed from the list."""
    for language in OTHERS:
        same = {id for path in english_catalogues() for id, text in messages(path).items()
                if translated(path, language).get(id) == text}
        assert SAME[language] <= same, SAME[language] - same
