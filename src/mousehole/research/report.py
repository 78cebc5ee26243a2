"""The balance report: one self-contained page, in any language."""
from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from importlib.resources import files

from mousehole.bots.contest import Contest
from mousehole.bots.ratings import Estimate, estimate
from mousehole.games import folder
from mousehole.research.drama import Drama
from mousehole.research.plots import boxes, dots, histogram
from mousehole.research.study import Match, endings, own_figures, seat_wins, values, watched_among
from mousehole.words import Words
from mousehole.words.figures import interval

STYLE = """
:root { color-scheme: light dark; --ink: #2b2622; --paper: #fbf8f3; --soft: #8a7f76; --line: #ddd3c7; --mark: #8a4b1f; }
@media (prefers-color-scheme: dark) { :root {
  --ink: #ece5dc; --paper: #211d1a; --soft: #a89d92; --line: #453d36; --mark: #e0a06c; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 48rem;
  margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); }
p.note, figcaption { color: var(--soft); } figure { margin: 1rem 0; } svg { width: 100%; height: auto; }
svg text { font-size: 12px; fill: var(--ink); } .tick { text-anchor: middle; fill: var(--soft); }
.label { text-anchor: end; } .grid { stroke: var(--line); } .fair { stroke: var(--ink); stroke-dasharray: 4 3; }
.range { stroke: var(--mark); stroke-width: 2; } .dot, .bar { fill: var(--mark); }
.box { fill: var(--paper); stroke: var(--mark); stroke-width: 2; } .middle { stroke: var(--mark); stroke-width: 3; }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 2rem; }
main:has(.sides) { width: min(90rem, 96vw); margin-left: calc(50% - min(45rem, 48vw)); }
table { border-collapse: collapse; } td, th { padding: .2rem .8rem .2rem 0; text-align: left; }
td + td, th + th { text-align: right; font-variant-numeric: tabular-nums; }
"""


def speaker(game_id: str, language: str) -> Words:
    """Return the words of a game and of its report."""
    packages = ("mousehole", folder(game_id), "mousehole.research")
    return Words.of(language, [(files(each) / "locale" / f"{language}.ftl").read_text("utf-8") for each in packages])


@dataclass(frozen=True)
class Side:
    """One edition in a report: what was played, and by number of seats what was found."""

    contest: Contest
    studies: dict[int, list[Match]]
    dramas: dict[int, Drama] = field(default_factory=dict)


def page(contest: Contest, studies: dict[int, list[Match]], command: str, language: str = "en",
         dramas: dict[int, Drama] | None = None, beside: Side | None = None) -> str:
    """Return the whole report, by number of seats. The matches were studied in the same language.

    `beside`: another edition of the same game, in a column of its own.
    """
    sides = [Side(contest, studies, dramas or {}), *([beside] if beside else [])]
    game, words = contest.table(), speaker(contest.game, language)
    title = words.message("report-title", {"title": words.message("title")})
    about = words.message("report-about", {
        "games": sum(len(matches) for matches in studies.values()), "bot": contest.bots[0], "seed": str(contest.seed),
        "edition": contest.edition, "version": game.facts.version})
    parts = [f"<h1>{escape(title)}</h1><p>{escape(about)}</p>",
             f"<p class=note>{words.message('report-made')} <code>{escape(command)}</code></p>"]
    for seats in studies:
        parts.append(f"<h2>{words.message('report-seats', {'n': seats})}</h2>")
        columns = [column(words, side, seats, is_named=beside is not None) for side in sides if seats in side.studies]
        parts.append("".join(columns) if beside is None else f"<div class=sides>{''.join(columns)}</div>")
    return (f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
            f"<style>{STYLE}</style><main>{''.join(parts)}</main></html>\n")


def column(words: Words, side: Side, seats: int, *, is_named: bool) -> str:
    """Return everything about one edition at one number of seats."""
    head = words.message("report-edition", {"edition": side.contest.edition})
    found = Sections(words, side.studies[seats], side.contest.table().facts.cooperative, seats, side.dramas.get(seats),
                     side.contest.bots[0]).all()
    return f"<section>{f'<h3>{escape(head)}</h3>' if is_named else ''}{''.join(found)}</section>"


def tables(contest: Contest, studies: dict[int, list[Match]], command: str, language: str = "en") -> str:
    """Return the seat advantage and the game's own figures as Markdown."""
    words = speaker(contest.game, language)
    head = words.message("report-line", {"title": words.message("title"), "edition": contest.edition,
                                         "bot": contest.bots[0]})
    lines = [f"{head} `{command}`"]
    for seats, matches in studies.items():
        watched = len(watched_among(matches))
        shown = [(heading, rows, watched) for heading, rows in own_figures(matches).items()]
        if seats > 1 and not contest.table().facts.cooperative:
            advantage = by_seat(words, seat_wins(matches))
            shown = [(words.message("report-advantage"), advantage, len(matches)), *shown]
        for heading, rows, games in shown:
            first = words.message("report-table", {"n": seats, "games": games, "heading": heading})
            lines += ["", f"| {first} | {words.message('report-share')} | {words.message('report-n')} |"]
            lines += ["|---|---|---|"]
            lines += [f"| {line} | {interval(e, language, is_share=True)} | {e.n} |" for line, e in rows]
    return "\n".join(lines) + "\n"


