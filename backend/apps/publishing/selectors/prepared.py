"""What publishing now would mean."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from apps.booklets.models import Booklet
from apps.publishing.content import (
    PageDifference,
    compare_contents,
    facts_of,
    propose_scope,
)
from apps.publishing.models import Content, Scope
from apps.publishing.selectors.freeze import freeze
from apps.publishing.selectors.publications import standing_content
from shared.actor import Actor
from shared.cache import remembered
from shared.documents import fingerprint

KEPT = 600  # seconds

Changes = list[dict[str, Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Prepared:
    """The booklet as it would be published, and what that changes for its readers."""

    content: Content
    changes: Changes


def prepared_changes(
    *, actor: Actor, booklet: Booklet, now: datetime, scopes: Mapping[UUID, Scope] | None = None
) -> Prepared:
    """Against what readers have; of a first version nothing has changed."""
    content = freeze(actor=actor, booklet=booklet, now=now)
    standing = standing_content(booklet)
    changes = proposed_changes(standing[1], content, scopes) if standing else []
    return Prepared(content=content, changes=changes)


def foreseen_changes(*, actor: Actor, booklet: Booklet, now: datetime) -> Changes:
    """The same to look at: two texts are compared once, however often somebody asks.

    What is published is compared anew: a kept answer is never written down for good.
    """
    content = freeze(actor=actor, booklet=booklet, now=now)
    standing = standing_content(booklet)
    if standing is None:
        return []
    publication, before = standing
    return remembered(
        f"changes:{booklet.id}:{publication.sha256}:{fingerprint(content)}",
        seconds=KEPT,
        make=lambda: proposed_changes(before, content),
    )


def proposed_changes(
    before: Content, after: Content, scopes: Mapping[UUID, Scope] | None = None
) -> Changes:
    """Each page that differs with its scope: as told, or else as the difference suggests."""
    told = {str(page): scope for page, scope in (scopes or {}).items()}
    return [_change(one, told) for one in compare_contents(before, after)]


def _change(one: PageDifference, told: Mapping[str, Scope]) -> dict[str, Any]:
    return {
        "page": one.page_id,
        "chapter": one.newest.chapter,
        "title": one.newest.page["title"],
        "change": one.change.value,
        "scope": (told.get(one.page_id) or propose_scope(one)).value,
        "facts": facts_of(one),
    }
