"""Living values where the texts insert them, as they were said."""

from collections.abc import Mapping
from typing import Any

from shared.documents import Block, Document
from shared.documents.content import WRITTEN_VALUE
from shared.documents.shapes import shape_of


def with_values(document: Document, values: Mapping[str, str]) -> Document:
    """The document in which every value that is known stands as words."""
    return {**document, "blocks": [_block(block, values) for block in document["blocks"]]}


def _block(block: Block, values: Mapping[str, str]) -> Block:
    said = {**block, "props": _props(block, values)}
    if "text" in block:
        said["text"] = [_inline(inline, values) for inline in block["text"]]
    if "children" in block:
        said["children"] = [_block(child, values) for child in block["children"]]
    return said


def _props(block: Block, values: Mapping[str, str]) -> dict[str, Any]:
    written = shape_of(block["type"]).written
    return {
        name: _line(value, values) if name in written else value
        for name, value in block["props"].items()
    }


def _line(line: str, values: Mapping[str, str]) -> str:
    return WRITTEN_VALUE.sub(lambda found: values.get(found[0][2:-2], found[0]), line)


def _inline(inline: dict[str, Any], values: Mapping[str, str]) -> dict[str, Any]:
    if inline["type"] != "value" or inline["key"] not in values:
        return inline
    rest = {name: value for name, value in inline.items() if name not in ("type", "key")}
    return {"type": "text", "text": values[inline["key"]], **rest}
