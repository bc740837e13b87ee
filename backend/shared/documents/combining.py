"""Two changes of one text, joined word by word."""

import json
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from shared.documents.content import Block
from shared.documents.effort import Effort, bounded_opcodes

PIECE = re.compile(r"\s+|\w+(?:[^\w\s’']\w+)*|[^\w\s]")  # 10:30 or 01/02 is one word

Inline = dict[str, Any]


@dataclass(frozen=True, slots=True)
class _Change:
    """What one side wrote in the place of these pieces of the base."""

    start: int
    end: int
    pieces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Combined:
    """A proposal that somebody looks at; `both`: no word of either change is missing."""

    block: Block
    both: bool


def combine(base: Block, source: Block, local: Block) -> Combined | None:
    """The block with the words of both; None where more than its text changed, or there was none."""
    sides = (base, source, local)
    if any("text" not in side for side in sides):
        return None
    if len({side["type"] for side in sides}) > 1 or not _props_agree(*sides):
        return None
    old, new, ours = (_pieces(side["text"]) for side in sides)
    if not old:
        return None
    joined, both = _joined(old, new, ours)
    props = source["props"] if local["props"] == base["props"] else local["props"]
    return Combined({**local, "props": props, "text": _inlines(joined)}, both)


def _props_agree(base: Block, source: Block, local: Block) -> bool:
    changed = [side["props"] for side in (source, local) if side["props"] != base["props"]]
    return len(changed) < 2 or changed[0] == changed[1]


def _pieces(text: Sequence[Inline]) -> list[str]:
    """Words, spaces and signs, each with how it is written; anything else is one piece."""
    pieces: list[str] = []
    for inline in text:
        if inline["type"] != "text":
            pieces.append(json.dumps(inline, sort_keys=True))
            continue
        pieces += [
            json.dumps({**inline, "text": piece}, sort_keys=True)
            for piece in PIECE.findall(inline["text"])
        ]
    return pieces


def _inlines(pieces: Sequence[str]) -> list[Inline]:
    """Runs that are written alike are one again."""
    inlines: list[Inline] = []
    for piece in map(json.loads, pieces):
        last = inlines[-1] if inlines else None
        if last and last["type"] == piece["type"] == "text" and _style(last) == _style(piece):
            last["text"] += piece["text"]
        else:
            inlines.append(piece)
    return inlines


def _style(inline: Inline) -> Inline:
    return {key: value for key, value in inline.items() if key != "text"}


def _joined(old: list[str], new: list[str], ours: list[str]) -> tuple[list[str], bool]:
    """Where both wrote in the same passage, it is the local one, whole: no local word is ever missing."""
    effort = Effort()
    mine = _changes(old, ours, effort)
    theirs = _changes(old, new, effort) - mine
    joined: list[str] = []
    at, both = 0, True
    for passage in _passages(mine, theirs):
        start, end = passage[0].start, max(one.end for one in passage)
        kept = [one for one in passage if one in mine] or passage
        both = both and kept == passage
        joined += [*old[at:start], *_rewritten(old, kept, start, end)]
        at = end
    joined += old[at:]
    return joined, both and _holds(joined, old, new) and _holds(joined, old, ours)


def _changes(old: list[str], side: list[str], effort: Effort) -> set[_Change]:
    return {
        _Change(start, end, tuple(side[first:last]))
        for what, start, end, first, last in bounded_opcodes(old, side, effort)
        if what != "equal"
    }


def _passages(mine: set[_Change], theirs: set[_Change]) -> list[list[_Change]]:
    """Changes that replace some of the same words, or write inside what the other replaced, are one passage."""
    passages: list[list[_Change]] = []
    end = 0
    for one in sorted([*mine, *theirs], key=lambda one: (one.start, one.end)):
        if one.start < end:
            passages[-1].append(one)
        else:
            passages.append([one])
        end = max(end, one.end)
    return passages


def _rewritten(old: list[str], changes: list[_Change], start: int, end: int) -> list[str]:
    pieces: list[str] = []
    for one in changes:
        pieces += [*old[start : one.start], *one.pieces]
        start = one.end
    return [*pieces, *old[start:end]]


def _holds(joined: list[str], old: list[str], side: list[str]) -> bool:
    """Whether every piece that this side brought is there, spaces left aside."""
    brought = Counter(_said(side)) - Counter(_said(old))
    return not brought - Counter(_said(joined))


def _said(pieces: list[str]) -> list[str]:
    return [one for one in pieces if str(json.loads(one).get("text", "x")).strip()]
