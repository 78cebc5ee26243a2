"""Small faults to plant in a module: a comparison turned round, a number off by one, a line left out."""
from __future__ import annotations

import ast
import copy
import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult, ast.Mod: ast.Add,
    ast.And: ast.Or, ast.Or: ast.And,
}


class Mutant(NamedTuple):
    path: Path
    line: int
    before: str  # the part of the source that changes
    after: str
    source: str  # the whole module, with the fault in it

    def digest(self) -> str:
        """Return what tells it from every other fault, also from one that looks the same on the same line."""
        return hashlib.sha256(f"{self.path}\n{self.source}".encode()).hexdigest()

    def told(self) -> str:
        return f"{self.path}:{self.line}  {_short(self.before)}  →  {_short(self.after)}"


def mutants_of(path: Path, source: str) -> list[Mutant]:
    """Return every fault that can be planted here, in the order of the source."""
    found = [mutant for node in _code(ast.parse(source)) for after in _faults(node)
             if (mutant := _planted(path, source, node, after)) is not None]
    return sorted(found, key=lambda each: (each.line, each.before, each.after))


def _short(text: str) -> str:
    one = " ".join(text.split()).replace("`", "'")  # a page shows it between backticks
    return one if len(one) <= 60 else one[:57] + "…"


def _code(tree: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """Yield what runs. Types, decorators, docstrings, assertions and what errors say for programmers are left out."""
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns", "decorator_list", "type_params", "bases"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or isinstance(child, (ast.Assert, ast.Raise, ast.JoinedStr, ast.Import)):
                continue
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                continue
            if isinstance(child, (ast.expr, ast.stmt)):
                yield child
            yield from _code(child)


def _faults(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(ops=[op]) | ast.BinOp(op=op) | ast.BoolOp(op=op) | ast.AugAssign(op=op) if type(op) in SWAPPED:
            yield _with(node, lambda new: _swap(new, SWAPPED[type(op)]()))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.Constant(value=str(value)) if value:
            yield ast.Constant(value + "?")
        case ast.Return(value=value) if value is not None and not isinstance(value, ast.Constant):
            yield ast.Return(ast.Constant(None))
        case ast.Expr(value=ast.Call()):
            yield ast.Pass()
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield ast.IfExp(ast.UnaryOp(ast.Not(), test), body, orelse)


def _with(node: ast.AST, change: Callable[[ast.AST], None]) -> ast.AST:
    new = copy.deepcopy(node)
    change(new)
    return new


def _swap(node: ast.AST, op: ast.AST) -> None:
    if isinstance(node, ast.Compare):
        node.ops = [op]  # type: ignore[list-item]
    else:
        node.op = op  # type: ignore[attr-defined]


def _planted(path: Path, source: str, node: ast.expr | ast.stmt, after: ast.AST) -> Mutant | None:
    before = ast.get_source_segment(source, node)
    if before is None:
        return None
    text = ast.unparse(ast.fix_missing_locations(after))
    text = f"({text})" if isinstance(node, ast.expr) else text
    lines = source.encode().splitlines(keepends=True)  # columns are counted in bytes
    start = sum(map(len, lines[:node.lineno - 1])) + node.col_offset
    end = sum(map(len, lines[:(node.end_lineno or node.lineno) - 1])) + (node.end_col_offset or 0)
    whole = source.encode()
    changed = (whole[:start] + text.encode() + whole[end:]).decode()
    try:
        ast.parse(changed)
    except SyntaxError:  # a pattern of `match`, a keyword: nothing can be put into brackets there
        return None
    return Mutant(path, node.lineno, before, text, changed)
