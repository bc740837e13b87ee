"""What somebody saves joins what others saved meanwhile."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from apps.pages.models import Page, PageRevision, RevisionKind
from apps.pages.services._content import (
    Content,
    add_revision,
    content_of,
    nothing,
    write_page,
)
from apps.pages.services._media import show_media
from apps.pages.services.thin_revisions import thin_revisions
from shared.actor import Actor
from shared.documents import Conflict, ConflictKind, media_of, merge, merge_value

Outcome = Literal["saved", "merged", "conflict"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SaveResult:
    """What became of it; in a conflict, who had saved the other words, and when."""

    page: Page
    outcome: Outcome
    saved_by_name: str
    saved_at: datetime
    conflicts: list[Conflict] = field(default_factory=list)


def base_of(page: Page, revision: int) -> Content:
    """What the page said in this revision, or in the last one before it that is still kept.

    An older beginning makes a merge ask more than it must, and lose nothing; so does none at all.
    """
    if revision == page.revision:
        return content_of(page)
    if revision > page.revision:
        return nothing()
    kept = PageRevision.objects.of(page.company_id).filter(page=page, number__lte=revision)
    found = kept.exclude(kind=RevisionKind.SET_ASIDE).order_by("-number").first()
    return content_of(found) if found else nothing()


def merge_into_page(
    page: Page,
    mine: Content,
    *,
    actor: Actor,
    base: Content,
    kind: RevisionKind = RevisionKind.SAVED,
    now: datetime,
) -> SaveResult:
    """Join `mine` with what the page says; the caller holds the page.

    What collides stays as it was saved, and `mine` is set aside, so that its words are not lost.
    """
    saved, number = content_of(page), page.revision
    merged, conflicts = _merge(base, mine, saved)
    by_name, at = page.edited_by_name, page.edited_at
    if conflicts and not _is_set_aside(page, mine, actor):
        add_revision(page, mine, actor=actor, kind=RevisionKind.SET_ASIDE)
    if merged != saved:
        if media_of(merged.document) != media_of(saved.document) or merged.title != saved.title:
            merged = show_media(page, merged)
        write_page(page, merged, actor=actor, now=now)
        moved_on = kind is RevisionKind.SAVED and saved != base
        add_revision(page, merged, actor=actor, kind=RevisionKind.MERGED if moved_on else kind)
    if page.revision != number:
        page.save()
        thin_revisions(page=page, now=now)
    if merged == mine:
        return SaveResult(page=page, outcome="saved", saved_by_name=actor.name, saved_at=now)
    outcome: Outcome = "conflict" if conflicts else "merged"
    return SaveResult(
        page=page, outcome=outcome, saved_by_name=by_name, saved_at=at, conflicts=conflicts
    )


def _is_set_aside(page: Page, mine: Content, actor: Actor) -> bool:
    """Whether the same words of the same author already are: an answer that was lost is asked again."""
    aside = PageRevision.objects.of(page.company_id).filter(
        page=page, kind=RevisionKind.SET_ASIDE, by_id=actor.user_id
    )
    newest = aside.order_by("-number").first()
    return newest is not None and content_of(newest) == mine


def _merge(base: Content, mine: Content, saved: Content) -> tuple[Content, list[Conflict]]:
    merged = merge(base.document, mine.document, saved.document)
    values: dict[str, Any] = {}
    conflicts: list[Conflict] = []
    for name in ("title", "importance"):
        sides = [getattr(content, name) for content in (base, mine, saved)]
        values[name], collide = merge_value(*sides)
        if collide:
            conflicts.append(Conflict(ConflictKind.FIELD, "", name, *sides))
    return Content(**values, document=merged.document), conflicts + merged.conflicts
