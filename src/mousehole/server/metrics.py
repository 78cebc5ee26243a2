"""Metrics at /metrics. None of them names a table or a player."""
from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram, Info

from mousehole.games import build
from mousehole.hosting.counters import Counters
from mousehole.table.journal import Answered

QUICK = (.001, .002, .005, .01, .02, .05, .1, .2, .5, 1, 2, 5)

ANSWERS = Counter("mousehole_answers_total", "Answers taken", ["by"])
BY_CLOCK, BY_BOT, BY_PERSON = [ANSWERS.labels(by) for by in ("clock", "bot", "person")]
REFUSALS = Counter("mousehole_refusals_total", "What was refused, by code", ["code"])
CONNECTIONS = Gauge("mousehole_connections", "Open WebSockets")
TABLES = Gauge("mousehole_tables", "Tables in the memory of this process")
DRIVEN = Gauge("mousehole_driven_tables", "Tables whose clock and bots this process answers for")
PUSHES = Counter("mousehole_pushes_total", "Push messages, by what became of them", ["outcome"])
HELD = Counter("mousehole_held_tables_total", "Tables that cannot be played: broken journals, other rules", ["why"])
DELETED = Counter("mousehole_deleted_tables_total", "Tables that were deleted because nothing had happened for long")
BATCH = Histogram("mousehole_batch_orders", "Orders that share a transaction", buckets=(1, 2, 5, 10, 20, 50, 100, 500))
KEPT = Histogram("mousehole_kept_seconds", "From the first order of a transaction until it is durable", buckets=QUICK)
THOUGHT = Histogram("mousehole_thought_seconds", "How long bots think", ["level"], buckets=QUICK)
WAITING = Gauge("mousehole_waiting_work", "Work that waits for a process, by kind", ["kind"])
LAG = Histogram("mousehole_loop_lag_seconds", "How late the event loop is", buckets=QUICK)
BUILD = Info("mousehole_build", "Which build of the rules runs: compiled or interpreted")
BUILD.info({"rules": build()})


class Metrics(Counters):
    """Makes metrics of what the host counts."""

    def answered(self, entry: Answered) -> None:
        (BY_CLOCK if entry.seat < 0 else BY_BOT if entry.by else BY_PERSON).inc()

    def refused(self, code: str) -> None:
        REFUSALS.labels(code).inc()

    def loaded(self, tables: int) -> None:
        TABLES.set(tables)

    def driven(self, change: int) -> None:
        DRIVEN.inc(change)

    def held(self, code: str) -> None:
        HELD.labels(code).inc()

    def thought(self, level: str, seconds: float) -> None:
        THOUGHT.labels(level).observe(seconds)
