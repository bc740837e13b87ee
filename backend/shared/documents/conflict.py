from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class ConflictKind(StrEnum):
    FIELD = "field"  # the same text or property, written twice
    DELETED = "deleted"  # one deleted what the other wrote in: it is kept
    BLOCK = "block"  # the two cannot be one block: the saved one stays
    PAGE = "page"  # the two cannot be one page: the saved one stays


@dataclass(frozen=True)
class Conflict:
    """What two people did to one thing.

    Of a `field` (`type`, `text`, or the name of a property) the three values; otherwise the three
    blocks, with all that is inside them, None where there is no such block.
    """

    kind: ConflictKind
    block_id: str
    field: str = ""
    base: Any = None
    mine: Any = None
    saved: Any = None
