"""`mousehole pushkey`: makes a key for push notifications."""
from __future__ import annotations

import argparse


def add(parser: argparse.ArgumentParser) -> None:
    """Nothing to say: every key is as good as any other."""


def run(args: argparse.Namespace) -> int:
    from mousehole.server.push.keys import new_key
    from mousehole.server.settings import PREFIX
    print(f"{PREFIX}PUSH_KEY={new_key()}")
    return 0
