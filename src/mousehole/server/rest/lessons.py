"""Tutorials: sent once; and the reply to a learner who tries something else."""
from __future__ import annotations

from litestar import get, post

from mousehole.server.api_errors import API_ERRORS
from mousehole.server.rest.games import SHELF, known
from mousehole.table import lessons
from mousehole.table.rest_types import Lesson, LessonTried, LessonTry


@get("/api/games/{game:str}/lesson", **SHELF)
def lesson(game: str) -> Lesson:
    """A tutorial, step by step, as its learner sees it. Its words are its own `lesson-…` messages."""
    known(game)
    return lessons.lesson(game)


@post("/api/games/{game:str}/lesson/try", status_code=200, sync_to_thread=False, responses=API_ERRORS, tags=["games"])
def try_otherwise(game: str, data: LessonTry) -> LessonTried:
    """The reply to a choice other than the one the lesson wants. Nothing changes."""
    known(game)
    return LessonTried(lessons.tried(game, data.step, data.choice))


handlers = [lesson, try_otherwise]
