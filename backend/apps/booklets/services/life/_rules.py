"""What it takes for a booklet to be there, to be in another state and to be gone."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Any, TypedDict, Unpack
from uuid import UUID

from django.db import IntegrityError, connection, transaction

from apps.booklets.events import BookletDeleted, BookletLeavesTrash, BookletStatusChanged
from apps.booklets.models import (
    READ_BY_PEOPLE,
    Booklet,
    BookletAccess,
    BookletChapter,
    BookletPage,
    BookletRole,
    Duty,
    Step,
)
from apps.booklets.services._rules import note_edited
from apps.booklets.services.options._rules import give_slug
from apps.companies.models import Site
from apps.journal import services as journal
from apps.library.models import ContentStatus, Sector
from apps.media import services as media
from apps.pages import services as pages
from shared import errors
from shared.actor import Actor
from shared.events import announce

STEPS = list(Step)


class BookletNameTaken(errors.Conflict):
    code = "booklet_name_taken"


class PublishedQuotaReached(errors.Conflict):
    code = "published_quota_reached"


def add_booklet(booklet: Booklet, *, actor: Actor, now: datetime) -> None:
    """A new one, with an address; who works in the company answers for what they create."""
    note_edited(booklet, actor=actor, now=now)
    booklet.note_words()
    with refusing_a_taken_name():
        give_slug(booklet)
        booklet.save(force_insert=True)
    if actor.role and actor.user_id:
        BookletAccess.objects.create(
            company_id=booklet.company_id,
            booklet=booklet,
            user_id=actor.user_id,
            role=BookletRole.MANAGER,
            duty=Duty.MAIN,
        )


@contextmanager
def refusing_a_taken_name() -> Iterator[None]:
    """What is done inside is undone when another booklet has the name."""
    try:
        with transaction.atomic():
            yield
    except IntegrityError as error:
        if "booklet_name_once" in str(error):
            raise BookletNameTaken({"name": "booklet_name_taken"}) from error
        raise


class StatusFields(TypedDict, total=False):
    """The fields of a booklet that say where it stands; those that are not given stay as they are."""

    status: str
    archived_from: str
    step: Step
    trashed_at: datetime | None


def change_status(
    booklet: Booklet, *, actor: Actor, action: str, now: datetime, **fields: Unpack[StatusFields]
) -> Booklet:
    """The booklet in another state, told in the journal."""
    before = booklet.status
    for name, value in fields.items():
        setattr(booklet, name, value)
    with refusing_a_taken_name():
        booklet.save(update_fields=[*fields, "updated_at"])
    moved = before != booklet.status
    journal.record(
        actor=actor,
        action=action,
        target=booklet,
        label=booklet.name,
        now=now,
        before={"status": before} if moved else {},
        after={"status": booklet.status} if moved else {},
    )
    announce(BookletStatusChanged(company_id=booklet.company_id, booklet_id=booklet.id))
    return booklet


def require_room_to_publish(booklet: Booklet) -> None:
    """Refuse one booklet more than the company may have published; others wait until it is decided."""
    company = booklet.company
    with connection.cursor() as cursor:
        lock = f"published booklets of {company.id}"
        cursor.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", [lock])
    read = Booklet.objects.filter(company_id=company.id, status__in=READ_BY_PEOPLE, trashed_at=None)
    if read.exclude(id=booklet.id).count() >= company.published_booklets:
        raise PublishedQuotaReached(most=company.published_booklets)


def forget(*, actor: Actor, company_id: UUID, booklets: Sequence[Booklet], now: datetime) -> None:
    """Delete these booklets of a company with all that they say; what they showed is free."""
    ids = [booklet.id for booklet in booklets]
    chapters = BookletChapter.objects.filter(company_id=company_id, booklet__in=ids)
    manuscripts = list(chapters.values_list("manuscript_id", flat=True))
    BookletPage.objects.filter(company_id=company_id, chapter__booklet__in=ids).delete()
    chapters.delete()
    pages.forget_manuscripts(company_id=company_id, manuscript_ids=manuscripts)
    media.forget_usages(company_id=company_id, owner_type="booklet", owner_ids=ids)
    for booklet_id in ids:
        announce(BookletLeavesTrash(company_id=company_id, booklet_id=booklet_id))
    Booklet.objects.filter(company_id=company_id, id__in=ids).delete()
    for booklet in booklets:
        journal.record(
            actor=actor, action="booklet.deleted", target=booklet, label=booklet.name, now=now
        )
        announce(BookletDeleted(company_id=company_id, booklet_id=booklet.id))


def card_of(booklet: Booklet) -> dict[str, Any]:
    """As the journal tells it."""
    sector = sector_of(booklet)
    return {
        "name": booklet.name,
        "kind": booklet.kind,
        "sector": sector.name if sector else "",
        "site": booklet.site.name if booklet.site else "",
        "structure": booklet.structure,
        "size": booklet.size,
        "locales": booklet.locales,
    }


def write_card(booklet: Booklet, told: dict[str, Any]) -> None:
    """Put these parts on the card, unless they name what does not exist; the caller saves it."""
    for name in ("name", "kind", "structure", "size"):
        if name in told:
            setattr(booklet, name, told[name])
    if "sector" in told:
        booklet.sector_id = _known_sector(booklet, told["sector"])
    if "site" in told:
        booklet.site = _known_site(booklet, told["site"])
    if "locales" in told:
        others = dict.fromkeys(told["locales"])
        booklet.locales = [one for one in others if one != booklet.reference_locale]
    if "step" in told and STEPS.index(told["step"]) > STEPS.index(Step(booklet.step)):
        booklet.step = told["step"]


def sector_of(booklet: Booklet) -> Sector | None:
    return Sector.objects.filter(id=booklet.sector_id).first() if booklet.sector_id else None


def _known_sector(booklet: Booklet, sector_id: UUID) -> UUID:
    """One that is offered; an archived one may stay."""
    offered = Sector.objects.filter(id=sector_id, status=ContentStatus.PUBLISHED)
    if sector_id != booklet.sector_id and not offered.exists():
        raise errors.Invalid({"sector": "unknown_sector"})
    return sector_id


def _known_site(booklet: Booklet, site_id: UUID | None) -> Site | None:
    if site_id is None:
        return None
    site = Site.objects.filter(company_id=booklet.company_id, id=site_id).first()
    if site is None:
        raise errors.Invalid({"site": "unknown_site"})
    return site
