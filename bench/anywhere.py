"""The page without a server, in Chromium: its size, its first question, how long bots think, how smooth it is.

    python -m bench.anywhere                 # needs make engine, and Chromium
    python -m bench.anywhere --rounds 5
    python -m bench.anywhere --busy          # before all other programs of this machine, if that is allowed
    python -m bench.anywhere --only start haunted-mouse    # just the tasks until the first question, of these games
    python -m bench.anywhere --only start --visits 10 --where server mousekeeping    # more of them, just at a server
    python -m bench.anywhere --only play --runs 10 mousekeeping    # just those in play, of these games, ten times

Cold: a browser that has never been here; warm: the second visit. Both from the first request to the first question,
with a tap on *Play now* as soon as it is there, in games that ask you at once: in the others a bot may begin, and takes
its time. Old Whiskers thinks in the worker that also thinks at tables.

A start is a visit of the shelf, and then one tap on *Play now*; at a server, the same without Python. Every other visit
is warm. Nothing but the page runs on its main thread meanwhile: the script that Playwright brings along to find things
takes longer than most of the page's own tasks. Each visit, and each run of play, is a line as soon as it is over: its
longest task, how much of that was the page's own work (processor time), the most work of any task, and the share of the
machine that other programs used meanwhile. What is not work was waiting for a processor: with bots in two workers, two
cores are soon busy. A game takes about a minute.

Below the table: every long task with its script.
"""
from __future__ import annotations

import argparse
import functools
import gzip
import os
import pickle
import tempfile
import threading
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench.load import put_first
from bench.tasks import Others, Task, tasks
from mousehole.bots.simulation import rng_of
from mousehole.browser.workers import named
from mousehole.games import OURS
from mousehole.hosting import bot_work
from mousehole.hosting.bots import known
from mousehole.server.site import ENGINE, write_site
from mousehole.table import journal, verbs
from mousehole.table.live import Live
from mousehole.table.quick import quick_of
from tests.browser.serving import FLAGS, Served, chromium

WAIT = 180_000  # ms
LONG = 50       # ms: a task of the main thread that takes longer can be felt
SETTLED = 1.0   # seconds after what was waited for: what it has led to is over by then
GOALS = {"size": 6.5, "cold": 6.0, "warm": 3.0, "thought": 1.0, "task": LONG}
LEVEL = "old-whiskers"
PLACES = ("here", "server")
PARTS = ("size", "question", "bots", "start", "play")
AT_ONCE = ("mousewarming-party", "haunted-mouse", "head-of-mousehold")

# Until there is a replay to look at: any choice, as soon as there are some.
PLAY = """async () => {
  let chance = 1
  while (!document.querySelector('a[href*="/replay/"]')) {
    const choices = document.querySelectorAll('[data-choice]:not([disabled])')
    chance = (chance * 1103515245 + 12345) & 0x7fffffff
    document.querySelector('button.big')?.click() // I’m ready
    if (choices.length) choices[(chance >> 8) % choices.length].click()
    await new Promise((go) => setTimeout(go, 100))
  }
}"""
KEPT = """async () => {
  const isKept = async () => navigator.serviceWorker.controller && (await caches.has('mousehole-engine'))
    && (await (await caches.open('mousehole-engine')).keys()).length >= 8
  while (!(await isKept())) await new Promise((go) => setTimeout(go, 100))
}"""
WATCH = """() => {
  window.long = []
  window.drawn = []
  new PerformanceObserver((list) => window.long.push(...list.getEntries()))
    .observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => window.drawn.push(...list.getEntries()))
    .observe({ type: 'long-animation-frame', buffered: true })
}"""
# Each long task, with the script that took longest in the frame it belongs to.
LONG_TASKS = """() => window.long.map(({ startTime: at, duration: took }) => {
  const frame = window.drawn.find((each) => each.startTime <= at + took && at <= each.startTime + each.duration)
  const longest = [...(frame?.scripts ?? [])].sort((a, b) => b.duration - a.duration)[0]
  const file = longest?.sourceURL.split('/').at(-1) ?? ''
  const where = `${longest?.invoker} in ${file}:${longest?.sourceCharPosition}`
  return { took, by: longest ? `${where}, ${Math.round(longest.duration)} ms` : '' }
})"""
FORGET = "() => { window.long.length = 0; window.drawn.length = 0 }"
SHELF = "document.querySelectorAll('article .main').length >= 5 && !document.querySelector('.soon')"
ASKED = "document.querySelector('[data-choice], .big') !== null"
TAP = "document.querySelector('article:has(a[href*=%s]) .main').click()"
TRACED = ["toplevel", "devtools.timeline"]
THINK = """async ([file, engine, work, all]) => {
  const worker = new Worker(file, { type: 'module' })
  const heard = new Map()
  worker.onmessage = ({ data }) => heard.get(data.n)?.(data)
  worker.postMessage({ is: 'begin', engine })
  const took = []
  for (const [n, args] of all.entries()) {
    const began = performance.now()
    const done = new Promise((yes) => heard.set(n, yes))
    worker.postMessage({ is: 'work', n, work, args })
    if ((await done).why) throw new Error('a bot failed')
    took.push((performance.now() - began) / 1000)
  }
  worker.terminate()
  return took
}"""


