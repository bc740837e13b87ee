"""What is inside a document: its blocks, its words, the files it shows."""

import hashlib
import json
import re
from collections.abc import Iterator
from typing import Any
from uuid import UUID

Block = dict[str, Any]
Document = dict[str, Any]

VERSION = 2

# How texts without emphasis name a living value; the studio reads the same.
WRITTEN_VALUE = re.compile(r"{{[a-z][a-z0-9_]{0,63}}}")


def empty_document() -> Document:
    return {"schema": VERSION, "blocks": []}


def walk(blocks: list[Block]) -> Iterator[Block]:
    """Every block and every block inside it, in the order of reading."""
    for block in blocks:
        yield block
        yield from walk(block.get("children", []))


def plain_text(block: Block) -> str:
    """The words of a block's own text; a living value stands as a gap."""
    return "".join(_words(inline) for inline in block.get("text", []))


def _words(inline: dict[str, Any]) -> str:
    if inline["type"] == "text":
        return str(inline["text"])
    return "\n" if inline["type"] == "break" else " "


def written_text(block: Block) -> str:
    """The words of a block's own text; a living value is written as in a line."""
    return "".join(
        f"{{{{{inline['key']}}}}}" if inline["type"] == "value" else _words(inline)
        for inline in block.get("text", [])
    )


def media_of(document: Document) -> set[UUID]:
    """The files of the media library that the document shows."""
    shown = (block["props"].get("media") for block in walk(document["blocks"]))
    return {UUID(media) for media in shown if media}


def without_media(document: Document, gone: set[UUID]) -> Document:
    """The document in which blocks that showed these files show none yet."""
    if not gone:
        return document
    return {**document, "blocks": [_without(block, gone) for block in document["blocks"]]}


def _without(block: Block, gone: set[UUID]) -> Block:
    left = dict(block)
    media = block["props"].get("media")
    if media and UUID(media) in gone:
        left["props"] = {**block["props"], "media": None}
    if "children" in block:
        left["children"] = [_without(child, gone) for child in block["children"]]
    return left


def fingerprint(content: Any) -> str:
    """SHA-256 of a document, a page or a chapter, whatever the order in which its fields were written."""
    return hashlib.sha256(written(content).encode()).hexdigest()


def written(content: Any) -> str:
    """What its fingerprint is taken of."""
    return json.dumps(content, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
