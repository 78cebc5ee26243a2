"""First games by a script: told once, and what the rules say to whoever tries something else in them."""
from __future__ import annotations

from litestar import get, post

from mousehole.server.rest.games import SHELF, known
from mousehole.server.troubles import TROUBLES
from mousehole.table import lessons
from mousehole.table.asked import Lesson, LessonTried, LessonTry


@get("/api/games/{game:str}/lesson", **SHELF)
def lesson(game: str) -> Lesson:
    """A first game, step by step, as its learner sees it. Its words are its own `lesson-…` messages."""
    known(game)
    return lessons.lesson(game)


@post("/api/games/{game:str}/lesson/try", status_code=200, sync_to_thread=False, responses=TROUBLES, tags=["games"])
def try_otherwise(game: str, data: LessonTry) -> LessonTried:
    """What becomes of another choice than the one the lesson wants. Nothing changes."""
    known(game)
    return LessonTried(lessons.tried(game, data.step, data.choice))


handlers = [lesson, try_otherwise]
