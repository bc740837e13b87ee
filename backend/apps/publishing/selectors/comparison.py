"""Two states of a booklet side by side."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from apps.booklets.models import Booklet
from apps.media.selectors import Source
from apps.publishing.content import PageDifference, compare_contents, propose_scope
from apps.publishing.models import Content, Publication, Scope
from apps.publishing.selectors.freeze import freeze
from apps.publishing.selectors.media import library_media, published_media
from apps.publishing.selectors.publications import (
    content_of,
    current_publication,
    get_publication,
)
from shared import errors
from shared.actor import Actor


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """What a booklet says at some time; without a publication, what is being prepared."""

    publication: Publication | None
    content: Content
    media: Mapping[UUID, Source]


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    before: State
    after: State
    pages: list[PageDifference]

    def scope_of(self, page: PageDifference) -> Scope:
        """As it was published, or as it is proposed."""
        published = self.after.publication
        told = {one["page"]: one["scope"] for one in published.changes} if published else {}
        return Scope(told[page.page_id]) if page.page_id in told else propose_scope(page)


def compare_states(
    *, actor: Actor, booklet: Booklet, before: UUID | None, after: UUID | None, now: datetime
) -> Comparison:
    """Of two versions; unless told, of the one that readers have and of what is being prepared."""
    former = (
        get_publication(booklet=booklet, publication_id=before)
        if before
        else current_publication(booklet)
    )
    if former is None:
        raise errors.NotFound
    old = _published(former, now)
    if after:
        new = _published(get_publication(booklet=booklet, publication_id=after), now)
    else:
        new = _prepared(actor, booklet, now)
    return Comparison(before=old, after=new, pages=compare_contents(old.content, new.content))


def _published(publication: Publication, now: datetime) -> State:
    content = content_of(publication)
    media = published_media(publication=publication, content=content, now=now)
    return State(publication=publication, content=content, media=media)


def _prepared(actor: Actor, booklet: Booklet, now: datetime) -> State:
    content = freeze(actor=actor, booklet=booklet, now=now)
    media = library_media(company_id=booklet.company_id, content=content, now=now)
    return State(publication=None, content=content, media=media)
