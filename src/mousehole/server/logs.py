"""Structured logs: one JSON object per line. They hold no keys, no names, and no addresses of tables."""
from __future__ import annotations

import json
import logging
import sys

log = logging.getLogger("mousehole")


class LineFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = {"at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"), "level": record.levelname.lower(),
                "from": record.name, "what": record.getMessage()}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told)


def begin(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LineFormatter())
    log.handlers = [handler]
    log.propagate = False
    log.setLevel(level.upper())
    logging.getLogger("alembic").setLevel(logging.WARNING)
