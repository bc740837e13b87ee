from collections.abc import Mapping
from datetime import date, datetime
from uuid import UUID

from django.db import transaction

from apps.booklets import selectors as booklet_selectors
from apps.booklets import services as booklets
from apps.booklets.models import READ_BY_PEOPLE, Booklet, BookletStatus, Step
from apps.journal import services as journal
from apps.publishing import policies, selectors
from apps.publishing.models import Publication, Scope
from apps.publishing.services._add_publication import Draft, add_publication, coverage_of
from apps.translations import selectors as translations
from shared import errors
from shared.actor import Actor


class BookletNotPublishable(errors.Conflict):
    code = "booklet_not_publishable"


@transaction.atomic
def publish_booklet(
    *,
    actor: Actor,
    booklet_id: UUID,
    note: str,
    now: datetime,
    effective_on: date | None = None,
    scopes: Mapping[UUID, Scope] | None = None,
) -> Publication:
    """Freeze what the booklet says as its next version; its files are made and put online right after.

    `scopes` are those that the author chose; the others follow from the difference.
    """
    booklet = booklets.lock_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_publishing(actor, booklet, "publish", booklets.BookletClosed)
    booklets.note_shares(booklet, shares=translations.shares_of(booklet))
    today = booklet.company.today(now=now)
    if not booklet_selectors.check_booklet(actor=actor, booklet=booklet, today=today).publishable:
        raise BookletNotPublishable
    _open_to_readers(booklet)
    prepared = selectors.prepared_changes(actor=actor, booklet=booklet, now=now, scopes=scopes)
    publication = add_publication(
        actor=actor,
        booklet=booklet,
        draft=Draft(
            content=prepared.content,
            changes=prepared.changes,
            coverage=coverage_of(booklet),
            note=note,
            effective_on=effective_on or today,
        ),
        now=now,
    )
    journal.record(
        actor=actor,
        action="booklet.published",
        target=booklet,
        label=booklet.name,
        now=now,
        after={"version": publication.version, "note": note, "pages": len(prepared.changes)},
    )
    return publication


def _open_to_readers(booklet: Booklet) -> None:
    """Published from now on; one that is suspended stays so until somebody resumes it."""
    if booklet.status not in READ_BY_PEOPLE:
        booklets.require_room_to_publish(booklet)
        booklet.status, booklet.step = BookletStatus.PUBLISHED, Step.DONE
    booklet.has_changes = False
    booklet.save(update_fields=["status", "step", "has_changes", "updated_at"])
