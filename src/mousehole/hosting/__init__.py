"""Hosts tables: opens them, takes answers, tells viewers, drives clocks and bots. Knows no network, database, process.

What it stands on is given to it through three protocols: `Journals`, `BotWorkers` and `Connection`. The server stands
on SQL, processes and WebSockets; the browser on IndexedDB, web workers and messages.
"""