def by_seat(words: Words, estimates: list[Estimate]) -> list[tuple[str, Estimate]]:
    return [(words.message("report-seat", {"n": seat}), e) for seat, e in enumerate(estimates, 1)]


class Sections:
    """The figures for one number of seats, as HTML."""

    def __init__(self, words: Words, matches: list[Match], cooperative: bool, seats: int, drama: Drama | None,
                 bot: str) -> None:
        self.drama = drama
        self.bot = bot
        self.words = words
        self.say = words.message
        self.matches = matches
        self.seats = seats
        self.is_team = cooperative or seats == 1

    def all(self) -> list[str]:
        parts = self.team() if self.is_team else self.rivals()
        ends = [(self.say(f"ending-{reason}"), e) for reason, e in endings(self.matches)]
        parts.append(self.shares(self.say("report-endings"), ends))
        lengths = [float(m.answers) for m in self.matches]
        heading = self.say("report-length")
        parts.append(self.figure(heading, histogram(heading, lengths, language=self.words.language),
                                 [(self.say("report-moves"), estimate(lengths))]))
        watched = len(watched_among(self.matches))
        if 0 < watched < len(self.matches):
            parts.append(f"<p class=note>{escape(self.say('report-watched', {'n': watched}))}</p>")
        parts += [self.shares(heading, own) for heading, own in own_figures(self.matches).items()]
        return [*parts, *(self.course(self.drama) if self.drama else []), self.success()]

    def course(self, drama: Drama) -> list[str]:
        """Return how much there is to decide, how the lead changes, and how much a better player wins."""
        heading, language = self.say("report-decisions"), self.words.language
        rows = [(self.say("report-decisions-each"), drama.decisions), (self.say("report-options"), drama.options)]
        parts = [self.figure(heading, dots(heading, rows, "", None, language), rows, self.say("report-decisions-note"))]
        if not self.is_team:
            heading, changes = self.say("report-drama"), estimate(drama.changes)
            held = [(self.say("report-held"), drama.held)] if drama.held else []
            parts.append(self.figure(heading, histogram(heading, drama.changes, language=language),
                                     [(self.say("report-changes"), changes)], self.say("report-drama-note")))
            if held:
                parts.append(self.shares(self.say("report-halfway"), held))
        if drama.skill:
            line = self.say("report-skill-line", {"bot": self.bot, "rival": drama.rival})
            parts.append(self.shares(self.say("report-skill"), [(line, drama.skill)], 0.5,
                                     self.say("report-skill-note")))
        return parts

    def team(self) -> list[str]:
        won, scores = seat_wins(self.matches)[0], [float(m.scores[0]) for m in self.matches]
        parts = [self.shares(self.say("report-team-wins"), [(self.say("report-won"), won)])] if won.mean > 0 else []
        heading = self.say("report-team-score")
        return [*parts, self.figure(heading, histogram(heading, scores, language=self.words.language),
                                    [(self.say("report-score"), estimate(scores))])]

    def rivals(self) -> list[str]:
        spread = [(self.say("report-seat", {"n": seat + 1}), [float(m.scores[seat]) for m in self.matches])
                  for seat in range(self.seats)]
        heading = self.say("report-scores")
        return [self.shares(self.say("report-advantage"), by_seat(self.words, seat_wins(self.matches)), 1 / self.seats,
                            self.say("report-advantage-note")),
                self.figure(heading, boxes(heading, spread, self.words.language),
                            [(name, estimate(numbers)) for name, numbers in spread])]

    def success(self) -> str:
        worth, heading = values(self.matches, is_team=self.is_team), self.say("report-success")
        if not worth:
            return f"<p class=note>{escape(self.say('report-too-few'))}</p>"
        note = self.say("report-success-note", {"of": "score" if self.is_team else "place", "n": len(worth)})
        plot = dots(heading, worth, "", 0.0, self.words.language)
        return self.figure(heading, plot, worth, note=note)

    def shares(self, heading: str, rows: list[tuple[str, Estimate]], fair: float | None = None, note: str = "") -> str:
        return self.figure(heading, dots(heading, rows, "%", fair, self.words.language), rows, note, is_share=True)

    def figure(self, title: str, picture: str, rows: list[tuple[str, Estimate]], note: str = "", *,
               is_share: bool = False) -> str:
        caption = f"<figcaption>{escape(note)}</figcaption>" if note else ""
        shown = "".join([f"<tr><td>{escape(name)}</td><td>{interval(e, self.words.language, is_share=is_share)}</td>"
                         f"<td>{e.n}</td></tr>" for name, e in rows])
        return (f"<h3>{escape(title)}</h3><figure>{picture}{caption}</figure>"
                f"<details><summary>{self.say('report-figures')}</summary><table><tr><th></th>"
                f"<th>{self.say('report-mean')}</th><th>{self.say('report-n')}</th></tr>{shown}</table></details>")
