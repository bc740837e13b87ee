"""A page as its readers have it in another language: what is translated, and what stays in the words of its source.

What stands at the top of the page is shown as a whole: translated when all its lines are, with the source marked inside it
where a running text is not; else in the source's words. `notes` says of each what its reader has to know.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final, Literal, TypedDict

from shared.documents.content import VERSION, Block, Document, walk
from shared.documents.copying import with_ids
from shared.translating.page_units import TITLE, Unit, UnitState, units_of, with_value

MANDATORY: Final = "mandatory"
ONCE: Final = {"question", "acknowledgement"}  # what a reader acts upon is not shown twice
MOST_MARKS: Final = 5


class Said(TypedDict):
    """What a translation says with the tokens of the source beside which it was frozen, and how far it was."""

    text: str
    state: str


class Note(TypedDict, total=False):
    """`changed`: the source says something else since; `other` is the text that is not shown first."""

    state: Literal["source", "review", "changed"]
    other: Document


Translations = Mapping[str, Said]  # by unit


def name_of(unit: Unit) -> str:
    return f"{unit.block_id}.{unit.field}" if unit.block_id else unit.field


def title_in(said: Translations, name: str = TITLE) -> str | None:
    """A title in the language; nothing where it is only in the source, or was translated from other words."""
    found = said.get(name)
    if found is None or found["state"] == UnitState.OUTDATED:
        return None
    return found["text"]


def translate_document(
    document: Document, said: Translations, *, importance: str, reference: str
) -> tuple[Document, dict[str, Note]]:
    """The document in the language, and what is to be said of its blocks."""
    blocks: list[Block] = []
    notes: dict[str, Note] = {}
    for block in document["blocks"]:
        shown, note = _translate(
            block, said, mandatory=importance == MANDATORY, reference=reference.partition("-")[0]
        )
        blocks.append(shown)
        if note:
            notes[block["id"]] = note
    return {**document, "blocks": blocks}, notes


def _translate(
    block: Block, said: Translations, *, mandatory: bool, reference: str
) -> tuple[Block, Note | None]:
    units = units_of([block])
    states = {said[name_of(unit)]["state"] for unit in units if name_of(unit) in said}
    if not units:
        return block, None
    if not states or not all(unit.rich or name_of(unit) in said for unit in units):
        return block, {"state": "source"}
    older = UnitState.OUTDATED in states
    if older and any(one["type"] in ONCE for one in walk([block])):
        return block, {"state": "source"}
    translated = _say(block, {unit.key: unit for unit in units}, said, reference)
    if older:
        first, other = (block, translated) if mandatory else (translated, block)
        return first, {"state": "changed", "other": _again(other)}
    if mandatory and UnitState.TO_REVIEW in states:
        return translated, {"state": "review"}
    return translated, None


def _say(
    block: Block, units: Mapping[tuple[str, str], Unit], said: Translations, reference: str
) -> Block:
    shown = block
    for (block_id, _), unit in units.items():
        if block_id != block["id"]:
            continue
        found = said.get(name_of(unit))
        shown = with_value(shown, unit, found["text"]) if found else _marked(shown, reference)
    if "children" in block:
        children = [_say(child, units, said, reference) for child in block["children"]]
        shown = {**shown, "children": children}
    return shown


def _marked(block: Block, reference: str) -> Block:
    """Its running text says in which language it is."""
    mark = {"type": "language", "lang": reference}
    return {**block, "text": [_in_language(inline, mark) for inline in block["text"]]}


def _in_language(inline: dict[str, Any], mark: dict[str, str]) -> dict[str, Any]:
    marks = inline.get("marks", [])
    told = any(one["type"] == "language" for one in marks) or len(marks) >= MOST_MARKS
    return inline if inline["type"] == "break" or told else {**inline, "marks": [*marks, mark]}


def _again(block: Block) -> Document:
    """The same block under ids of its own: no two on a page have the same."""
    ids = {
        one["id"]: sha256(f"again {one['id']}".encode()).hexdigest()[:32] for one in walk([block])
    }
    return with_ids({"schema": VERSION, "blocks": [block]}, ids)
