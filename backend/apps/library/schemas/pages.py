"""What is asked and told of the pages of a chapter, besides what is said of any page."""

from uuid import UUID

from ninja import Schema

from apps.library.models import ChapterStatus
from apps.library.schemas.chapters import ObligationName
from apps.pages.schemas.pages import PageLine, PageTitle, Revision


class NewPage(Schema):
    """Behind another page, or at the end."""

    title: PageTitle
    after: UUID | None = None


class PageMove(Schema):
    """Behind another page, or to the front."""

    after: UUID | None


class CollatedIn(Schema):
    """The revision that was compared with its source."""

    revision: Revision


class ChapterName(Schema):
    id: UUID
    title: str
    status: ChapterStatus
    version: int
    obligations: list[ObligationName]  # of which its pages cover some


class WritingAbilities(Schema):
    write: bool
    collate: bool  # say of an official text that they compared it with its source


class PagesOut(Schema):
    chapter: ChapterName
    pages: list[PageLine]
    abilities: WritingAbilities
