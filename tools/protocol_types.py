"""Writes `web/src/generated/protocol.ts`: the socket's messages and the HTTP bodies, from the Python types."""

import argparse
import ast
import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import msgspec

from trinacria.server.club.host import bodies as host_bodies
from trinacria.server.http import routes, workshop
from trinacria.server.wire import bodies, pack_bodies, previews, protocol
from trinacria.table import creation, plan, screen, settings
from trinacria.table.history import log, telling

TARGET = Path(__file__).parent.parent / "web" / "src" / "generated" / "protocol.ts"
MODULES: tuple[ModuleType, ...] = (
    settings,
    plan,
    screen,
    log,
    creation,
    previews,
    protocol,
    bodies,
    pack_bodies,
    host_bodies,
)
HEAD = """\
// Made by tools/protocol_types.py from trinacria.table and trinacria.server; do not edit.
"""
BODIES = tuple(
    made
    for module in (bodies, pack_bodies, host_bodies)
    for _, made in inspect.getmembers(module, inspect.isclass)
    if made.__module__ == module.__name__ and made is not bodies.Asking
)
UNIONS = {
    "ClientMessage": protocol.ClientMessage,
    "ServerMessage": protocol.ServerMessage,
    "AnyTold": telling.AnyTold,
    "AnyClock": settings.AnyClock,
}


def main(arguments: list[str]) -> int:
    """Write the file; with --check only say whether it is up to date."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, say whether it is up to date")
    only_check = parser.parse_args(arguments).check
    made = typescript()
    if only_check:
        return 0 if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == made else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(made, encoding="utf-8")
    return 0


def typescript() -> str:
    roots = [*(one for union in UNIONS.values() for one in get_args(union)), *BODIES]
    _, components = msgspec.json.schema_components(roots, ref_template="{name}")
    notes = field_notes()
    parts = [HEAD, f"export const VERSION = {protocol.VERSION};\n"]
    parts += [interface(name, schema, notes) for name, schema in components.items()]
    parts.append(client())
    parts += [f"export type {name} =\n  | " + "\n  | ".join(names(union)) + ";\n" for name, union in UNIONS.items()]
    return "\n".join(parts)


CALL = """\
/** What goes with a request: the parts of its path, its query, its body, and who asks. */
export interface Wish<B> {
  path?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: B;
  token?: string;
  lang?: string;
}

/** Ask the server over HTTP; a refusal is thrown as a Problem. */
export async function call<K extends keyof Routes>(
  name: K,
  wish: Wish<Routes[K]["body"]> = {},
): Promise<Routes[K]["answer"]> {
  const [method, template] = ROUTES[name];
  const path = template.replace(/\\{(\\w+)\\}/g, (_, part: string) => encodeURIComponent(wish.path?.[part] ?? ""));
  const pairs = Object.entries(wish.query ?? {}).map(([key, value]) => [key, String(value)]);
  const query = new URLSearchParams(pairs).toString();
  const headers: Record<string, string> = {};
  if (wish.body !== undefined) headers["Content-Type"] = "application/json";
  if (wish.token !== undefined) headers["Authorization"] = `Bearer ${wish.token}`;
  if (wish.lang !== undefined) headers["Accept-Language"] = wish.lang;
  const answer = await fetch(query === "" ? path : `${path}?${query}`, {
    method,
    headers,
    body: wish.body === undefined ? null : JSON.stringify(wish.body),
  });
  const told: unknown = await answer.json();
  if (!answer.ok) throw told as Problem;
  return told as Routes[K]["answer"];
}
"""


def client() -> str:
    """The routes with what they take and give, and the function that asks them."""
    types, table = [], []
    for route in (*routes.HANDLERS, *workshop.HANDLERS):
        name = route.handler.__name__
        hints = get_type_hints(route.handler)
        body, answer = hints.get("data"), hints["return"]
        if answer is str:
            # A text is fetched by its address; `call` reads JSON.
            continue
        path = route.path
        types += comment(inspect.getdoc(route.handler) or "", "  ")
        types.append(f"  {name}: {{ body: {_named(body)}; answer: {_named(answer)} }};")
        method = route.method
        table.append(f'  {name}: ["{method}", "{path}"],')
    return "\n".join(
        [
            "/** What can be asked over HTTP. */",
            "export interface Routes {",
            *types,
            "}\n",
            "const ROUTES: { [K in keyof Routes]: [string, string] } = {",
            *table,
            "};\n",
            CALL,
        ]
    )


def _named(kind: Any) -> str:
    if kind is None:
        return "undefined"
    return kind.__name__ if isinstance(kind, type) and issubclass(kind, msgspec.Struct) else "Record<string, unknown>"


def names(union: Any) -> list[str]:
    """What the members of a union are called."""
    return [one.__name__ for one in get_args(union)]


def interface(name: str, schema: dict[str, Any], notes: dict[tuple[str, str], str]) -> str:
    required = set(schema.get("required", ()))
    lines = comment(schema.get("description", ""), "")
    lines.append(f"export interface {name} {{")
    for field, inner in schema.get("properties", {}).items():
        lines += comment(notes.get((name, field), ""), "  ")
        lines.append(f"  {field}{'' if field in required else '?'}: {kind(inner)};")
    lines.append("}\n")
    return "\n".join(lines)


def comment(text: str, indent: str) -> list[str]:
    """A doc comment of one line."""
    return [f"{indent}/** {' '.join(text.split())} */"] if text else []


def kind(schema: dict[str, Any]) -> str:
    """The TypeScript of one JSON schema; only what our types use."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        kinds = list(dict.fromkeys(kind(one) for one in schema["anyOf"]))
        for alias, union in UNIONS.items():
            if set(names(union)) <= set(kinds):
                kinds = [alias, *(one for one in kinds if one not in names(union))]
        return " | ".join(kinds)
    if "enum" in schema:
        return " | ".join(f'"{one}"' for one in schema["enum"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            inner = kind(schema["items"])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {kind(schema.get('additionalProperties') or {})}>"
    return "unknown"


def field_notes() -> dict[tuple[str, str], str]:
    """The sentences that stand below fields, by class and field; heirs have those of their bases."""
    own: dict[str, dict[str, str]] = {}
    for module in MODULES:
        for node in ast.parse(inspect.getsource(module)).body:
            if not isinstance(node, ast.ClassDef):
                continue
            notes = {}
            for base in node.bases:
                notes.update(own.get(base.id, {}) if isinstance(base, ast.Name) else {})
            for field, after in zip(node.body, node.body[1:], strict=False):
                if (
                    isinstance(field, ast.AnnAssign)
                    and isinstance(field.target, ast.Name)
                    and isinstance(after, ast.Expr)
                    and isinstance(after.value, ast.Constant)
                ):
                    notes[field.target.id] = str(after.value.value)
            own[node.name] = notes
    return {(name, field): note for name, notes in own.items() for field, note in notes.items()}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
