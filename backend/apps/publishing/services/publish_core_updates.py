"""What the library changed by itself reaches readers as a minor version, where somebody chose so for the booklet."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from uuid import UUID

from apps.booklets import selectors as booklets
from apps.booklets.models import READ_BY_PEOPLE, Booklet, CorePublication
from apps.journal import services as journal
from apps.publishing import selectors
from apps.publishing.models import Publication, Scope
from apps.publishing.selectors.prepared import Prepared
from apps.publishing.services._add_publication import Draft, add_publication, coverage_of
from shared.actor import Actor
from shared.documents import fingerprint
from shared.jobs import queue
from shared.language import text
from shared.tenancy.scope import act_as_company

JOB = "publishing.publish_core"
TURN = 20  # booklets held by one job
LONGEST_NOTE = 500


def enqueue_core_publishing(*, company_id: UUID, booklets: Iterable[tuple[UUID, datetime]]) -> None:
    """Those for which somebody chose so, some at a time; each with the moment of its last edit."""
    edited = dict(booklets)
    chosen = Booklet.objects.filter(
        company_id=company_id, id__in=edited, core_publication=CorePublication.AUTOMATIC
    )
    with act_as_company(company_id):
        ids = list(chosen.order_by("id").values_list("id", flat=True))
        for place in range(0, len(ids), TURN):
            moments = {str(one): edited[one].isoformat() for one in ids[place : place + TURN]}
            queue.enqueue(JOB, company_id=company_id, booklets=moments)


def publish_core_updates(
    *, company_id: UUID, edited: Mapping[UUID, datetime], now: datetime
) -> int:
    """How many booklets have one version more; the others wait for a person, who may have written in them since."""
    rows = Booklet.objects.filter(
        company_id=company_id,
        id__in=edited,
        core_publication=CorePublication.AUTOMATIC,
        status__in=READ_BY_PEOPLE,
        has_changes=True,
        trashed_at=None,
    )
    held = rows.select_related("company").select_for_update(no_key=True, of=("self",))
    actor = Actor(company_id=company_id)
    return sum(
        _publish(actor, booklet, now)
        for booklet in held.order_by("id")
        if booklet.edited_at == edited[booklet.id]
    )


def _publish(actor: Actor, booklet: Booklet, now: datetime) -> bool:
    """Nobody is asked for another receipt by a version that nobody decided on."""
    former = _former(booklet)
    if former is None:
        return False
    prepared = selectors.prepared_changes(actor=actor, booklet=booklet, now=now)
    asks = any(change["scope"] == Scope.TO_REREAD for change in prepared.changes)
    if asks or fingerprint(prepared.content) == former.sha256:
        return False
    today = booklet.company.today(now=now)
    if not booklets.check_booklet(actor=actor, booklet=booklet, today=today).publishable:
        return False
    booklet.has_changes = False
    booklet.save(update_fields=["has_changes", "updated_at"])
    note = _note(prepared)
    publication = add_publication(
        actor=actor,
        booklet=booklet,
        draft=Draft(
            content=prepared.content,
            changes=prepared.changes,
            coverage=coverage_of(booklet),
            note=note,
            effective_on=today,
            automatic=True,
        ),
        now=now,
    )
    journal.record(
        actor=actor,
        action="booklet.published_automatically",
        target=booklet,
        label=booklet.name,
        now=now,
        after={"version": publication.version, "note": note},
    )
    return True


def _former(booklet: Booklet) -> Publication | None:
    """What readers have: after a version that failed, or a former one that was put back, a person goes on."""
    standing = selectors.standing_content(booklet)
    newest = selectors.newest_publication(booklet)
    return newest if standing and standing[0] == newest else None


def _note(prepared: Prepared) -> str:
    chapters = ", ".join(dict.fromkeys(change["chapter"] for change in prepared.changes))
    language = prepared.content["reference"]
    if not chapters:  # no page says anything else: they stand in another order
        return text("publishing.core_plain_note", language)
    return text("publishing.core_note", language, chapters=chapters)[:LONGEST_NOTE]
