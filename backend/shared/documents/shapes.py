"""What each type of block is made of, read from page.schema.json, which `make blocks-schema` writes."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

SCHEMA = Path(__file__).with_name("page.schema.json")
PAGE = "page"


@dataclass(frozen=True)
class Shape:
    """`own` checks everything but the blocks inside; `written` are the properties that are words."""

    own: jsonschema_rs.Draft202012Validator
    holds: frozenset[str]
    fewest: int
    most: int
    written: tuple[str, ...]


@cache
def shapes() -> dict[str, Shape]:
    """Of every type, and of the page itself."""
    schema = json.loads(SCHEMA.read_text("utf-8"))
    shared = {name: part for name, part in schema["$defs"].items() if not _is_block(part)}
    blocks = {name: part for name, part in schema["$defs"].items() if _is_block(part)}
    page = {key: value for key, value in schema.items() if key != "$defs"}
    return {name: _shape(part, shared) for name, part in {PAGE: page, **blocks}.items()}


def shape_of(kind: str) -> Shape:
    return shapes()[kind]


def _is_block(part: dict[str, Any]) -> bool:
    return "props" in part.get("properties", {})


def _shape(part: dict[str, Any], shared: dict[str, Any]) -> Shape:
    fields = dict(part["properties"])
    inside = "blocks" if "blocks" in fields else "children"
    children = fields.get(inside, {})
    if children:
        fields[inside] = {key: value for key, value in children.items() if key != "items"}
    props = fields.get("props", {}).get("properties", {})
    return Shape(
        own=jsonschema_rs.Draft202012Validator({**part, "properties": fields, "$defs": shared}),
        holds=_types(children.get("items", {})),
        fewest=children.get("minItems", 0),
        most=children.get("maxItems", 0),
        written=tuple(name for name, value in props.items() if _is_words(value)),
    )


def _types(items: dict[str, Any]) -> frozenset[str]:
    named = items.get("oneOf", [items] if items else [])
    return frozenset(one["$ref"].rsplit("/", 1)[-1] for one in named)


def _is_words(value: dict[str, Any]) -> bool:
    """A line that people write: not a choice, a code or an address."""
    return value.get("type") == "string" and not value.keys() & {"enum", "pattern", "format"}
