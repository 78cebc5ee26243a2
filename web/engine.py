"""Runs in Pyodide, called by engine.mjs: byte code of ours, and of as much of the standard library as we use."""
# ruff: noqa: F821, PLE1142, F704 – not a module: Pyodide runs it, with WHEEL set and a loop running
from __future__ import annotations

import ast
import asyncio
import importlib
import importlib._bootstrap_external as external
import json
import pathlib
import sys
import zipfile

LEFT_OUT = ("cli.py", "__main__.py", "commands", "locale", "research", "server", "templates", "terminal",
            "testkit", "words")
NOT_PLAYED = {"artist.py", "study.py"}  # in a game's folder: for the terminal, and for reports
DATA = (".toml", ".json", ".bin", ".txt")
SHELF = "/api/games"
LIBRARY = "/lib/python314.zip"
WHEN = (2026, 1, 1, 0, 0, 0)  # the same sources give the same files


def compiled(source: bytes, name: str) -> bytes:
    """Compile a module without its docstrings, which nobody reads there, but with its asserts if it is ours."""
    code = compile(without_docstrings(source), name, "exec", dont_inherit=True,
                   optimize=0 if name.startswith("mousehole/") else 1)
    return bytes(external._code_to_hash_pyc(code, bytes(8), False))


def without_docstrings(source: bytes) -> ast.Module:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) \
                and ast.get_docstring(node, clean=False) is not None:
            if isinstance(node, ast.Module):
                node.body = node.body[1:]  # a module may be empty, and `from __future__` must stay the first
            else:
                node.body[0] = ast.copy_location(ast.Pass(), node.body[0])
    return tree


def write(path: str, files: dict[str, bytes]) -> None:
    """Not compressed: it is smaller when it is compressed as a whole on its way."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as out:
        for name, content in sorted(files.items()):
            if name.endswith(".py"):
                out.writestr(zipfile.ZipInfo(f"{name}c", WHEN), compiled(content, name))
            else:
                out.writestr(zipfile.ZipInfo(name, WHEN), content)


def ours() -> dict[str, bytes]:
    root, found = pathlib.Path("/sources/mousehole"), {}
    for path in root.rglob("*"):
        parts = path.relative_to(root).parts
        is_wanted = parts[0] not in LEFT_OUT and not {"tests", "locale", "__pycache__", *NOT_PLAYED} & set(parts)
        if is_wanted and path.is_file() and path.suffix in (".py", *DATA):
            found[path.relative_to(root.parent).as_posix()] = path.read_bytes()
    return found


def imported(files: dict[str, bytes]) -> set[str]:
    """Return the modules that our code names anywhere, also where it imports them later."""
    names: set[str] = set()
    for name, content in files.items():
        for node in ast.walk(ast.parse(content)) if name.endswith(".py") else ():
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module)
    return {name for name in names if name.partition(".")[0] in sys.stdlib_module_names}


class Memory:
    """In place of IndexedDB."""

    def __init__(self) -> None:
        self.lines: dict[str, list[str]] = {}

    async def write(self, table: str, number: int, lines: str, row: str) -> str:
        self.lines.setdefault(table, []).extend(json.loads(lines))
        return "written"

    async def read(self, table: str, first: int) -> str:
        return json.dumps(self.lines.get(table, [])[first:])

    async def rows(self) -> str:
        return "[]"

    async def numbers(self, ids: str) -> str:
        return json.dumps({id: len(self.lines[id]) - 1 for id in json.loads(ids) if id in self.lines})

    async def set_row(self, row: str) -> None: ...

    async def snapshot(self, table: str) -> str:
        return ""

    async def set_snapshot(self, table: str, number: int, data: str) -> None: ...


class Other:
    """In place of a second worker."""

    def is_ready(self) -> bool:
        return True

    async def done(self, work: str, args: str) -> str:
        from mousehole.browser import workers
        return workers.done(work, args)


async def play() -> dict[str, str]:
    """Use everything once: a table, a bot, a lesson of each game, and a refusal.

    Return the answers that are the same for everybody, by address: the page need not wait for Python to have them.
    """
    from mousehole.browser import door
    host = door.opened(Memory(), Other(), 0, 0)
    await host.open()
    answers: dict[str, str] = {}

    async def answer(path: str) -> str:
        status, _, answers[path] = json.loads(await host.ask("GET", path, "", ""))
        assert status == 200, path
        return answers[path]

    for game in json.loads(await answer(SHELF)):
        id = game["id"]
        await answer(f"/api/games/{id}/lesson")
        for edition in game["editions"]:
            await answer(f"/api/games/{id}/editions/{edition}")
        wanted = {"game": id, "seats": game["quick"]["seats"], "bots": {"1": "juniper"}}
        made = json.loads(json.loads(await host.ask("POST", "/api/tables", json.dumps(wanted), ""))[2])
        seat = json.loads(json.loads(await host.ask(
            "POST", f"/api/tables/{made['table']}/seats", json.dumps({"name": "Ann"}), ""))[2])
        said: list[str] = []
        host.connect("1", said.append, lambda *_: None)
        for message in ({"is": "hello", "table": made["table"], "key": seat["key"], "host": made["host"]},
                        {"is": "start", "fill": "juniper"}, {"is": "nonsense"}, {"is": "guide"}, {"is": "aid"}):
            host.hear("1", json.dumps(message))
        for _ in range(200):
            await asyncio.sleep(0.01)
            if any(json.loads(text)["is"] == "state" for text in said):
                break
        assert any(json.loads(text)["is"] == "state" for text in said), said
        host.hang_up("1")
    await asyncio.sleep(0.1)
    await host.ask("GET", "/api/tables/none/matches/1/review", "", "")
    await host.export("")
    return answers


files = ours()
write("/out/mousehole.zip", files)
with zipfile.ZipFile(WHEEL) as wheel:
    write("/out/msgspec.zip", {name: wheel.read(name) for name in wheel.namelist()
                               if name.endswith((".py", ".so")) or "LICENSE" in name})
for archive in ("mousehole.zip", "msgspec.zip"):
    with zipfile.ZipFile(f"/out/{archive}") as packed:
        packed.extractall("/mousehole")
sys.path.insert(0, "/mousehole")
before = set(sys.modules)
for name in sorted(imported(files)):
    try:
        importlib.import_module(name)
    except ImportError:  # not in a browser: whoever names it does so for other places
        continue
answers = await play()
shelf = answers.pop(SHELF)  # engine.mjs takes it
pathlib.Path("/out/answers.json").write_text(json.dumps(answers, ensure_ascii=False))
inside = {str(getattr(module, "__file__", "") or "") for module in sys.modules.values()}
used = {path.partition("python314.zip/")[2] for path in inside if "python314.zip/" in path}
with zipfile.ZipFile(LIBRARY) as library:
    write("/out/python_stdlib.zip", {name: library.read(name) for name in library.namelist() if name in used})
print(len(files), "files of ours,", len(used), "of the standard library")
