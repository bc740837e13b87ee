"""What a page says once it is decided. It reads no table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from apps.updates.comparing import Side, Sides, Unit
from shared.documents import Choice, Document, decide_document, merge

Choices = Mapping[str, Choice]  # by unit


@dataclass(frozen=True, slots=True, kw_only=True)
class DecidedPage:
    title: str
    importance: str
    obligations: tuple[str, ...]
    document: Document


def decide_page(sides: Sides, units: Sequence[Unit], choices: Choices) -> DecidedPage | None:
    """The page with what was taken of the release; None where the choices cannot stand together."""
    local, source = sides.local, sides.source
    if any(unit.kind == "page" and unit.locked and unit.asked for unit in units):
        return _as_it_is(source if _takes_whole(units, choices) else local)
    taken = {unit.kind: choices[unit.key] == "source" for unit in units if unit.kind != "block"}
    document = _document(sides, units, choices)
    if document is None:
        return None
    return DecidedPage(
        title=source.title if taken.get("title") else local.title,
        importance=source.importance if taken.get("importance") else local.importance,
        obligations=source.obligations if taken.get("obligations") else local.obligations,
        document=document,
    )


def _takes_whole(units: Sequence[Unit], choices: Choices) -> bool:
    return any(unit.kind == "page" and choices[unit.key] == "source" for unit in units)


def _as_it_is(side: Side) -> DecidedPage:
    return DecidedPage(
        title=side.title,
        importance=side.importance,
        obligations=side.obligations,
        document=side.document,
    )


def _document(sides: Sides, units: Sequence[Unit], choices: Choices) -> Document | None:
    said = (sides.base.document, sides.source.document, sides.local.document)
    whole = next((unit for unit in units if unit.kind == "page"), None)
    if whole is None:
        blocks = {
            unit.block.block_id: choices[unit.key]
            for unit in units
            if unit.kind == "block" and unit.block
        }
        return decide_document(*said, blocks) if blocks else sides.local.document
    if choices[whole.key] != "source":
        return sides.local.document
    return sides.source.document if whole.asked else merge(*said).document
