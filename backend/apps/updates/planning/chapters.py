"""A release, a chapter of a booklet that took an older one, and what becomes of it."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

from apps.booklets.models import BookletChapter, BookletPage
from apps.library.models import UpdatePolicy
from apps.pages.models import Importance
from apps.updates.comparing import Side, Sides, Unit, side_of
from shared.documents import empty_document

Frozen = dict[str, Any]  # a page of a release

NOTHING = Side(
    title="", importance=Importance.INFO, obligations=(), document=empty_document(), fingerprint=""
)


@dataclass(frozen=True, kw_only=True)
class Release:
    """What a chapter of the library says now, and what it said since the oldest version that is asked about."""

    chapter_id: UUID
    number: int
    policy: str
    title: dict[str, str]
    fingerprint: str
    pages: dict[str, Frozen]  # in their order
    known: Mapping[tuple[str, str], Frozen]  # by id and fingerprint
    by_id: UUID | None
    by_name: str
    units: dict[tuple[str, str], list[Unit]] = field(default_factory=dict)  # of untouched pages

    @property
    def at_once(self) -> bool:
        """Whether nobody is asked about what nobody has changed."""
        return self.policy in (UpdatePolicy.AUTOMATIC, UpdatePolicy.LOCKED)

    @property
    def is_locked(self) -> bool:
        """Whether booklets say nothing else than the library on these pages."""
        return self.policy == UpdatePolicy.LOCKED

    def base_of(self, noted: BookletPage) -> Side:
        """What the page was taken from; of a text that is not known any more, nothing."""
        frozen = self.known.get((str(noted.origin_page_id), noted.origin_fingerprint))
        return side_of(frozen) if frozen else NOTHING


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A chapter of a booklet with its pages in their order, those that were taken out included."""

    chapter: BookletChapter
    pages: list[BookletPage]
    away: list[BookletPage]  # pages of the release in other chapters of the booklet
    documents: Mapping[UUID, Any]  # by page, of those that were changed
    alone: Collection[UUID] = ()  # pages that alone cover what the law asks

    @property
    def standing(self) -> list[BookletPage]:
        return [noted for noted in self.pages if noted.page.removed_at is None]

    @property
    def taken(self) -> list[str]:
        """The pages that it took over, as the release that it comes from had them in order."""
        return list(map(str, self.chapter.origin_pages))

    @property
    def order(self) -> list[str]:
        return [str(noted.origin_page_id or "") for noted in self.standing]

    def local_side(self, noted: BookletPage) -> Side:
        page = noted.page
        return Side(
            title=page.title,
            importance=page.importance,
            obligations=tuple(sorted(map(str, page.obligations))),
            document=self.documents[page.id],
            fingerprint=page.fingerprint,
            official=page.official,
        )


@dataclass(kw_only=True)
class Plan:
    standing: Standing
    rewrite: list[tuple[BookletPage, Frozen]] = field(default_factory=list)
    agree: list[tuple[BookletPage, Frozen]] = field(default_factory=list)  # says it already
    later: list[tuple[BookletPage, Frozen]] = field(default_factory=list)  # once it is adopted
    add: list[Frozen] = field(default_factory=list)
    remove: list[BookletPage] = field(default_factory=list)
    order: list[str] = field(default_factory=list)  # of pages of the library; empty: as it is
    units: list[Unit] = field(default_factory=list)
    sides: dict[str, tuple[BookletPage, Sides]] = field(default_factory=dict)  # of asked pages

    @property
    def is_done(self) -> bool:
        return not self.units

    @property
    def has_effect(self) -> bool:
        """Whether the booklet says something else at once."""
        return bool(self.rewrite or self.add or self.remove or self.order)
