"""The page without a server, in Chromium: its size, its first question, how long bots think, how smooth it is.

    python -m bench.anywhere                 # needs make engine, and Chromium
    python -m bench.anywhere --rounds 5
    python -m bench.anywhere --busy          # before all other programs of this machine, if that is allowed

Cold: a browser that has never been here; warm: the second visit. Both from the first request to the first question,
with a tap on *Play now* as soon as it is there, in games that ask you at once: in the others a bot may begin, and takes
its time. Old Whiskers thinks in the worker that also thinks at tables.
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
from datetime import UTC, datetime
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.load import put_first
from mousehole.bots.simulation import rng_of
from mousehole.browser.workers import named
from mousehole.games import OURS
from mousehole.hosting import bot_work
from mousehole.hosting.bots import known
from mousehole.server.site import ENGINE, write_site
from mousehole.table import journal, verbs
from mousehole.table.live import Live
from mousehole.table.quick import quick_of
from tests.browser.serving import FLAGS, chromium

WAIT = 180_000  # ms
LONG = 50       # ms: a task of the main thread that takes longer can be felt
GOALS = {"size": 6.5, "cold": 6.0, "warm": 3.0, "thought": 1.0, "task": LONG}
LEVEL = "old-whiskers"
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
  new PerformanceObserver((list) => window.long.push(...list.getEntries().map((each) => each.duration)))
    .observe({ type: 'longtask', buffered: true })
}"""
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


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.anywhere")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--decisions", type=int, default=20, help="of Old Whiskers in each game (default: 20)")
    parser.add_argument("--busy", action="store_true", help="before all other programs of this machine")
    args = parser.parse_args()
    if args.busy:
        put_first(os.getpid())
    if not (ENGINE / "engine.json").is_file():
        parser.error("the engine for browsers has not been built: make engine")
    rows: list[tuple[str, str, float, float, str]] = []
    loaded = [path for path in ENGINE.iterdir() if path.suffix in (".mjs", ".wasm", ".zip", ".json")]
    rows.append(("engine, with gzip", "", sum([len(gzip.compress(path.read_bytes(), 9)) for path in loaded]) / 1e6,
                 GOALS["size"], "MB"))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_site(Path(folder) / "site")
        server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Host, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            rows += measured(browser, f"http://127.0.0.1:{server.server_address[1]}/site/", args.rounds, args.decisions)
        finally:
            browser.close()
            server.shutdown()
    print(f"Measured by `python -m bench.anywhere` on {datetime.now(UTC):%Y-%m-%d}, {args.rounds} rounds.\n")
    print("| figure | game | measured | goal |  |\n|---|---|---|---|---|")
    for figure, game, value, goal, unit in rows:
        print(f"| {figure} | {game} | {value:.{0 if unit == 'ms' else 2}f} {unit} | ≤ {goal:g} {unit} |"
              f" {'met' if value <= goal else 'missed'} |")


def measured(browser: Browser, address: str, rounds: int, decisions: int) -> list[tuple[str, str, float, float, str]]:
    cold, warm, rows = list[float](), list[float](), list[tuple[str, str, float, float, str]]()
    for n in range(rounds):
        game = AT_ONCE[n % len(AT_ONCE)]
        context = browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844})
        context.set_default_timeout(WAIT)
        page = context.new_page()
        cold.append(first_question(page, address, game))
        page.evaluate(KEPT)
        page.close()
        page = context.new_page()
        warm.append(first_question(page, address, game))
        context.close()
    rows += [("first question, cold", "", median(cold), GOALS["cold"], "s"),
             ("first question, warm", "", median(warm), GOALS["warm"], "s")]
    context = browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844})
    context.set_default_timeout(WAIT)
    page = context.new_page()
    page.add_init_script(f"({WATCH})()")
    page.goto(f"{address}?pace=100#/")
    page.locator("article").first.wait_for()
    rows.append(("longest task while it starts", "", max(page.evaluate("window.long"), default=0), GOALS["task"], "ms"))
    file = next(path.name for path in (Path(ENGINE).parent / "static" / "assets").glob("work.worker-*.js"))
    for game in OURS:
        took = page.evaluate(THINK, [f"{address}assets/{file}", f"{address}engine/", named(bot_work.choose),
                                     questions(game, decisions + 1)])[1:]
        rows.append(("Old Whiskers, a decision (median)", game, median(took), GOALS["thought"], "s"))
        rows.append(("Old Whiskers, the longest decision", game, max(took), GOALS["thought"], "s"))
    for game in OURS:
        page.goto(f"{address}?pace=100#/")
        page.reload()
        page.locator("article").first.wait_for()
        page.evaluate(f"""async () => {{
          const card = [...document.querySelectorAll('article')].find((each) => each.querySelector('a[href*="{game}"]'))
          card.querySelector('.main').click()
        }}""")
        page.locator("[data-choice], .big").first.wait_for(state="attached")
        page.evaluate("window.long.length = 0")
        page.evaluate(f"Promise.race([({PLAY})(), new Promise((go) => setTimeout(go, 20_000))])")
        rows.append(("longest task of the main thread in 20 s of play", game,
                     max(page.evaluate("window.long"), default=0), GOALS["task"], "ms"))
    context.close()
    return rows


if __name__ == "__main__":
    main()
