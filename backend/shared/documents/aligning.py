"""A document that was written anew, block by block under the ids that its blocks already had."""

from collections.abc import Callable, Iterator
from difflib import SequenceMatcher
from typing import Any

from shared.documents.content import Block, Document, fingerprint, walk
from shared.documents.copying import with_ids
from shared.documents.words import words_of

ALIKE = 0.5  # of the words, for a block to be the same one reworded


def with_ids_of(known: Document, document: Document, new_id: Callable[[], str]) -> Document:
    """The same blocks; those that stand in `known`, be it reworded or elsewhere, have their id there."""
    kept = dict(_pairs(known["blocks"], document["blocks"]))
    ids = {block["id"]: kept.get(block["id"]) or new_id() for block in walk(document["blocks"])}
    return with_ids(document, ids)


def _pairs(old: list[Block], new: list[Block]) -> Iterator[tuple[str, str]]:
    """Ids of blocks of `new`, each with that of its counterpart."""
    left_old, left_new = list(old), list(new)
    for before, after in _same(old, new):
        left_old.remove(before)
        left_new.remove(after)
        yield from zip(_ids(after), _ids(before), strict=True)
    for after in left_new:
        likest = _likest(after, left_old)
        if likest:
            left_old.remove(likest)
            yield after["id"], likest["id"]
            yield from _pairs(likest.get("children", []), after.get("children", []))


def _same(old: list[Block], new: list[Block]) -> Iterator[tuple[Block, Block]]:
    before, after = ([fingerprint(_unnamed(block)) for block in side] for side in (old, new))
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    for run in matcher.get_matching_blocks():
        yield from zip(old[run.a : run.a + run.size], new[run.b : run.b + run.size], strict=True)


def _likest(block: Block, others: list[Block]) -> Block | None:
    rated = [(_likeness(block, other), place) for place, other in enumerate(others)]
    best, place = max(rated, default=(0.0, 0), key=lambda one: (one[0], -one[1]))
    return others[place] if best >= ALIKE else None


def _likeness(one: Block, other: Block) -> float:
    if one["type"] != other["type"]:
        return 0.0
    return SequenceMatcher(None, _words(one), _words(other), autojunk=False).ratio()


def _words(block: Block) -> list[str]:
    return [word for inner in walk([block]) for word in words_of(inner).split()]


def _ids(block: Block) -> Iterator[str]:
    return (inner["id"] for inner in walk([block]))


def _unnamed(block: Block) -> dict[str, Any]:
    """All that a block says, whatever it and the blocks inside are called."""
    said = {key: value for key, value in block.items() if key not in ("id", "children")}
    said["props"] = {key: value for key, value in block["props"].items() if key != "passage"}
    return {**said, "children": [_unnamed(child) for child in block.get("children", [])]}
