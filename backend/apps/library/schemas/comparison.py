from uuid import UUID

from ninja import Schema

from apps.library.schemas.chapters import ObligationName
from apps.pages.models import Importance
from apps.pages.schemas.pages import BlockChangeOut, WordsOut
from shared.documents import Change


class PageChangeOut(Schema):
    """What became of a page; a page that only stands elsewhere is the same."""

    id: UUID
    change: Change
    moved: bool
    title: list[WordsOut]
    importance_before: Importance | None
    importance_after: Importance | None
    blocks: list[BlockChangeOut]


class VersionComparison(Schema):
    """What the draft changed since a release; nothing is told of what stayed."""

    titles: dict[str, list[WordsOut]]
    obligations_added: list[ObligationName]
    obligations_removed: list[ObligationName]
    pages: list[PageChangeOut]
