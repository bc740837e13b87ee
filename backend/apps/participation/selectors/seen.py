"""What somebody was shown: a publication never changes, so that it is told long afterwards."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal
from uuid import UUID

from apps.booklets.models import Booklet
from apps.participation.content import Attributes
from apps.participation.models import Participation
from apps.participation.selectors.attributes import attributes_of
from apps.participation.selectors.versions import Versions
from apps.publishing.models import Publication
from apps.publishing.selectors import get_publication
from shared import errors

Known = Literal["then", "today", "nobody"]
"""Their site and job of that day; their card of today; nobody any more, whom every page may have concerned."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """A version in one language, and which of its pages were somebody's."""

    publication: Publication
    locale: str
    pages: int
    concerned: tuple[str, ...]
    reread: tuple[str, ...]
    known: Known


def seen_now(*, booklet: Booklet, one: Participation) -> Seen:
    """What a participant gets today; NotFound before the first version."""
    if booklet.publication_id is None:
        raise errors.NotFound
    publication = get_publication(booklet=booklet, publication_id=booklet.publication_id)
    offered = one.language in publication.locales
    asked = {str(page) for page in one.reread_pages}
    return _seen(
        Versions(booklet),
        publication,
        one.language if offered else publication.reference_locale,
        who=_card(one),
        asked=asked,
        known="today",
    )


def seen_then(
    *,
    booklet: Booklet,
    publication_id: UUID,
    locale: str,
    one: Participation | None,
    before: UUID | None,
) -> Seen:
    """What somebody had who acknowledged this version, and `before` that one."""
    publication = get_publication(booklet=booklet, publication_id=publication_id)
    versions = Versions(booklet, online_id=publication_id)
    known: Known = "nobody"
    who = Attributes()
    if one:
        known, who = "today", _card(one)
        if one.acknowledged_publication_id == publication_id:
            site, job = str(one.acknowledged_site_id or ""), one.acknowledged_job
            known, who = "then", replace(who, site=site, job=job)
    asked = versions.marked_since(before) if before else frozenset[str]()
    return _seen(versions, publication, locale, who=who, asked=asked, known=known)


def _card(one: Participation) -> Attributes:
    return attributes_of(company_id=one.company_id, persons=[one.person])[one.person_id]


def _seen(
    versions: Versions,
    publication: Publication,
    locale: str,
    *,
    who: Attributes,
    asked: Collection[str],
    known: Known,
) -> Seen:
    concerned = versions.concerning(who)
    return Seen(
        publication=publication,
        locale=locale,
        pages=len(versions.pages),
        concerned=concerned,
        reread=tuple(page for page in concerned if page in asked),
        known=known,
    )