class Host(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_: Any) -> None: ...


def questions(game_id: str, wanted: int) -> list[str]:
    """Return what a bot is sent in as many positions of a quick game, in letters."""
    quick, rng = quick_of(game_id), rng_of(1)
    found: list[str] = []
    while len(found) < wanted:
        root = bytes([len(found)] * 32)
        opened = verbs.open_table(game_id, quick.seats, dict(quick.options), "standard", root, "", 0)
        live = Live("bench", opened)
        for seat in range(quick.seats):
            live.apply(journal.BotSat(at=0, seat=seat, level="bramble"))
        live.apply(journal.Started(at=0))
        for now in range(400):
            asked = [q for q in live.questions if q.decision.seat >= 0 and not q.is_interrupt]
            if not asked:
                break
            q = asked[0]
            if len(q.decision.options) > 1 and rng.below(6) == 0 and len(found) < wanted:
                found.append(pickle.dumps((game_id, "standard", None, LEVEL, *known(live, q.decision))).hex())
            choice = bot_work.choose(game_id, "standard", None, "bramble", *known(live, q.decision))
            for entry in verbs.answer(live, q.decision.seat, q.n, choice, now, by="bramble"):
                live.apply(entry)
    return found


def first_question(page: Page, address: str, game: str) -> float:
    """Return the seconds from the first request to the first question."""
    began = time.perf_counter()
    page.goto(f"{address}#/")
    page.locator(f"article:has(a[href*={game}]) .main").click()
    page.locator("[data-choice]").first.wait_for(state="attached")
    return time.perf_counter() - began


class Row(NamedTuple):
    figure: str
    game: str
    value: float
    goal: float
    unit: str
    notes: tuple[str, ...] = ()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.anywhere")
    parser.add_argument("games", nargs="*", metavar="GAME", help="whose bots and long tasks (default: all)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--decisions", type=int, default=20, help="of Old Whiskers in each game (default: 20)")
    parser.add_argument("--seconds", type=int, default=20, help="of play in each game (default: 20)")
    parser.add_argument("--runs", type=int, default=1, help="so often each game is played (default: 1)")
    parser.add_argument("--visits", type=int, default=6, help="starts of each game and place (default: 6)")
    parser.add_argument("--where", choices=PLACES, action="append", help="starts just there (default: both)")
    parser.add_argument("--only", choices=PARTS, action="append", help="measure just this; may be given several times")
    parser.add_argument("--busy", action="store_true", help="before all other programs of this machine")
    args = parser.parse_args()
    if args.busy:
        put_first(os.getpid())
    if not (ENGINE / "engine.json").is_file():
        parser.error("the engine for browsers has not been built: make engine")
    parts, games = args.only or PARTS, args.games or [*OURS]
    rows = [size()] if "size" in parts else []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_site(Path(folder) / "site")
        server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Host, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        address = f"http://127.0.0.1:{server.server_address[1]}/site/"
        try:
            if "question" in parts:
                rows += questioned(browser, address, args.rounds)
            if "bots" in parts:
                rows += thought(opened(browser, address), address, games, args.decisions)
            if "start" in parts:
                places = args.where or PLACES
                if "here" in places:
                    rows += started(browser, f"{address}?pace=100#/", games, "without a server", args.visits)
                if "server" in places:
                    served = Served(Path(folder))
                    try:
                        rows += started(browser, f"{served.url}/", games, "at a server", args.visits)
                    finally:
                        served.stop()
            if "play" in parts:
                rows += played(browser, address, games, args.seconds, args.runs)
        finally:
            browser.close()
            server.shutdown()
    print(f"Measured by `python -m bench.anywhere` on {datetime.now(UTC):%Y-%m-%d}, {args.rounds} rounds.\n")
    print("| figure | game | measured | goal |  |\n|---|---|---|---|---|")
    for row in rows:
        print(f"| {row.figure} | {row.game} | {row.value:.{0 if row.unit == 'ms' else 2}f} {row.unit} |"
              f" ≤ {row.goal:g} {row.unit} | {'met' if row.value <= row.goal else 'missed'} |")
    for row in rows:
        for note in row.notes:
            print(f"{row.game or row.figure}: {note}")


def size() -> Row:
    loaded = [path for path in ENGINE.iterdir() if path.suffix in (".mjs", ".wasm", ".zip", ".json")]
    return Row("engine, with gzip", "", sum([len(gzip.compress(path.read_bytes(), 9)) for path in loaded]) / 1e6,
               GOALS["size"], "MB")


def opened(browser: Browser, address: str = "") -> Page:
    context = browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844})
    context.set_default_timeout(WAIT)
    page = context.new_page()
    if address:
        page.add_init_script(f"({WATCH})()")
        page.goto(f"{address}?pace=100#/")
        page.locator("article").first.wait_for()
    return page


