"""Which statements of the games run: each module is compiled with a mark before every statement.

A mark costs a fraction of what a tracer costs, so all tests are measured in little more than the time they take.
"""

import ast
import importlib.abc
import importlib.util
import sys
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

from sample import GAMES, PACKAGE

RAN = "__ran__"
"""What a module calls its own marks: a byte for each line."""
_DIGITS = bytes.maketrans(b"\0\1", b"01")
Lines = dict[str, int]
"""For each file the lines on which a statement ran, as bits of a number."""


class Marks(importlib.abc.MetaPathFinder):
    """Finds the modules of the games and gives them their marks."""

    def __init__(self) -> None:
        self.files: dict[str, bytearray] = {}

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not f"{name}.".startswith(f"{PACKAGE}."):
            return None
        file = GAMES.joinpath(*name.split(".")[2:])
        module = file / "__init__.py" if file.is_dir() else file.with_suffix(".py")
        if not module.exists():
            return None
        inside = [str(file)] if file.is_dir() else None
        loader = _Loader(name, module, self.of(module))
        return importlib.util.spec_from_file_location(name, module, loader=loader, submodule_search_locations=inside)

    def of(self, module: Path) -> bytearray:
        """The marks of a module."""
        lines = module.read_bytes().count(b"\n") + 2
        return self.files.setdefault(str(module.relative_to(GAMES)), bytearray(lines))

    def take(self) -> Lines:
        """What ran since this was asked last."""
        lines = {}
        for file, marks in self.files.items():
            if 1 in marks:
                lines[file] = int(bytes(marks[::-1]).translate(_DIGITS), 2)
                marks[:] = bytes(len(marks))
        return lines


def mark_modules() -> Marks:
    """Mark all modules of the games that are imported from now on."""
    marks = Marks()
    sys.meta_path.insert(0, marks)
    return marks


class _Loader(SourceFileLoader):
    def __init__(self, name: str, file: Path, marks: bytearray) -> None:
        super().__init__(name, str(file))
        self.marks = marks

    def get_code(self, fullname: str) -> CodeType:
        tree = ast.parse(Path(self.path).read_bytes())
        code = compile(ast.fix_missing_locations(_Marker().visit(tree)), self.path, "exec")
        assert isinstance(code, CodeType)
        return code

    def exec_module(self, module: ModuleType) -> None:
        setattr(module, RAN, self.marks)
        super().exec_module(module)


class _Marker(ast.NodeTransformer):
    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        for field in ("body", "orelse", "finalbody"):
            body = getattr(node, field, None)
            if isinstance(body, list):
                setattr(node, field, [part for statement in body for part in _marked(statement)])
        return node


def _marked(statement: ast.stmt) -> list[ast.stmt]:
    """A docstring and an import from the future must stay the first of their bodies."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return [statement]
    if isinstance(statement, ast.ImportFrom) and statement.module == "__future__":
        return [statement]
    mark = ast.parse(f"{RAN}[{statement.lineno}] = 1").body[0]
    for part in ast.walk(mark):
        ast.copy_location(part, statement)
    return [mark, statement]
