"""Two states of a page, compared in words."""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import Literal
from unicodedata import category

from shared.documents.content import WRITTEN_VALUE, Block, Document, plain_text, walk, written_text
from shared.documents.effort import Effort, bounded_opcodes
from shared.documents.shapes import shape_of
from shared.documents.spaces import SPACES, is_blank

Change = Literal["same", "added", "removed", "changed"]
Told = Literal["same", "added", "removed"]
Piece = tuple[Told, str]
Word = tuple[str, str]

WORD = re.compile(r"(\S+|^)(\s*)")  # and the space behind it

# What is read beside the running text; an address, a code or a word for those who do not see is not.
READ = (
    *("title", "caption", "author", "label", "sentence", "prompt", "explanation"),
    *("transcript", "name", "role", "place"),
)
BETWEEN_SPACES = re.compile(f"[^{SPACES}]+")  # the studio counts the same


@dataclass(frozen=True)
class WordsChange:
    change: Told
    text: str


@dataclass(frozen=True)
class BlockChange:
    """What became of one block; a picture that was exchanged is changed without words."""

    block_id: str
    type: str
    change: Change
    words: list[WordsChange] = field(default_factory=list)


def words_of(block: Block) -> str:
    """What people wrote in a block itself, its lines before its text; a living value by its key."""
    lines = [block["props"][name] for name in shape_of(block["type"]).written]
    return "\n".join(filter(None, [*lines, written_text(block)]))


def says_nothing(document: Document) -> bool:
    """Whether nobody wrote a word on the page nor chose anything to show."""
    return not any(
        block["props"].get("media") or block["props"].get("code") or not is_blank(words_of(block))
        for block in walk(document["blocks"])
    )


def count_words(document: Document) -> int:
    """How many the reader meets: "L’équipe" is one, a dash between spaces or a living value is none."""
    read = (text for block in walk(document["blocks"]) for text in _read_in(block))
    texts = (WRITTEN_VALUE.sub(" ", text) for text in read)
    found = (word for text in texts for word in BETWEEN_SPACES.findall(text))
    return sum(any(category(sign)[0] in "LN" for sign in word) for word in found)


def _read_in(block: Block) -> Iterator[str]:
    yield plain_text(block)
    yield from (block["props"][name] for name in READ if name in block["props"])


def compare(before: Document, after: Document, effort: Effort | None = None) -> list[BlockChange]:
    """Every block that has words or changed, in the order of `after`, removed ones where they stood."""
    changes = compare_blocks(before, after, effort)
    return [change for change in changes if change.words or change.change == "changed"]


def compare_blocks(
    before: Document, after: Document, effort: Effort | None = None
) -> list[BlockChange]:
    """What became of every block of either, even of one without words."""
    effort = effort or Effort()
    old = {block["id"]: block for block in walk(before["blocks"])}
    new = {block["id"]: block for block in walk(after["blocks"])}
    return [_compare(old.get(name), new.get(name), effort) for name in _order(old, new)]


def _order(old: Iterable[str], new: Collection[str]) -> list[str]:
    """Those of `new`; what is not there any more comes after what it stood behind."""
    gone_after: defaultdict[str, list[str]] = defaultdict(list)
    last_kept = ""
    for name in old:
        if name in new:
            last_kept = name
        else:
            gone_after[last_kept].append(name)
    return [*gone_after[""], *(one for name in new for one in (name, *gone_after[name]))]


def _compare(old: Block | None, new: Block | None, effort: Effort) -> BlockChange:
    block = new or old
    assert block
    before, after = words_of(old) if old else "", words_of(new) if new else ""
    words = compare_words(before, after, effort)
    if old is None or new is None:
        return BlockChange(block["id"], block["type"], "added" if new else "removed", words)
    same = _own(old) == _own(new)
    return BlockChange(block["id"], block["type"], "same" if same else "changed", words)


def _own(block: Block) -> Block:
    return {key: value for key, value in block.items() if key != "children"}


def compare_words(before: str, after: str, effort: Effort | None = None) -> list[WordsChange]:
    """What left and what came; where telling it would cost too much, a whole passage did."""
    pieces = _pieces(WORD.findall(before), WORD.findall(after), effort or Effort())
    told: list[WordsChange] = []
    said = (piece for piece in pieces if piece[1])
    for same, passage in groupby(said, key=lambda piece: piece[0] == "same"):
        parts = list(passage)
        changes: tuple[Told, ...] = ("same",) if same else ("removed", "added")
        for change in changes:
            text = "".join(text for kind, text in parts if kind == change)
            told += [WordsChange(change, text)] if text else []
    return told


def _pieces(old: list[Word], new: list[Word], effort: Effort) -> Iterator[Piece]:
    words, others = ([word for word, _ in side] for side in (old, new))
    for what, start, end, other_start, other_end in bounded_opcodes(words, others, effort):
        left, came = old[start:end], new[other_start:other_end]
        if what == "equal":
            for (word, space), (_, other_space) in zip(left, came, strict=True):
                yield "same", word
                yield from _replaced(space, other_space)
        else:
            yield from _replaced(_text(left), _text(came))


def _replaced(left: str, came: str) -> Iterator[Piece]:
    """Of two passages; the space at the end of both stays."""
    space = came[len(came.rstrip()) :]
    if not left.endswith(space) or left.removesuffix(space)[-1:].isspace():
        space = ""
    yield "removed", left.removesuffix(space)
    yield "added", came.removesuffix(space)
    yield "same", space


def _text(words: list[Word]) -> str:
    return "".join(word + space for word, space in words)
