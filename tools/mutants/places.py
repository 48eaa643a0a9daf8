"""Every small change that could be made to a source file: one place, one other text."""

import ast
import hashlib
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.Div: ("/", "*"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
}
SWAPPED_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
NEAR = 80
"""Of a long statement a mutant's name has only so much on each side of the change."""
UNREACHABLE = {"AssertionError", "NotImplementedError"}
Functions = tuple[ast.FunctionDef | ast.AsyncFunctionDef, ...]


@dataclass(frozen=True)
class Mutant:
    """One change of one source file, named by the statement before and after: the name stays when lines move."""

    path: Path
    module: str
    function: str
    outermost: str
    first_line: int
    lines: tuple[int, int]
    start: int
    end: int
    text: str
    before: str
    after: str
    nth: int

    @property
    def name(self) -> str:
        again = f" (again: {self.nth})" if self.nth else ""
        return f"{self.module}:{self.function}: {self.before}  ->  {self.after}{again}"

    @cached_property
    def source(self) -> str:
        """The source file with the change made."""
        data = self.path.read_bytes()
        return (data[: self.start] + self.text.encode() + data[self.end :]).decode()

    def rank(self, seed: int) -> str:
        """The place of the mutant in the random order of this seed: it does not depend on the other mutants."""
        return hashlib.sha256(f"{seed} {self.name}".encode()).hexdigest()


def mutants_of(path: Path, module: str) -> list[Mutant]:
    """All mutants of a source file, in the order of the text."""
    return _File(path, module).mutants()


class _File:
    def __init__(self, path: Path, module: str) -> None:
        self.path = path
        self.module = module
        self.data = path.read_bytes()
        self.starts = [0]
        for line in self.data.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.seen: Counter[tuple[str, str, str]] = Counter()

    def mutants(self) -> list[Mutant]:
        tree = ast.parse(self.data)
        return list(self._body(tree.body, (), ()))

    def _body(self, body: list[ast.stmt], names: tuple[str, ...], functions: Functions) -> Iterator[Mutant]:
        for statement in body:
            yield from self._statement(statement, names, functions)

    def _statement(self, node: ast.stmt, names: tuple[str, ...], functions: Functions) -> Iterator[Mutant]:
        if _left_alone(node):
            return
        heads: list[ast.AST] = []
        bodies: list[list[ast.stmt]] = []
        for _, value in ast.iter_fields(node):
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.stmt):
                    if not bodies or part not in bodies[-1]:
                        bodies.append(value)
                elif isinstance(part, ast.ExceptHandler | ast.match_case):
                    bodies.append(part.body)
                elif isinstance(part, ast.AST):
                    heads.append(part)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            heads = [value for value in (*node.args.defaults, *node.args.kw_defaults) if value is not None]
        elif isinstance(node, ast.ClassDef):
            heads = []
        elif isinstance(node, ast.AnnAssign):
            heads = [part for part in (node.target, node.value) if part is not None]
        place = _Place(self, node, names, functions)
        yield from place.of_statement()
        for head in heads:
            yield from place.of_expression(head)
        inner, around = names, functions
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = (*names, node.name)
            if not isinstance(node, ast.ClassDef):
                inner, around = (*inner, "<locals>"), (*functions, node)
        for body in bodies:
            yield from self._body(body, inner, around)

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self.starts[node.lineno - 1] + node.col_offset,
            self.starts[node.end_lineno - 1] + node.end_col_offset,
        )

    def read(self, start: int, end: int) -> str:
        return self.data[start:end].decode()


