"""Whether a document is one of ours."""

import json
import re
from typing import Any

from shared.documents.content import Block, Document, plain_text
from shared.documents.shapes import PAGE, Shape, shapes

BLOCK_CHARACTERS = 20_000
DEEPEST = 24  # twelve lists inside each other
MOST_BLOCKS = 10_000  # those inside others count
REQUEST_BYTES = 2 * 1024 * 1024  # what nginx lets through for a page
MOST_BYTES = REQUEST_BYTES - 1024  # title, importance and revision travel with it
UNKEEPABLE = re.compile("[\0\ud800-\udfff]")  # PostgreSQL refuses a NUL, UTF-8 half a character


class BadDocument(Exception):
    """Names the block that cannot be kept, and what is wrong with it."""

    def __init__(self, block_id: str | None, reason: str) -> None:
        self.block_id, self.reason = block_id, reason
        super().__init__(f"{block_id}: {reason}")


def validate(document: Any) -> None:
    """Raise BadDocument unless every block has its place, its shape, its own id and a bearable length.

    Block after block, outside in: the fault is told of the very block, and nothing deep is looked at
    before it is known not to be too deep.
    """
    _check_shape(shapes()[PAGE], document, None)
    _check_blocks(document["blocks"], PAGE, None, 1, set())
    if _bytes(document) > MOST_BYTES:
        raise BadDocument(None, "the page is too long")


def _bytes(document: Document) -> int:
    """As a browser writes it."""
    return len(json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode())


def is_valid(document: Document) -> bool:
    try:
        validate(document)
    except BadDocument:
        return False
    return True


def _check_blocks(
    blocks: list[Any], holder: str, holder_id: str | None, depth: int, seen: set[str]
) -> None:
    if depth > DEEPEST:
        raise BadDocument(holder_id, "too many blocks inside each other")
    for block in blocks:
        kind = _type_of(block, holder, holder_id)
        _check_shape(shapes()[kind], block, _id_of(block))
        if block["id"] in seen:
            raise BadDocument(block["id"], "two blocks have this id")
        if _characters(block) > BLOCK_CHARACTERS:
            raise BadDocument(block["id"], "the block is too long")
        seen.add(block["id"])
        if len(seen) > MOST_BLOCKS:
            raise BadDocument(block["id"], "too many blocks")
        _check_blocks(block.get("children", []), kind, block["id"], depth + 1, seen)


def _type_of(block: Any, holder: str, holder_id: str | None) -> str:
    if not isinstance(block, dict):
        raise BadDocument(holder_id, "something inside is not a block")
    kind = block.get("type")
    if not isinstance(kind, str) or kind not in shapes()[holder].holds:
        raise BadDocument(_id_of(block) or holder_id, f"no such block may stand in a {holder}")
    return kind


def _check_shape(shape: Shape, value: Any, block_id: str | None) -> None:
    own = _own(value)
    try:
        fault = next(shape.own.iter_errors(own), None)
    except (ValueError, OverflowError) as error:  # deeper or larger than anything of ours
        raise BadDocument(block_id, "unreadable") from error
    if fault is not None:
        place = ".".join(str(part) for part in fault.instance_path)
        raise BadDocument(block_id, f"{place}: wrong" if place else "wrong shape")
    if _is_unkeepable(own):
        raise BadDocument(block_id, "a character that no text has")


def _own(value: Any) -> Any:
    """A block, or the page, with a gap for each block inside it."""
    if not isinstance(value, dict):
        return value
    inside = {key: value[key] for key in ("blocks", "children") if key in value}
    gaps = {key: [None] * len(held) for key, held in inside.items() if isinstance(held, list)}
    return {**value, **gaps}


def _id_of(block: Any) -> str | None:
    name = block.get("id")
    return name[:64] if isinstance(name, str) else None


def _is_unkeepable(value: Any) -> bool:
    if isinstance(value, str):
        return UNKEEPABLE.search(value) is not None
    if isinstance(value, dict):
        return any(map(_is_unkeepable, value.values()))
    return isinstance(value, list) and any(map(_is_unkeepable, value))


def _characters(block: Block) -> int:
    written = (value for value in block["props"].values() if isinstance(value, str))
    return len(plain_text(block)) + sum(map(len, written))
