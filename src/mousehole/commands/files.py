"""Files that a command writes: checked before anything else is done."""
from __future__ import annotations

import os
from pathlib import Path

from mousehole.commands.texts import said
from mousehole.kernel import BadSetup


def new_file(path: str, *, own: str | None = None) -> Path:
    """Return the path of a file that does not exist yet, in a folder that does; raises BadSetup.

    `own`: a file that may be continued, because it holds the same match.
    """
    file = writable(path)
    is_own = own is not None and file.exists() and Path(own).exists() and file.samefile(own)
    if file.exists() and not is_own:
        raise BadSetup(said("error-exists", path=path))
    return file


def writable(path: str) -> Path:
    """Return the path of a regular file, or of none yet, in a folder that exists; raises BadSetup."""
    file = Path(path)
    if file.is_symlink() and not file.exists():
        raise BadSetup(said("error-not-a-file", path=path))
    if file.exists() and not file.is_file():
        raise BadSetup(said("error-not-a-file", path=path))
    if not file.name or not file.parent.is_dir():
        raise BadSetup(said("error-no-folder", path=str(file.parent)))
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise BadSetup(said("error-no-permission", path=path))
    return file
