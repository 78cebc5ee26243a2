"""Tutorials: sent once; and the reply to a learner who tries something else."""
from __future__ import annotations

from functools import partial

from litestar import Response, get, post

from mousehole.server.api_errors import API_ERRORS
from mousehole.server.rest.common import ApiRequest
from mousehole.server.rest.games import SHELF, known
from mousehole.server.rest.kept import kept_by
from mousehole.table import lessons
from mousehole.table.rest_types import Lesson, LessonTried, LessonTry


@get("/api/games/{game:str}/lesson", **SHELF)
async def lesson(request: ApiRequest, game: str) -> Response[Lesson]:
    """A tutorial, step by step, as its learner sees it. Its words are its own `lesson-…` messages."""
    known(game)
    return await kept_by(request).reply(request, f"lesson {game}", partial(lessons.lesson, game))


@post("/api/games/{game:str}/lesson/try", status_code=200, sync_to_thread=False, responses=API_ERRORS, tags=["games"])
def try_otherwise(game: str, data: LessonTry) -> LessonTried:
    """The reply to a choice other than the one the lesson wants. Nothing changes."""
    known(game)
    return LessonTried(lessons.tried(game, data.step, data.choice))


handlers = [lesson, try_otherwise]