class _Place:
    """The mutants of one statement, without those of the statements inside it."""

    def __init__(self, file: _File, node: ast.stmt, names: tuple[str, ...], functions: Functions) -> None:
        self.file = file
        self.node = node
        self.returns = functions[-1].returns if functions else None
        self.function = ".".join(names).removesuffix(".<locals>").replace(".<locals>", "") or "module"
        qualified = ".".join(names)
        self.outermost = qualified.split(".<locals>")[0] if functions else ""
        self.first_line = _first_line(functions[0]) if functions else 0
        self.start, self.end = file.span(node)
        body = next((part for field in ("body", "cases") for part in getattr(node, field, [])[:1]), None)
        if isinstance(body, ast.stmt):
            self.end = file.span(body)[0]
        elif isinstance(body, ast.match_case):
            self.end = file.span(body.body[0])[0]

    def _mutant(self, start: int, end: int, text: str) -> Mutant:
        file = self.file
        left = file.read(self.start, start)
        right = file.read(end, self.end)
        if len(left) > NEAR:
            left = "..." + left[-NEAR:]
        if len(right) > NEAR:
            right = right[:NEAR] + "..."
        before = _flat(left + file.read(start, end) + right)
        after = _flat(left + text + right)
        called = (self.function, before, after)
        nth = file.seen[called]
        file.seen[called] += 1
        last = self.node.lineno + file.read(self.start, self.end).rstrip().count("\n")
        return Mutant(
            file.path, file.module, self.function, self.outermost, self.first_line, (self.node.lineno, last),
            start, end, text, before, after, nth,
        )  # fmt: skip

    def _replaced(self, node: ast.expr | ast.stmt, text: str) -> Mutant:
        return self._mutant(*self.file.span(node), text)

    def _text(self, node: ast.expr) -> str:
        return self.file.read(*self.file.span(node))

    def of_statement(self) -> Iterator[Mutant]:
        node = self.node
        if _removable(node):
            yield self._replaced(node, "pass")
        elif isinstance(node, ast.Return) and node.value is not None:
            other = self._other_value(node.value)
            if other is not None:
                yield self._replaced(node.value, other)
        if isinstance(node, ast.If | ast.While):
            yield from self._negated(node.test)
        if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
            was, now = ARITHMETIC[type(node.op)]
            yield from self._operator(node.target, node.value, f"{was}=", f"{now}=")

    def _other_value(self, value: ast.expr) -> str | None:
        """Another value of the kind that the function says it returns; None: the value's own mutants do."""
        kind = ast.unparse(self.returns) if self.returns is not None else ""
        if isinstance(value, ast.Constant) and not isinstance(value.value, str):
            return None
        if isinstance(value, ast.List) and not value.elts:
            return None
        if kind == "bool":
            return f"not ({self._text(value)})"
        if kind == "int":
            return f"({self._text(value)}) + 1"
        return "[]" if kind.startswith("list[") else "None"

    def of_expression(self, root: ast.AST) -> Iterator[Mutant]:
        if isinstance(root, ast.JoinedStr):
            return
        yield from self._expression(root)
        for child in ast.iter_child_nodes(root):
            if not (isinstance(root, ast.UnaryOp) and isinstance(child, ast.Constant)):
                yield from self.of_expression(child)

    def _expression(self, node: ast.AST) -> Iterator[Mutant]:
        match node:
            case ast.Compare():
                sides = [node.left, *node.comparators]
                for at, operator in enumerate(node.ops):
                    was, others = COMPARISONS[type(operator)]
                    for now in others:
                        yield from self._operator(sides[at], sides[at + 1], was, now)
            case ast.BinOp() if type(node.op) in ARITHMETIC:
                was, now = ARITHMETIC[type(node.op)]
                yield from self._operator(node.left, node.right, was, now, node)
            case ast.BoolOp():
                yield self._replaced(node, self._other_junction(node))
            case ast.UnaryOp(op=ast.Not()):
                yield self._replaced(node, f"({self._text(node.operand)})")
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(number))):
                for other in (-number + 1, -number - 1):
                    yield self._replaced(node, f"({other})")
            case ast.Constant(value=bool(truth)):
                yield self._replaced(node, str(not truth))
            case ast.Constant(value=int(number)):
                for other in (number + 1, number - 1):
                    yield self._replaced(node, str(other) if other >= 0 else f"({other})")
            case ast.IfExp():
                yield from self._negated(node.test)
            case ast.comprehension():
                for condition in node.ifs:
                    yield from self._negated(condition)
            case ast.Subscript(slice=ast.Slice() as part):
                yield from self._slice(node, part)
            case ast.Call(func=ast.Name(id=called)) if called in SWAPPED_CALLS:
                yield self._replaced(node.func, SWAPPED_CALLS[called])

    def _operator(
        self, left: ast.expr, right: ast.expr, was: str, now: str, whole: ast.expr | None = None
    ) -> Iterator[Mutant]:
        """The other operator; brackets keep what it binds."""
        start, end = self.file.span(left)[1], self.file.span(right)[0]
        pattern = r"\s+".join(re.escape(word) for word in was.split())
        between = re.sub(pattern, now, self.file.read(start, end), count=1)
        if whole is None:
            yield self._mutant(start, end, between)
            return
        first, last = self.file.span(whole)
        text = f"({self.file.read(first, start)}{between}{self.file.read(end, last)})"
        yield self._mutant(first, last, text)

    def _other_junction(self, node: ast.BoolOp) -> str:
        was, now = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        first, last = self.file.span(node)
        text, at = "(", first
        for left, right in zip(node.values, node.values[1:], strict=False):
            start, end = self.file.span(left)[1], self.file.span(right)[0]
            text += self.file.read(at, start) + re.sub(rf"\b{was}\b", now, self.file.read(start, end), count=1)
            at = end
        return text + self.file.read(at, last) + ")"

    def _negated(self, test: ast.expr) -> Iterator[Mutant]:
        """The other way round, where no other operator does the same."""
        if isinstance(test, ast.Compare) and len(test.ops) == 1:
            return
        if not isinstance(test, ast.UnaryOp | ast.Constant):
            yield self._replaced(test, f"(not ({self._text(test)}))")

    def _slice(self, node: ast.Subscript, part: ast.Slice) -> Iterator[Mutant]:
        for bound in (part.lower, part.upper):
            if bound is not None and not isinstance(bound, ast.Constant | ast.UnaryOp):
                for change in ("+ 1", "- 1"):
                    yield self._replaced(bound, f"({self._text(bound)}) {change}")
        start = self.file.span(part)[0]
        if part.lower is None:
            yield self._mutant(start, start, "1")
        if part.upper is None and part.step is None:
            end = start + self.file.read(start, self.file.span(node)[1]).rindex(":") + 1
            yield self._mutant(end, end, "-1")


def _first_line(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)])


def _left_alone(node: ast.stmt) -> bool:
    """Asserts are for the type checker; docstrings, imports and names of slots decide nothing."""
    if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        return True
    if isinstance(node, ast.Assign):
        return any(isinstance(name, ast.Name) and name.id in ("__slots__", "__all__") for name in node.targets)
    return False


def _removable(node: ast.stmt) -> bool:
    """A statement without which the rest still runs."""
    if isinstance(node, ast.Assign):
        return not all(isinstance(target, ast.Name | ast.Tuple) for target in node.targets)
    if isinstance(node, ast.Raise):
        raised = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
        return not (isinstance(raised, ast.Name) and raised.id in UNREACHABLE)
    if isinstance(node, ast.Return):
        return node.value is None
    return isinstance(node, ast.Expr | ast.AugAssign | ast.Delete | ast.Continue | ast.Break)


def _flat(text: str) -> str:
    return " ".join(re.sub(r"(?m)#.*$", "", text).split())
