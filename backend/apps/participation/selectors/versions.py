import sys
from dataclasses import dataclass
from functools import cached_property
from uuid import UUID

from apps.booklets.models import Booklet
from apps.participation.content import (
    Attributes,
    Pages,
    Reread,
    conditions_of,
    pages_for,
    to_reread,
)
from apps.participation.models import Participation
from apps.publishing.models import Content, Publication, PublicationContent, Scope
from apps.publishing.selectors import differing_pages, placed_pages
from shared.cache import remembered

KEPT = 3600  # seconds

Number = tuple[int, int]
Changes = list[dict[str, str]]

LAST: Number = (sys.maxsize, 0)
NOWHERE: tuple[Number, Changes] = ((0, 0), [])


@dataclass(frozen=True, slots=True, kw_only=True)
class Planned:
    """A version that somebody is about to publish, and the pages that it would ask to read again."""

    content: Content
    marked: frozenset[str]


class Versions:
    """What the versions of a booklet say to its participants; each is read once, and asked of many people."""

    def __init__(
        self, booklet: Booklet, *, online_id: UUID | None = None, planned: Planned | None = None
    ) -> None:
        self._booklet, self._planned = booklet, planned
        self._online_id = online_id or booklet.publication_id
        self._marked: dict[UUID, frozenset[str]] = {}
        self._concerned: dict[Attributes, tuple[str, ...]] = {}
        self._asked: dict[tuple[UUID, Attributes, str, str], Reread] = {}

    @cached_property
    def pages(self) -> Pages:
        """Of what readers get now; none before the first version."""
        if self._online_id is None:
            return {}
        if self._planned:
            return conditions_of(self._planned.content)
        key = f"conditions:{self._online_id}"  # which never change
        return remembered(key, seconds=KEPT, make=lambda: conditions_of(self._online))

    def concerning(self, who: Attributes) -> tuple[str, ...]:
        """The pages that somebody has to have confirmed."""
        if who not in self._concerned:
            self._concerned[who] = tuple(pages_for(self.pages, who))
        return self._concerned[who]

    def chapter_of(self, page_id: str) -> str:
        """Where a page stands."""
        return self._chapters[page_id]

    def reread(self, one: Participation, who: Attributes) -> Reread:
        """What somebody reads again of what they acknowledged; nothing if they acknowledged nothing."""
        known = one.acknowledged_publication_id
        if known is None or self._online_id is None:
            return Reread()
        site, job = str(one.acknowledged_site_id or ""), one.acknowledged_job
        key = (known, who, site, job)
        if key not in self._asked:
            marked = self.marked_since(known)
            self._asked[key] = to_reread(self.pages, marked=marked, who=who, site=site, job=job)
        return self._asked[key]

    def marked_since(self, publication_id: UUID) -> frozenset[str]:
        """Pages that a version after this one asks to read again, and that still differ; none if it is the newer one."""
        if publication_id not in self._marked:
            self._marked[publication_id] = self._look(publication_id)
        return self._marked[publication_id]

    def is_newer(self, publication_id: UUID, than: UUID) -> bool:
        """By their numbers; one that is gone is older than any."""
        return self._number(publication_id) > self._number(than)

    def _look(self, publication_id: UUID) -> frozenset[str]:
        since, until = self._number(publication_id), self._newest
        if until <= since:
            return frozenset()
        marked = {
            change["page"]
            for number, changes in self._publications.values()
            if since < number <= until
            for change in changes
            if change["scope"] == Scope.TO_REREAD
        }
        marked |= self._planned.marked if self._planned else frozenset()
        if not marked:
            return frozenset()
        return frozenset(marked & differing_pages(self._content(publication_id), self._online))

    @property
    def _newest(self) -> Number:
        """Of what readers get, or would get."""
        return LAST if self._planned or self._online_id is None else self._number(self._online_id)

    def _number(self, publication_id: UUID) -> Number:
        return self._publications.get(publication_id, NOWHERE)[0]

    @cached_property
    def _publications(self) -> dict[UUID, tuple[Number, Changes]]:
        rows = Publication.objects.filter(
            company_id=self._booklet.company_id, booklet=self._booklet
        )
        told = rows.values_list("id", "major", "minor", "changes")
        return {one: ((major, minor), changes) for one, major, minor, changes in told}

    @cached_property
    def _chapters(self) -> dict[str, str]:
        pages = placed_pages(self._online).items()
        return {page_id: placed.chapter_id for page_id, placed in pages}

    @cached_property
    def _online(self) -> Content:
        if self._planned:
            return self._planned.content
        assert self._online_id
        return self._content(self._online_id)

    def _content(self, publication_id: UUID) -> Content:
        rows = PublicationContent.objects.filter(company_id=self._booklet.company_id)
        content: Content = rows.get(publication=publication_id).content
        return content
