"""Two changes of one text, joined word by word."""

import json
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from shared.documents.content import Block
from shared.documents.effort import Effort, Opcode, bounded_opcodes

PIECE = re.compile(r"\s+|\w+|[^\w\s]")

Inline = dict[str, Any]
Spans = list[tuple[int, int, int, int]]  # what of the base was replaced by what of the other


@dataclass(frozen=True, slots=True)
class Combined:
    """A proposal that somebody looks at; `both`: no word of either change is missing."""

    block: Block
    both: bool


def combine(base: Block, source: Block, local: Block) -> Combined | None:
    """The block with the words of both; None where more than its text changed, or there is no text."""
    sides = (base, source, local)
    if any("text" not in side for side in sides):
        return None
    if len({side["type"] for side in sides}) > 1 or not _props_agree(*sides):
        return None
    old, new, ours = (_pieces(side["text"]) for side in sides)
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
    effort = Effort()
    theirs, mine = (_spans(bounded_opcodes(old, side, effort)) for side in (new, ours))
    joined: list[str] = []
    at, both = 0, True
    while theirs or mine:
        start = min(one[0][0] for one in (theirs, mine) if one)
        joined += old[at:start]
        first, second = _take(mine, start), _take(theirs, start)
        if first and second and (first[1] > start or second[1] > start):
            if first[1] > start and second[1] > start:  # the same words were replaced by both
                both = both and ours[first[2] : first[3]] == new[second[2] : second[3]]
                joined += ours[first[2] : first[3]]
            else:
                joined += ours[first[2] : first[3]] + new[second[2] : second[3]]
            at = max(first[1], second[1])
        else:
            joined += ours[first[2] : first[3]] if first else []
            joined += new[second[2] : second[3]] if second else []
            at = max(one[1] for one in (first, second) if one)
        both = _drop_until(theirs, at) and _drop_until(mine, at) and both
    joined += old[at:]
    return joined, both and _holds(joined, old, new) and _holds(joined, old, ours)


def _spans(opcodes: list[Opcode]) -> Spans:
    return [(one[1], one[2], one[3], one[4]) for one in opcodes if one[0] != "equal"]


def _take(spans: Spans, start: int) -> tuple[int, int, int, int] | None:
    return spans.pop(0) if spans and spans[0][0] == start else None


def _drop_until(spans: Spans, at: int) -> bool:
    """What began inside words that the other replaced is not taken over."""
    before = len(spans)
    while spans and spans[0][0] < at:
        spans.pop(0)
    return len(spans) == before


def _holds(joined: list[str], old: list[str], side: list[str]) -> bool:
    """Whether every piece that this side brought is there, spaces left aside."""
    brought = Counter(_said(side)) - Counter(_said(old))
    return not brought - Counter(_said(joined))


def _said(pieces: list[str]) -> list[str]:
    return [one for one in pieces if str(json.loads(one).get("text", "x")).strip()]
