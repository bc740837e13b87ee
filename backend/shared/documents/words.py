"""Two states of a page, compared in words."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import Literal
from unicodedata import category

from shared.documents.content import WRITTEN_VALUE, Block, Document, plain_text, walk, written_text
from shared.documents.shapes import shape_of
from shared.documents.spaces import SPACES, is_blank

Change = Literal["same", "added", "removed", "changed"]

WORD = re.compile(r"\s+|[^\s]+")
MOST_WORDS = 4_000  # longer texts are shown as removed and added as a whole

# What is read beside the running text; an address, a code or a word for those who do not see is not.
READ = (
    *("title", "caption", "author", "label", "sentence", "prompt", "explanation"),
    *("transcript", "name", "role", "place"),
)
BETWEEN_SPACES = re.compile(f"[^{SPACES}]+")  # the studio counts the same


@dataclass(frozen=True)
class WordsChange:
    change: Literal["same", "added", "removed"]
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


def compare(
    before: Document, after: Document, *, most_words: int = MOST_WORDS
) -> list[BlockChange]:
    """Every block that has words or changed, in the order of `after`, removed ones where they stood."""
    changes = compare_blocks(before, after, most_words=most_words)
    return [change for change in changes if change.words or change.change == "changed"]


def compare_blocks(
    before: Document, after: Document, *, most_words: int = MOST_WORDS
) -> list[BlockChange]:
    """What became of every block of either, even of one without words."""
    old = {block["id"]: block for block in walk(before["blocks"])}
    new = {block["id"]: block for block in walk(after["blocks"])}
    order = _order(list(old), list(new))
    return [_compare(old.get(name), new.get(name), most_words) for name in order]


def _order(old: list[str], new: list[str]) -> list[str]:
    order, kept = list(new), set(new)
    for place, name in enumerate(old):
        if name not in kept:
            slot = order.index(old[place - 1]) + 1 if place else 0
            order.insert(slot, name)
    return order


def _compare(old: Block | None, new: Block | None, most_words: int) -> BlockChange:
    block = new or old
    assert block
    before, after = words_of(old) if old else "", words_of(new) if new else ""
    words = compare_words(before, after, most_words)
    if old is None or new is None:
        return BlockChange(block["id"], block["type"], "added" if new else "removed", words)
    same = _own(old) == _own(new)
    return BlockChange(block["id"], block["type"], "same" if same else "changed", words)


def _own(block: Block) -> Block:
    return {key: value for key, value in block.items() if key != "children"}


def compare_words(before: str, after: str, most_words: int = MOST_WORDS) -> list[WordsChange]:
    """What left and what came; of a text with more words, everything did."""
    if before == after:
        return [WordsChange("same", after)] if after else []
    old, new = WORD.findall(before), WORD.findall(after)
    if len(old) + len(new) > most_words:
        return _said(("removed", before), ("added", after))
    found: list[WordsChange] = []
    for what, start, end, other_start, other_end in SequenceMatcher(
        None, old, new, autojunk=False
    ).get_opcodes():
        if what == "equal":
            found += _said(("same", "".join(old[start:end])))
        else:
            found += _said(
                ("removed", "".join(old[start:end])), ("added", "".join(new[other_start:other_end]))
            )
    return found


def _said(*pairs: tuple[Literal["same", "added", "removed"], str]) -> list[WordsChange]:
    return [WordsChange(change, text) for change, text in pairs if text]
