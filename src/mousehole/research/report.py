"""The balance report: one self-contained page."""
from __future__ import annotations

from html import escape

from mousehole.bots.contest import Contest
from mousehole.bots.ratings import Estimate, estimate
from mousehole.research.plots import boxes, dots, histogram
from mousehole.research.study import Match, endings, own_figures, seat_wins, values
from mousehole.words import Words

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
table { border-collapse: collapse; } td, th { padding: .2rem .8rem .2rem 0; text-align: left; }
td + td, th + th { text-align: right; font-variant-numeric: tabular-nums; }
"""


def page(contest: Contest, studies: dict[int, list[Match]], command: str) -> str:
    """Return the whole report, by number of seats."""
    game, words = contest.table(), Words(contest.game)
    title = f"{words.message('title')}: a balance report"
    many = sum(len(matches) for matches in studies.values())
    about = (f"{many} matches of {contest.bots[0]} against itself, seed {contest.seed}, edition {contest.edition}, "
             f"version {game.facts.version} of the rules. The first seat begins, if the game lets the host say so. "
             "Intervals are of 95 %.")
    parts = [f"<h1>{escape(title)}</h1><p>{escape(about)}</p>",
             f"<p class=note>Made by <code>{escape(command)}</code></p>"]
    for seats, matches in studies.items():
        parts.append(f"<h2>{seats} {'seat' if seats == 1 else 'seats'}</h2>")
        parts += sections(matches, game.facts.cooperative, seats)
    return (f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            f"<title>{escape(title)}</title><style>{STYLE}</style><main>{''.join(parts)}</main></html>\n")


def tables(contest: Contest, studies: dict[int, list[Match]], command: str) -> str:
    """Return the seat advantage and the game's own figures as Markdown."""
    lines = [f"{Words(contest.game).message('title')}, edition {contest.edition}, {contest.bots[0]}: `{command}`"]
    for seats, matches in studies.items():
        shown = own_figures(matches)
        if seats > 1 and not contest.table().facts.cooperative:
            wins = [(f"seat {seat + 1}", e) for seat, e in enumerate(seat_wins(matches))]
            shown = {"Seat advantage: share of the wins": wins} | shown
        for heading, rows in shown.items():
            lines += ["", f"| {seats} seats, {len(matches)} matches: {heading} | share (95 %) | of |", "|---|---|---|"]
            lines += [f"| {line} | {e.percent()} | {e.n} |" for line, e in rows]
    return "\n".join(lines) + "\n"


def sections(matches: list[Match], cooperative: bool, seats: int) -> list[str]:
    parts = []
    team = cooperative or seats == 1
    if team:
        won = seat_wins(matches)[0]
        scores = [float(m.scores[0]) for m in matches]
        if won.mean > 0:
            rows = [("won", won)]
            parts.append(figure("The team wins", dots("Share of matches won", rows, "%"), rows, "%"))
        parts.append(figure("Score of the team", histogram("Scores", scores), [("score", estimate(scores))]))
    else:
        rows = [(f"seat {seat + 1}", e) for seat, e in enumerate(seat_wins(matches))]
        parts.append(figure("Seat advantage: share of the wins", dots("Wins by seat", rows, "%", 1 / seats), rows, "%",
                            "The dashed line is where every seat would be if none had an advantage."))
        spread = [(f"seat {seat + 1}", [float(m.scores[seat]) for m in matches]) for seat in range(seats)]
        parts.append(figure("Spread of scores", boxes("Scores by seat", spread),
                            [(name, estimate(numbers)) for name, numbers in spread]))
    ends = endings(matches)
    parts.append(figure("How it ended", dots("Endings", ends, "%"), ends, "%"))
    lengths = [float(m.answers) for m in matches]
    rows = [("answers", estimate(lengths))]
    parts.append(figure("Length in answers", histogram("Answers in a match", lengths), rows))
    for heading, own in own_figures(matches).items():
        parts.append(figure(heading, dots(heading, own, "%"), own, "%"))
    worth = values(matches, is_team=team)
    if worth:
        of = "score" if team else "place, from 0 (last) to 1 (first)"
        note = (f"Mean {of}, of those who did or met it minus those who did not; “…” is any player. The clearest "
                f"{len(worth)} of those that were neither rare nor constant. It need not be the cause.")
        plot = dots("Worth of deeds and events", worth, "", 0.0)
        parts.append(figure("What went along with success", plot, worth, "", note))
    else:
        parts.append("<p class=note>Too few matches to tell what went along with success.</p>")
    return parts


def figure(title: str, picture: str, rows: list[tuple[str, Estimate]], unit: str = "", note: str = "") -> str:
    caption = f"<figcaption>{escape(note)}</figcaption>" if note else ""
    figures = [(name, e.percent() if unit == "%" else e.plain(), e.n) for name, e in rows]
    shown = "".join([f"<tr><td>{escape(name)}</td><td>{text}</td><td>{n}</td></tr>" for name, text, n in figures])
    return (f"<h3>{escape(title)}</h3><figure>{picture}{caption}</figure><details><summary>Figures</summary>"
            f"<table><tr><th></th><th>mean (95 %)</th><th>n</th></tr>{shown}</table></details>")
