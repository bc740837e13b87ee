"""A chapter of the library, a newer release of it, and what a booklet made of the old one. Pure: it reads no table."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from shared.documents import (
    Block,
    BlockUnit,
    Choice,
    Combined,
    Document,
    block_units,
    fingerprint,
    merge,
)
from shared.documents.content import walk

MOST_BLOCKS = 150  # of a page that is asked block by block

UnitKind = Literal[
    "block", "page", "title", "importance", "obligations", "added", "removed", "moved"
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """A page as one side has it."""

    title: str
    importance: str
    obligations: tuple[str, ...]
    document: Document
    fingerprint: str
    official: dict[str, str] | None = None


@dataclass(frozen=True, kw_only=True)
class Unit:
    """Something that a release changed and that somebody may take or leave."""

    kind: UnitKind
    page: str  # in the library
    title: str  # of the page
    asked: bool  # nobody but a person decides it
    base: Any = None
    source: Any = None
    local: Any = None
    block: BlockUnit | None = None
    locked: bool = False  # the library keeps its words: they are taken, or wait

    @property
    def key(self) -> str:
        """What a decision on it is called."""
        named = [self.kind, self.page, *([self.block.block_id] if self.block else [])]
        return ":".join(named)

    @property
    def mark(self) -> str:
        """The same for the same question: a decision on it applies wherever this is asked."""
        return fingerprint([self.key, self.base, self.source, self.local])

    @cached_property
    def combined(self) -> Combined | None:
        return self.block.combined if self.block and not self.locked else None

    @property
    def may_keep(self) -> bool:
        """Whether the booklet may go on as it is; what left a locked chapter may stand beside it."""
        return not self.locked or self.kind == "removed"

    def allows(self, chosen: str) -> bool:
        """Whether somebody may choose this: of locked words nothing is kept."""
        return self.may_keep or chosen in ("core", "skip")

    @property
    def joins(self) -> bool:
        """Whether both sides fit into one text."""
        return self.asked and self.combined is not None and self.combined.both

    @property
    def usual(self) -> Choice | None:
        """What is chosen as long as nobody says otherwise; nothing where somebody is asked."""
        return None if self.asked else "source"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sides:
    """A page that stands on all three sides."""

    page: str
    base: Side
    source: Side
    local: Side
    away: bool = False  # the booklet has it in another chapter

    @property
    def is_touched(self) -> bool:
        return self.local.fingerprint != self.base.fingerprint

    @property
    def is_settled(self) -> bool:
        """Whether the booklet says already all that the release changed."""
        joined = merge(self.base.document, self.source.document, self.local.document).document
        return joined == self.local.document and self.source.official == self.local.official


def side_of(frozen: dict[str, Any]) -> Side:
    """A page of a release."""
    return Side(
        title=frozen["title"],
        importance=frozen["importance"],
        obligations=tuple(sorted(frozen.get("obligations", []))),
        document=frozen["document"],
        fingerprint=frozen["fingerprint"],
        official=frozen.get("official"),
    )


def whole_page(sides: Sides) -> Unit:
    """The page is taken, or left, as it is."""
    return Unit(
        kind="page",
        page=sides.page,
        title=sides.local.title,
        asked=True,
        base=sides.base.document,
        source=sides.source.document,
        local=sides.local.document,
    )


def units_of_page(sides: Sides) -> list[Unit]:
    """What the release changed on the page and the booklet does not say already; the whole page where blocks cannot be told."""
    base, source, local = sides.base, sides.source, sides.local
    if source.fingerprint in (base.fingerprint, local.fingerprint):
        return []
    units = [*_fields(sides)]
    blocks = block_units(base.document, source.document, local.document)
    if blocks is None or (sides.is_touched and _is_long(base, source, local)):
        return [*units, whole_page(sides)]
    return [*units, *(_of_block(one, sides) for one in blocks)]


def _of_block(unit: BlockUnit, sides: Sides) -> Unit:
    return Unit(
        kind="block",
        page=sides.page,
        title=sides.local.title,
        asked=unit.clash or sides.away,
        base=unit.base,
        source=unit.source,
        local=unit.local,
        block=unit,
    )


def _fields(sides: Sides) -> Iterable[Unit]:
    kinds: tuple[UnitKind, ...] = ("title", "importance", "obligations")
    for kind in kinds:
        base, source, local = (
            getattr(side, kind) for side in (sides.base, sides.source, sides.local)
        )
        if source in (base, local):
            continue
        yield Unit(
            kind=kind,
            page=sides.page,
            title=sides.local.title,
            asked=local != base or sides.away,
            base=_plain(base),
            source=_plain(source),
            local=_plain(local),
        )


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _is_long(base: Side, source: Side, local: Side) -> bool:
    merged = merge(base.document, source.document, local.document).document
    return sum(1 for _ in walk(merged["blocks"])) > MOST_BLOCKS


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """What is kept of the units of a proposal: texts are compared again whenever it is opened."""

    pages: int
    blocks: int
    adapted: int
    conflicts: int
    clashes: dict[str, str] = field(default_factory=dict)


def count_units(units: Sequence[Unit], decisions: dict[str, Any]) -> Counted:
    """Clashes count as long as nobody has decided on them: what is decided is ready to be taken over."""
    asked = [unit for unit in units if unit.asked]
    waiting = [unit for unit in asked if choice_of(unit, decisions) is None]
    adapted = sum(unit.joins for unit in waiting)
    return Counted(
        pages=len({unit.page for unit in units}),
        blocks=len(units),
        adapted=adapted,
        conflicts=len(waiting) - adapted,
        clashes={unit.key: unit.mark for unit in asked},
    )


def applying(decisions: dict[str, Any], units: Sequence[Unit]) -> dict[str, Any]:
    """The decisions that were taken on just these questions."""
    asked = {(unit.key, unit.mark): unit for unit in units}
    return {
        key: one
        for key, one in decisions.items()
        if (unit := asked.get((key, one["mark"]))) and unit.allows(one["choice"])
    }


def choice_of(unit: Unit, decisions: dict[str, Any]) -> Choice | None:
    """What somebody chose, or what is usual; nothing: it waits."""
    decision = decisions.get(unit.key)
    if decision is None or decision["mark"] != unit.mark or not unit.allows(decision["choice"]):
        return unit.usual
    if decision["choice"] == "skip":
        return None
    block: Block | None = decision.get("block")
    if decision["choice"] == "combined":
        return block
    return "source" if decision["choice"] == "core" else "local"
