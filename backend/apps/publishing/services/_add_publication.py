from dataclasses import dataclass
from datetime import date, datetime

from apps.booklets import selectors as booklets
from apps.booklets.models import Booklet
from apps.publishing.content.numbers import next_number
from apps.publishing.events import BuildChanged
from apps.publishing.models import Build, Content, Edition, Publication, PublicationContent
from apps.publishing.selectors import newest_publication
from apps.publishing.selectors.prepared import Changes
from shared.actor import Actor
from shared.documents import fingerprint
from shared.events import announce
from shared.jobs import queue

MAKE = "publishing.make"


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A version that is about to be."""

    content: Content
    changes: Changes
    coverage: dict[str, int]
    note: str
    effective_on: date
    automatic: bool = False


def add_publication(*, actor: Actor, booklet: Booklet, draft: Draft, now: datetime) -> Publication:
    """The next version with all that is made of it, in the queue; the caller holds the booklet."""
    major, minor = next_number(newest_publication(booklet), draft.changes)
    publication = Publication.objects.create(
        company_id=booklet.company_id,
        booklet=booklet,
        major=major,
        minor=minor,
        note=draft.note,
        effective_on=draft.effective_on,
        automatic=draft.automatic,
        changes=draft.changes,
        coverage=draft.coverage,
        reference_locale=draft.content["reference"],
        locales=draft.content["locales"],
        sha256=fingerprint(draft.content),
        by_id=actor.user_id,
        by_name=actor.name,
        at=now,
    )
    rows = {"company_id": booklet.company_id, "publication": publication}
    PublicationContent.objects.create(**rows, content=draft.content)
    Edition.objects.bulk_create(Edition(**rows, locale=locale) for locale in publication.locales)
    publication.build = Build.objects.create(**rows)
    enqueue_build()
    announce(BuildChanged(company_id=booklet.company_id, booklet_id=booklet.id))
    return publication


def coverage_of(booklet: Booklet) -> dict[str, int]:
    """What the booklet covers today, as its next version will remember."""
    counts = booklets.grid_of(booklet).counts
    return {name: counts[name] for name in ("covered", "to_complete", "missing", "not_applicable")}


def enqueue_build() -> None:
    """The platform's job, not the company's: it takes whoever's turn it is."""
    queue.enqueue(MAKE, platform=True)
