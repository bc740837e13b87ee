from dataclasses import dataclass
from uuid import UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class BookletStatusChanged:
    """A booklet changed its state or its address: whoever shows it to readers looks again."""

    company_id: UUID
    booklet_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class BookletEdited:
    """What a booklet says, or what is said of it, is not what it was: whoever counts what it lacks counts again."""

    company_id: UUID
    booklet_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class BookletTranslated:
    """How much of a booklet is said in its languages was counted: something was translated, or its words moved."""

    company_id: UUID
    booklet_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class BookletLeavesTrash:
    """A booklet is about to go for ever: whoever has rows that refer to its own removes them."""

    company_id: UUID
    booklet_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class BookletDeleted:
    """A booklet is gone for ever: whoever keeps something of it lets it go."""

    company_id: UUID
    booklet_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class ChapterFollows:
    """A chapter follows the library again: it was attached, or came back with what it said before."""

    company_id: UUID
    booklet_id: UUID
    chapter_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class ChapterFollowsNoMore:
    """A chapter was detached from the library, or taken out of its booklet."""

    company_id: UUID
    booklet_id: UUID
    chapter_id: UUID
