"""The protocol's types for the browser: `python -m gaslamp.server.typescript > web/src/lib/messages.ts`.

Made from `messages.py` and nothing else, so that the page and the server cannot disagree. What a client sends may leave out
whatever has a default; what the server sends is always complete.
"""

from __future__ import annotations

import ast
import inspect
import itertools
import json
from collections.abc import Mapping
from typing import Any

import msgspec

from gaslamp.server import messages

Schema = Mapping[str, Any]

TOLD = "[string, Record<string, unknown>]"
LIMITS = ("NAME_LENGTH", "CHAT_LENGTH", "NOTES_LENGTH", "RECORD_SIZE")
"""How long texts may be."""
UNIONS = ("AnyCommand", "AnyLine", "ServerMessage")
"""The unions the page uses by name; each is told apart by `type`."""


def typescript() -> str:
    """The whole module."""
    structs = _structs()
    _, components = msgspec.json.schema_components(structs, ref_template="{name}")
    comments = _comments()
    sent = _sent(components)
    parts = [
        "// Made by `python -m gaslamp.server.typescript` from messages.py. Do not edit: the next build writes it anew.",
        _comment(comments["Told"]) + f"export type Told = {TOLD};",
    ]
    parts.append("\n".join(f"export const {name} = {getattr(messages, name)};" for name in LIMITS))
    parts += [_interface(struct, components[struct.__name__], struct.__name__ in sent, comments) for struct in structs]
    parts += [f"export type {name} = {' | '.join(_members(getattr(messages, name)))};" for name in UNIONS]
    return "\n\n".join(parts) + "\n"


def _structs() -> list[type[msgspec.Struct]]:
    """Every struct of the protocol in the order of the file, but for the bases of the tagged ones."""
    found = [each for each in vars(messages).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    ours = [each for each in found if each.__module__ == messages.__name__]
    return [each for each in ours if not each.__subclasses__()]


def _members(union: Any) -> list[str]:
    return [member.__name__ for member in union.__args__]


def _sent(components: Schema) -> set[str]:
    """The names of what the server sends: whatever does not forbid unknown fields, and all that stands inside it."""
    known: set[str] = set()
    waiting = [name for name, schema in components.items() if schema.get("additionalProperties") is not False]
    while waiting:
        name = waiting.pop()
        if name not in known:
            known.add(name)
            waiting += _refs(components[name])
    return known


def _refs(schema: Any) -> list[str]:
    if isinstance(schema, Mapping):
        here = [schema["$ref"]] if "$ref" in schema else []
        return here + [ref for part in schema.values() for ref in _refs(part)]
    if isinstance(schema, list):
        return [ref for part in schema for ref in _refs(part)]
    return []


def _interface(struct: type[msgspec.Struct], schema: Schema, complete: bool, comments: Mapping[str, str]) -> str:
    """One struct. Fields go by their names on the wire, `type` first where there is one."""
    wire = dict(zip(struct.__struct_encode_fields__, struct.__struct_fields__, strict=True))
    lines = []
    for name, field in schema["properties"].items():
        said = next((comments[key] for base in struct.__mro__ if (key := f"{base.__name__}.{wire.get(name)}") in comments), "")
        optional = "" if complete or name in schema["required"] else "?"
        lines.append(_comment(said, "  ") + f"  {name}{optional}: {_type(field)};")
    return _comment(schema.get("description", "")) + f"export interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}"


def _type(schema: Schema) -> str:
    """A field's type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        refs = [part.get("$ref") for part in schema["anyOf"]]
        for name in UNIONS:
            if refs == _members(getattr(messages, name)):
                return name
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        written = f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
        return "Told" if written == TOLD else written
    if kind == "array":
        item = _type(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def _comments() -> dict[str, str]:
    """What messages.py says below its names and fields, as `Name` and `Struct.field`; Python itself forgets such texts."""
    module = ast.parse(inspect.getsource(messages))
    found = _said(module.body, "")
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            found |= _said(node.body, f"{node.name}.")
    return found


def _said(body: list[ast.stmt], prefix: str) -> dict[str, str]:
    found = {}
    for named, text in itertools.pairwise(body):
        if isinstance(named, ast.Assign | ast.AnnAssign) and isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant):
            target = named.target if isinstance(named, ast.AnnAssign) else named.targets[0]
            found[prefix + ast.unparse(target)] = str(text.value.value)
    return found


def _comment(text: str, indent: str = "") -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


if __name__ == "__main__":
    print(typescript(), end="")
