"""What of a page is translated, text by text, and how far each text is; derived from the words, never kept."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field as made
from enum import StrEnum
from hashlib import sha256
from typing import Any, Final

from shared.documents.content import Block, Document, walk
from shared.documents.shapes import shape_of
from shared.translating.tokens import (
    BadTokens,
    Marks,
    kinds_of,
    renumber,
    to_inlines,
    to_tokens,
    tokens_of,
    values_in_line,
    without_marks,
)

TEXT: Final = "text"
TITLE: Final = "title"
SAID_ALIKE: Final = ("phone", "email")  # in every language
Key = tuple[str, str]  # the block, empty for the page itself; the field


class UnitState(StrEnum):
    TO_DO = "to_do"
    AUTOMATIC = "automatic"
    TO_REVIEW = "to_review"
    VALIDATED = "validated"
    OUTDATED = "outdated"


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit:
    """A text of the source: rich text has `marks`, a line has values alone."""

    block_id: str
    field: str
    kind: str  # of the block; of what has no block, empty
    text: str
    marks: list[Marks] = made(default_factory=list)
    rich: bool = False

    @property
    def key(self) -> Key:
        return self.block_id, self.field

    @property
    def fingerprint(self) -> str:
        """Of the words without marks: what is bold, or which space it is, makes no translation older."""
        words = without_marks(self.text) if self.rich else self.text
        return sha256(" ".join(words.split()).encode()).hexdigest()[:16]

    @property
    def version(self) -> str:
        """Of the words and their marks: whoever writes a translation says which they read."""
        told = json.dumps([self.text, self.marks], sort_keys=True)
        return sha256(told.encode()).hexdigest()[:16]

    @property
    def words(self) -> int:
        return len(self.text.split())


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """What somebody, or a machine, wrote for a unit: from which words, and with which marks."""

    text: str
    marks: list[Marks]
    fingerprint: str
    automatic: bool = False
    validated: bool = False


def units_of_page(title: str, document: Document) -> list[Unit]:
    """The title, then every text of every block, in the order of reading."""
    return [line_unit(TITLE, title), *units_of(document["blocks"])]


def units_of(blocks: list[Block]) -> list[Unit]:
    return [unit for block in walk(blocks) for unit in _units_of(block) if _says_words(unit)]


def line_unit(name: str, text: str, *, owner: str = "") -> Unit:
    """A title or a name, which no block holds."""
    return Unit(block_id=owner, field=name, kind="", text=text)


def _units_of(block: Block) -> Iterator[Unit]:
    named = {"block_id": block["id"], "kind": block["type"]}
    for name in shape_of(block["type"]).written:
        if name not in SAID_ALIKE and not (name == "alt" and block["props"].get("decorative")):
            yield Unit(**named, field=name, text=block["props"][name])
    if "text" in block:
        text, marks = to_tokens(block["text"])
        yield Unit(**named, field=TEXT, text=text, marks=marks, rich=True)


def _says_words(unit: Unit) -> bool:
    """Numbers, signs and values are said alike in every language."""
    words = without_marks(unit.text) if unit.rich else unit.text
    for value in values_in_line(words):
        words = words.replace(value, "")
    return any(sign.isalpha() for sign in words)


def state_of(unit: Unit, written: Written | None) -> UnitState:
    if written is None:
        return UnitState.TO_DO
    if written.fingerprint != unit.fingerprint:
        return UnitState.OUTDATED
    if written.automatic:
        return UnitState.AUTOMATIC
    validated = written.validated and stands_for(unit, written)
    return UnitState.VALIDATED if validated else UnitState.TO_REVIEW


def text_today(unit: Unit, written: Written) -> str:
    """A translation with the numbers of today's source."""
    return renumber(written.text, written.marks, unit.marks) if unit.rich else written.text


def stands_for(unit: Unit, written: Written) -> bool:
    """Whether a reader misses nothing: every link and every value, each as often; emphasis may have moved since."""
    if not unit.rich:
        return values_in_line(written.text) == values_in_line(unit.text)
    text = text_today(unit, written)
    kept, wanted = tokens_of(text), tokens_of(unit.text)
    needed = {name for name in wanted if not name.startswith("<") or _is_link(unit, name)}
    values = {name for name in kept if not name.startswith("<")}
    return all(kept[name] == wanted[name] for name in needed | values)


def _is_link(unit: Unit, token: str) -> bool:
    return "link" in kinds_of(unit.marks[int(token.strip("</>")) - 1])


def fault_of(unit: Unit, text: str) -> str | None:
    """Why a text cannot be kept for this unit: a code, or nothing."""
    if not unit.rich:
        return None
    try:
        to_inlines(text, unit.marks)
    except BadTokens:
        return "translation_tags"
    return None if without_marks(text).strip() else "missing"


def has_its_tokens(unit: Unit, text: str) -> bool:
    """Whether it has every token of the source, each as often, and no other: nothing else is validated."""
    read = tokens_of if unit.rich else values_in_line
    return read(text) == read(unit.text)


def value_of(unit: Unit, text: str) -> Any:
    """What stands in the block: rich text, or a line."""
    return to_inlines(text, unit.marks) if unit.rich else text


def with_value(block: Block, unit: Unit, text: str) -> Block:
    """The block in which the unit says this."""
    if unit.rich:
        return {**block, "text": value_of(unit, text)}
    return {**block, "props": {**block["props"], unit.field: text}}
