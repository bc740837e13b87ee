"""A living value that changed reaches readers by itself, as a minor version of each booklet that says it."""

from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.utils import timezone

from apps.booklets import selectors as booklets
from apps.booklets.models import READ_BY_PEOPLE, Booklet
from apps.journal import services as journal
from apps.publishing import selectors
from apps.publishing.models import Content, Publication, Scope
from apps.publishing.services._add_publication import Draft, add_publication
from shared.actor import Actor
from shared.jobs import queue
from shared.jobs.models import Job, JobState
from shared.language import text
from shared.tenancy.scope import act_as_company

JOB = "publishing.republish_values"
SOON = timedelta(seconds=15)  # what is typed field by field becomes one version, not ten
LONGEST_NOTE = 500


def enqueue_republishing(*, company_id: UUID) -> None:
    """Once for all that changes within a few seconds: the job that waits is held until this change is there to see."""
    now = timezone.now()
    waiting = Job.objects.filter(
        name=JOB, company_id=company_id, state=JobState.PENDING, due_at__gt=now
    )
    if waiting.select_for_update(skip_locked=True).first():
        return
    with act_as_company(company_id):
        queue.enqueue(JOB, due_at=now + SOON, company_id=company_id)


def republish_values(*, company_id: UUID, now: datetime) -> int:
    """How many booklets of the company say something else from now on."""
    actor = Actor(company_id=company_id)
    read = Booklet.objects.filter(company_id=company_id, status__in=READ_BY_PEOPLE, trashed_at=None)
    held = read.select_related("company").select_for_update(no_key=True, of=("self",))
    return sum(_republish(actor, booklet, now) for booklet in held.order_by("id"))


def _republish(actor: Actor, booklet: Booklet, now: datetime) -> bool:
    """What readers have, with the new values: never what its authors are working on."""
    standing = selectors.standing_content(booklet)
    if standing is None:
        return False
    _, content = standing
    filled = _filled_now(actor, booklet, content, now)
    values = _said_now(filled, content)
    if values == content["values"]:
        return False
    if (
        content["values"].keys() - values.keys() - set(filled.left_out)
    ):  # an essential one is missing
        _note_changes(booklet)
        return False
    _publish(actor, booklet, standing, {**content, "values": values}, now)
    return True


def _filled_now(
    actor: Actor, booklet: Booklet, content: Content, now: datetime
) -> booklets.FilledValues:
    return booklets.filled_values(
        actor=actor,
        booklet=_as_published(booklet, content),
        keys=content["labels"],
        today=booklet.company.today(now=now),
    )


def _said_now(filled: booklets.FilledValues, content: Content) -> dict[str, str]:
    """Of what the content inserts; a value that nobody knows any more stays as it was said."""
    left = {key: said for key, said in content["values"].items() if key not in filled.labels}
    return {**left, **filled.texts}


def _as_published(booklet: Booklet, content: Content) -> Booklet:
    """For the site, the kind and the language that readers know, whatever the draft says."""
    card = content["booklet"]
    return Booklet(
        company=booklet.company,
        site_id=card["site"]["id"] if card["site"] else None,
        kind=card["kind"],
        reference_locale=content["reference"],
    )


def _note_changes(booklet: Booklet) -> None:
    """Readers keep what they have; somebody has to look."""
    booklet.has_changes = True
    booklet.save(update_fields=["has_changes", "updated_at"])


def _publish(
    actor: Actor,
    booklet: Booklet,
    standing: tuple[Publication, Content],
    after: Content,
    now: datetime,
) -> None:
    former, before = standing
    said, former_said = after["values"], before["values"]
    changed = [key for key in after["labels"] if said.get(key) != former_said.get(key)]
    labels = ", ".join(_label(after, key) for key in changed)
    note = text("publishing.automatic_note", after["reference"], labels=labels)
    publication = add_publication(
        actor=actor,
        booklet=booklet,
        draft=Draft(
            content=after,
            changes=[_as_information(one) for one in selectors.proposed_changes(before, after)],
            coverage=former.coverage,
            note=note[:LONGEST_NOTE],
            effective_on=booklet.company.today(now=now),
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
        after={"version": publication.version, "values": labels},
    )


def _label(content: Content, key: str) -> str:
    label: dict[str, str] = content["labels"][key]
    return label.get(content["reference"]) or next(iter(label.values()), key)


def _as_information(change: dict[str, Any]) -> dict[str, Any]:
    """Readers are told, and nobody signs again."""
    return {**change, "scope": Scope.INFORMATION.value}
