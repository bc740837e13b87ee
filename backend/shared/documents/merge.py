"""Three-way merge by block id: two people, a restored revision, or a library that moved on.

`saved` is what everybody already sees and `mine` what somebody brings; both come from `base`. Edits of
different fields are joined. The same field changed twice is a conflict: the saved value stays in the
document and both are told, so that nothing is overwritten in silence.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from shared.documents._fields import merge_fields
from shared.documents._places import merge_places
from shared.documents.content import Document
from shared.documents.tree import Tree, lay_flat, stand_up
from shared.documents.validate import is_valid


class ConflictKind(StrEnum):
    FIELD = "field"  # the same text or property, written twice
    DELETED = "deleted"  # one deleted what the other wrote in: it is kept
    PAGE = "page"  # the two cannot stand on one page: the saved one stays


@dataclass(frozen=True)
class Conflict:
    """What two people did to one thing; `field` is `type`, `text` or the name of a property."""

    kind: ConflictKind
    block_id: str
    field: str = ""
    base: Any = None
    mine: Any = None
    saved: Any = None


@dataclass
class Merged:
    document: Document
    conflicts: list[Conflict] = field(default_factory=list)


def merge(base: Document, mine: Document, saved: Document) -> Merged:
    if mine in (base, saved):
        return Merged(saved)
    if saved == base:
        return Merged(mine)
    trees = lay_flat(base), lay_flat(mine), lay_flat(saved)
    conflicts: list[Conflict] = []
    alive = _survivors(*trees, conflicts)
    result = Tree()
    for name in alive:
        result.own[name] = _merge_own(name, *trees, conflicts)
    merge_places(*trees, result)
    document = stand_up(result, saved["schema"])
    if not is_valid(document):
        return Merged(saved, [Conflict(ConflictKind.PAGE, "", base=base, mine=mine, saved=saved)])
    return Merged(document, conflicts)


def _survivors(base: Tree, mine: Tree, saved: Tree, conflicts: list[Conflict]) -> dict[str, None]:
    """Who is left: all but what one side deleted and the other left as it was."""
    alive: dict[str, None] = {}
    for name in {**saved.own, **mine.own}:
        if name in mine.own and name in saved.own:
            alive[name] = None
            continue
        keeper = mine if name in mine.own else saved
        if name not in base.own:
            alive[name] = None
        elif _touched(name, base, keeper):
            alive[name] = None
            conflicts.append(
                Conflict(
                    ConflictKind.DELETED,
                    name,
                    base=base.own[name],
                    mine=mine.own.get(name),
                    saved=saved.own.get(name),
                )
            )
    for name in list(alive):
        _keep_holders(name, mine, saved, alive)
    return alive


def _touched(name: str, base: Tree, side: Tree) -> bool:
    return side.own[name] != base.own[name] or side.parent[name] != base.parent[name]


def _keep_holders(name: str, mine: Tree, saved: Tree, alive: dict[str, None]) -> None:
    """What is kept needs what held it, even when that was deleted."""
    for side in (saved, mine):
        holder = side.parent.get(name)
        while holder and holder not in alive:
            alive[holder] = None
            holder = side.parent[holder]


def _merge_own(name: str, base: Tree, mine: Tree, saved: Tree, conflicts: list[Conflict]) -> Any:
    if name not in saved.own:
        return mine.own[name]
    if name not in mine.own:
        return saved.own[name]
    merged, clashes = merge_fields(base.own.get(name), mine.own[name], saved.own[name])
    conflicts += [Conflict(ConflictKind.FIELD, name, *clash) for clash in clashes]
    return merged
