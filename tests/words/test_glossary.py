"""One thing, one word: terms that were retired are in no catalogue, no help text and no documentation."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from mousehole.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
# What players read. Each is a pattern, ignoring case, followed by the word to use instead.
RETIRED = {
    "en": {
        r"\bmatch(es)?\b": "game", r"\banswers\b|\b(an|the|your|each|this) answer\b": "move",
        r"\bplacements?\b": "move",
        r"\bchairs?\b": "seat", r"^\s*sit down|\byou sit down\b": "take a seat", r"\b(who )?sits here\b": "Players",
        r"\b(table|tables) (is|are) (listed|announced)\b": "public table", r"\blink for one person\b": "personal link",
        r"\b(is|are) on[.:]|\bon turn\b": "Anna’s turn", r"\bstory\b|\bwhat happened\b": "Log",
        r"\blook again\b|\breel\b": "Replay", r"\blook(ed|ing)? back\b|\bswings?\b": "Review, key move",
        r"\badvice\b": "hint", r"\boutlook\b|\bhoped? for\b|\bof a win\b": "expected result",
        r"\bwhose eyes\b|\bother eyes\b": "spectator, view", r"\bBot \d+ \(": "Old Whiskers 2",
        r"\bcareless\b|\beasy-going\b": "easy", r"\bbot stands in\b|\b(is|are) away\b": "bot playing",
        r"\bcome back first\b|\bplay again myself\b": "I’m back", r"\bresign(s|ed)?\b": "give up",
        r"\b(stands?|gets?) up\b": "leave seat", r"\b(send|sends|sent) \S+ away\b": "remove",
        r"\bgo(es)? on with\b": "continue", r"\btime to think\b": "time limit", r"\bcalm(ly)?\b": "untimed",
        r"\bone['’]s own\b|\bthe own\b": "custom, your own", r"\bwhat was agreed\b|\bthe terms\b": "game options",
        r"\blanguage and light\b": "Settings", r"\bbig screen\b": "TV view", r"\bclauses?\b": "rule",
        r"\blies? open\b|\bturned up\b": "face up", r"\bupper keycard\b|\blower keycard\b": "top, bottom keycard",
        r"\bturn(s|ed)? round\b": "rotate", r"\bloops?\b": "track", r"\bevent of the day\b": "Daily Event",
        r"\bbelow (a |the )?trap\b": "under a trap",
    },
    "fr": {
        r"\bmatchs?\b": "partie", r"\bréponses?\b": "coup", r"\bla pose\b": "coup", r"\bsièges?\b": "place",
        r"^\s*s['’]asseoir|\bêtre assis\b": "prendre place", r"\btables? (y )?(est|sont)? ?annoncées?\b": "publique",
        r"\blien pour une personne\b": "lien personnel", r"\brécit\b": "journal",
        r"\bretour sur la partie\b": "analyse",
        r"\bindices?\b": "conseil", r"\bpouvai(t|ent) espérer\b": "résultat attendu",
        r"\byeux\b": "vue", r"\bétourdi\b": "facile",
        r"\b(est|êtes|serveur) absent\b": "robot aux commandes",
        r"\bse lève\b|\brendre (ma|la) (place|parole)\b": "quitter",
        r"\brenvoyer \{|^renvoyer$": "exclure", r"\bfaire taire\b|\bla parole\b": "couper le chat",
        r"\bhorloges?\b": "chrono", r"\bau calme\b": "sans chrono", r"\bet lumière\b|^\s*lumière$": "thème",
        r"\bgrand écran\b": "vue télé",
        r"\bclauses?\b": "règle", r"\bréception\b": "hall", r"\bcircuit\b": "parcours", r"\bmangeoires?\b": "gamelle",
        r"\bla réserve\b": "garde-manger", r"\bce qui est convenu\b": "options",
    },
    "de": {
        r"\bMatch(es)?\b": "Partie", r"\bAntwort(en)?\b": "Zug", r"\bStuhl\b|\bStühle\b": "Platz",
        r"\bRoboter\b": "Bot",
        r"\bKlauseln?\b": "Regel", r"\bHinweise?\b": "Tipp", r"\bBetrachter\b": "Zuschauer",
    },
}
# Documentation speaks of programs, too: only what has no other meaning there is looked for.
IN_DOCUMENTS = (r"\bsits? down at\b", r"\blook again\b", r"\beasy-going\b", r"\blink for one person\b",
                r"\bwhose eyes\b",
                r"\bwhat was agreed\b", r"\blanguage and light\b", r"\bbig screen\b",
                r"\bevent of the day\b", r"\bthe own\b")
IN_RULES = (r"\bla réserve\b",)  # what the rules may say: the supply of tokens is not the pantry
MARK_UP = re.compile(r"%\(\w+\)s|\{[^{}]*\}|\{ \$\w+ ->|\[[^\]]*\]|https?://\S+|mousehole [a-z]+[^.]*$")


def catalogues(language: str) -> list[Path]:
    """All that are there in every language; whatever is still being translated is still being written."""
    found = [*(ROOT / "src").rglob(f"{language}.ftl"), *(ROOT / "web" / "src").rglob(f"{language}.ftl")]
    assert found
    return sorted([path for path in found if all([path.with_name(f"{each}.ftl").exists() for each in RETIRED])])


def spoken(path: Path) -> list[tuple[str, str]]:
    """Every line of a catalogue with the message it is of; without ids, comments and what is filled in."""
    found, id = [], ""
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("#"):
            continue
        name, equals, text = line.partition(" =")
        if equals and not line.startswith(" "):
            id = name
            found.append((id, MARK_UP.sub(" ", text)))
        else:
            found.append((id, MARK_UP.sub(" ", line)))
    return found


@pytest.mark.parametrize("language", sorted(RETIRED))
def test_no_catalogue_has_a_retired_term(language: str) -> None:
    found = [f"{path.relative_to(ROOT)}: {id}: {text.strip()} (say: {instead})"
             for path in catalogues(language) for id, text in spoken(path)
             for term, instead in RETIRED[language].items() if re.search(term, text, re.IGNORECASE)]
    assert not found, "\n".join(found)


def test_no_page_of_the_documentation_has_a_retired_term() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "games").glob("*.md")]
    found = [f"{page.relative_to(ROOT)}:{n}: {line.strip()} (say: {RETIRED['en'].get(term, 'your own')})"
             for page in pages for n, line in enumerate(page.read_text("utf-8").splitlines(), 1)
             for term in IN_DOCUMENTS if re.search(term, line, re.IGNORECASE)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", sorted(RETIRED))
def test_no_rulebook_has_a_retired_term(language: str) -> None:
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    terms = {term: instead for term, instead in RETIRED[language].items() if term not in IN_RULES}
    found = [f"{path.relative_to(ROOT)}:{n}: {line.strip()} (say: {instead})"
             for path in sorted((ROOT / "src").rglob(name))
             for n, line in enumerate(path.read_text("utf-8").splitlines(), 1)
             for term, instead in terms.items() if re.search(term, line, re.IGNORECASE)]
    assert not found, "\n".join(found)


def test_every_language_has_terms_to_retire() -> None:
    assert set(RETIRED) >= set(LANGUAGES)
