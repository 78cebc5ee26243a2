"""What must be true of the repository as a whole."""
from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "mousehole"
STDLIB_ONLY = ("kernel", "checks", "games", "bots")  # they also run in a browser, where nothing can be installed
NOT_CODE = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


def modules_of(package: str) -> list[Path]:
    """Without its tests, which may look anywhere."""
    return [path for path in sorted((SOURCE / package).rglob("*.py")) if "tests" not in path.parts]


def lines_of_code(text: str) -> int:
    """Blank lines, comments and docstrings do not count, nor do marks that only the compiler reads."""
    docstrings: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and \
                    isinstance(first.value.value, str):
                docstrings.update(range(first.lineno, (first.end_lineno or first.lineno) + 1))
    code: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in NOT_CODE:
            code.update(range(token.start[0], token.end[0] + 1))
    marks = {n for n, line in enumerate(text.splitlines(), 1) if line.startswith("@mypyc_attr(")}
    return len(code - docstrings - marks)


def imported_by(path: Path) -> set[str]:
    """The top-level names that a module imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names.update([alias.name.partition(".")[0] for alias in node.names])
        elif isinstance(node, ast.ImportFrom):
            names.add("mousehole" if node.level else (node.module or "").partition(".")[0])
    return names


def test_lines_are_counted_without_blanks_comments_and_docstrings() -> None:
    assert lines_of_code('"""Two\nlines."""\n\nx = 1  # one\n# none\ny = """two\nmore"""\n') == 3


def test_the_kernel_stays_small() -> None:
    lines = {path.name: lines_of_code(path.read_text("utf-8")) for path in modules_of("kernel")}
    assert sum(lines.values()) < 500, lines


@pytest.mark.parametrize("package", STDLIB_ONLY)
def test_nothing_to_install_for(package: str) -> None:
    known = sys.stdlib_module_names | {"mousehole"}
    foreign = {str(path.relative_to(SOURCE)): sorted(imported_by(path) - known) for path in modules_of(package)}
    assert not {path: names for path, names in foreign.items() if names}


def test_the_import_rule() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    if not linter.exists():
        pytest.skip("import-linter is not installed")
    done = subprocess.run([linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("lock", sorted([path.name for path in ROOT.glob("*.lock")]))
def test_a_lock_file_names_no_host(lock: str) -> None:
    assert "://" not in (ROOT / lock).read_text("utf-8")


def test_there_are_two_lock_files_and_the_small_one_is_part_of_the_large_one() -> None:
    pins = [set(re.findall(r"^\S+==\S+", (ROOT / name).read_text("utf-8"), re.MULTILINE))
            for name in ("requirements.lock", "requirements-dev.lock")]
    assert pins[0]
    assert pins[0] <= pins[1]


def test_no_file_knows_whose_machine_it_was_written_on() -> None:
    git = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    # put together here, so that this file is not one of them
    home = re.compile("|".join(["/" + "home/", "/" + "root/", "/" + "Users/", "[A-Z]:" + r"\\Users\\"]).encode())
    found = [name for name in listed.stdout.split("\0")
             if (ROOT / name).is_file() and home.search((ROOT / name).read_bytes())]
    assert not found


def test_every_decision_has_a_date_and_a_status_and_is_listed() -> None:
    folder, rows = ROOT / "docs" / "decisions", list[str]()
    for path in sorted(folder.glob("0*.md")):
        head, dated = path.read_text("utf-8").splitlines()[:2]
        title = re.fullmatch(r"# (\d{4}) · (.+)", head)
        when = re.fullmatch(r"Date: (\d{4}-\d\d-\d\d) · Status: (.+)", dated)
        assert title and when, path.name
        rows.append(f"| [{title[1]}]({path.name}) | {title[2]} | {when[1]} | {when[2]} |")
    listed = (folder / "README.md").read_text("utf-8").splitlines()
    assert [line for line in listed if line.startswith("| [")] == rows