def questioned(browser: Browser, address: str, rounds: int) -> list[Row]:
    cold, warm = list[float](), list[float]()
    for n in range(rounds):
        game = AT_ONCE[n % len(AT_ONCE)]
        page = opened(browser)
        cold.append(first_question(page, address, game))
        page.evaluate(KEPT)
        page.close()
        page = page.context.new_page()
        warm.append(first_question(page, address, game))
        page.context.close()
    return [Row("first question, cold", "", median(cold), GOALS["cold"], "s"),
            Row("first question, warm", "", median(warm), GOALS["warm"], "s")]


def thought(page: Page, address: str, games: Sequence[str], decisions: int) -> list[Row]:
    rows: list[Row] = []
    file = next(path.name for path in (Path(ENGINE).parent / "static" / "assets").glob("work.worker-*.js"))
    for game in games:
        took = page.evaluate(THINK, [f"{address}assets/{file}", f"{address}engine/", named(bot_work.choose),
                                     questions(game, decisions + 1)])[1:]
        rows.append(Row("Old Whiskers, a decision (median)", game, median(took), GOALS["thought"], "s"))
        rows.append(Row("Old Whiskers, the longest decision", game, max(took), GOALS["thought"], "s"))
    page.context.close()
    return rows


def started(browser: Browser, address: str, games: Sequence[str], where: str, visits: int) -> list[Row]:
    """Visit each game so often, cold and warm by turns: the longest task on the clock, and the most work of one."""
    rows = []
    for game in games:
        walls, owns, notes = list[float](), list[float](), list[str]()
        context: BrowserContext | None = None
        for n in range(visits):
            if context is None or n % 2 == 0:
                if context:
                    context.close()
                context = browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844})
            others = Others()
            seen, long = visited(browser, context, address, game)
            walls.append(max(seen).wall)
            owns.append(max([task.own for task in seen]))
            how = f"{where}, {'warm' if n % 2 else 'cold'}"
            print(f"{game}, {how}: {described(seen, others)}", flush=True)
            notes += [f"{how}: {each}" for each in long]
        if context:
            context.close()
        rows += [Row(f"longest task of {visits} starts {where}", game, max(walls), GOALS["task"], "ms", tuple(notes)),
                 Row(f"most work of a task in {visits} starts {where}", game, max(owns), GOALS["task"], "ms")]
    return rows


def described(seen: Sequence[Task], others: Others) -> str:
    longest, most = max(seen), max([task.own for task in seen])
    return (f"longest task {longest.wall:.0f} ms ({longest.own:.0f} ms of it work), most work of a task {most:.0f} ms;"
            f" other programs used {others.share():.0%} of the machine")


def visited(browser: Browser, context: BrowserContext, address: str, game: str) -> tuple[list[Task], list[str]]:
    """Return all tasks of a start, and the long ones with their scripts."""
    page = context.new_page()
    page.add_init_script(f"({WATCH})()")
    talk = context.new_cdp_session(page)

    def waited(until: str) -> None:
        for _ in range(WAIT // 100):
            time.sleep(0.1)
            if talk.send("Runtime.evaluate", {"expression": until})["result"].get("value"):
                break
        time.sleep(SETTLED)

    browser.start_tracing(page=page, categories=TRACED)
    page.goto(address, wait_until="commit")
    waited(SHELF)
    talk.send("Runtime.evaluate", {"expression": TAP % game})
    waited(ASKED)
    seen = tasks(browser.stop_tracing())
    long = longest(page, "", game).notes
    page.close()
    return seen, list(long)


def played(browser: Browser, address: str, games: Sequence[str], seconds: int, runs: int) -> list[Row]:
    page, rows = opened(browser, address), list[Row]()
    for game in [game for game in games for _ in range(runs)]:
        page.goto(f"{address}?pace=100#/")
        page.reload()
        page.locator("article").first.wait_for()
        page.locator(f"article:has(a[href*={game}]) .main").evaluate("button => button.click()")
        page.locator("[data-choice], .big").first.wait_for(state="attached")
        page.wait_for_timeout(SETTLED * 1000)  # until then, the start goes on
        page.evaluate(FORGET)
        others = Others()
        browser.start_tracing(page=page, categories=TRACED)
        page.evaluate(f"Promise.race([({PLAY})(), new Promise((go) => setTimeout(go, {seconds * 1000}))])")
        seen = tasks(browser.stop_tracing())
        print(f"{game}, in play: {described(seen, others)}", flush=True)
        rows.append(longest(page, f"longest task of the main thread in {seconds} s of play", game,
                            max([task.own for task in seen])))
    page.context.close()
    return rows


def longest(page: Page, figure: str, game: str, work: float | None = None) -> Row:
    """The longest task since the last look, by which script, and the most work that any single task did."""
    tasks = page.evaluate(LONG_TASKS)
    notes = [f"{task['took']:.0f} ms, {task['by'] or 'no script'}" for task in tasks]
    if work is not None:
        notes.append(f"the most processor time of one task: {work:.0f} ms")
    return Row(figure, game, max([task["took"] for task in tasks], default=0), GOALS["task"], "ms", tuple(notes))


if __name__ == "__main__":
    main()
