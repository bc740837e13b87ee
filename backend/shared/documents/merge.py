"""Three-way merge by block id: two people, a restored revision, or a library that moved on.

`saved` is what everybody already sees and `mine` what somebody brings; both come from `base`. Edits of
different fields are joined. The same field changed twice is a conflict: the saved value stays in the
document and both are told, so that nothing is overwritten in silence. What was deleted by one and
written in by the other is kept, and told.
"""

from dataclasses import dataclass, field

from shared.documents._fields import merge_fields
from shared.documents._places import merge_places
from shared.documents._sections import mend
from shared.documents._survivors import survivors
from shared.documents.conflict import Conflict, ConflictKind
from shared.documents.content import Block, Document
from shared.documents.tree import Tree, lay_flat, stand_up
from shared.documents.validate import is_valid


@dataclass
class Merged:
    document: Document
    conflicts: list[Conflict] = field(default_factory=list)


def merge(base: Document, mine: Document, saved: Document) -> Merged:
    """The document with the edits of both, and what they must decide between themselves."""
    if mine in (base, saved):
        return Merged(saved)
    if saved == base:
        return Merged(mine)
    trees = lay_flat(base), lay_flat(mine), lay_flat(saved)
    alive, conflicts = survivors(*trees)
    result = Tree()
    for name in alive:
        result.own[name] = _merge_own(name, *trees, conflicts)
    merge_places(*trees, result)
    conflicts = mend(*trees, result, conflicts)
    document = stand_up(result, saved["schema"])
    if not is_valid(document):
        return Merged(saved, [Conflict(ConflictKind.PAGE, "", base=base, mine=mine, saved=saved)])
    return Merged(document, conflicts)


def _merge_own(name: str, base: Tree, mine: Tree, saved: Tree, conflicts: list[Conflict]) -> Block:
    if name not in saved.own:
        return mine.own[name]
    if name not in mine.own:
        return saved.own[name]
    merged, clashes = merge_fields(base.own.get(name), mine.own[name], saved.own[name])
    conflicts += [Conflict(ConflictKind.FIELD, name, *clash) for clash in clashes]
    return merged
