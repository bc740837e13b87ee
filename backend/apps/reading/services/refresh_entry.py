"""What the reading side has to hold of a booklet, written down anew from everything that says so."""

from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import connection

from apps.booklets.models import Booklet
from apps.booklets.selectors import old_slugs
from apps.companies.models import Company, Host, HostPurpose
from apps.publishing.addresses import Keys
from apps.publishing.models import Edition
from apps.publishing.selectors import known_versions, offered_print
from apps.reading import selectors
from apps.reading.grants import DEVICE_REMEMBERED, MEMBER_REMEMBERED
from apps.reading.models import EdgeEntry, EndedPass, ReadingAccess, ReadingLink, ReadingMode
from apps.reading.services.ensure_access import ensure_access

NOTHING: dict[str, Any] = {"state": "none"}


def refresh_entry(*, booklet_id: UUID, now: datetime) -> None:
    """Tell edge syncs what this booklet is now; the same again tells them nothing."""
    rows = Booklet.objects.select_for_update(no_key=True)
    booklet = rows.filter(id=booklet_id).first()  # held: who comes later sees what we saw, and more
    known = EdgeEntry.objects.filter(booklet_id=booklet_id).first()
    if booklet:
        booklet.company = _company(booklet, hold=known is None)
    content = _content(booklet, now) if booklet else NOTHING
    if known is None and content == NOTHING:
        return  # never published
    if known is None:
        assert booklet
        EdgeEntry.objects.create(
            booklet_id=booklet_id,
            company_id=booklet.company_id,
            changed=_next_number(),
            content=content,
        )
    elif known.content != content:
        known.content, known.changed = content, _next_number()
        known.save(update_fields=["content", "changed", "updated_at"])


def _company(booklet: Booklet, *, hold: bool) -> Company:
    """As it is now that we hold the booklet; a JOIN would tell how it was before we waited.

    `refresh_company` holds the company and refreshes what has an entry. What has none yet waits for it here, and nobody
    who holds the company waits for that booklet.
    """
    first = hold and booklet.publication_id is not None
    rows = Company.objects.select_for_update(no_key=True) if first else Company.objects.all()
    return rows.get(id=booklet.company_id)


def _content(booklet: Booklet, now: datetime) -> dict[str, Any]:
    access = ensure_access(booklet=booklet)
    reading = selectors.reading_of(booklet=booklet, access=access)
    online = list(selectors.editions_online(booklet=booklet)) if reading.published else []
    if not online:
        return NOTHING
    state = "open" if access.mode == ReadingMode.PUBLIC else "kept"
    return {
        "slug": booklet.slug,
        "address": selectors.reading_address(booklet=booklet, rest="/"),
        "old_slugs": old_slugs(booklet=booklet),
        "hosts": list(
            Host.objects.filter(company_id=booklet.company_id, purpose=HostPurpose.READING)
            .order_by("id")
            .values_list("hostname", flat=True)
        ),
        "state": "closed" if reading.closed else state,
        "reason": reading.closed,
        "opens_at": _moment(reading.opens_at),
        "closes_at": _moment(reading.closes_at),
        "ends": reading.ends,
        "mode": access.mode,
        "epoch": access.epoch,
        "revoked": _revoked(booklet, access, now),
        "reference": online[0].publication.reference_locale,
        "version": online[0].publication.version,
        "contact": _contact(access),
        "known": known_versions(online=online[0].publication),
        "editions": {edition.locale: _edition(booklet, edition) for edition in online},
        "offers": {
            "pdf": access.offers_pdf,
            "offline": access.offers_offline,
            "questions": access.offers_questions,
            "indexed": access.indexed,
        },
    }


def _contact(access: ReadingAccess) -> dict[str, str]:
    """Whom the door names, as its author wrote it there; nothing else of the booklet is told before it opens."""
    return {
        "name": access.contact_name,
        "phone": access.contact_phone,
        "email": access.contact_email,
    }


def _edition(booklet: Booklet, edition: Edition) -> dict[str, Any]:
    printed = offered_print(edition)
    return {
        "bundle": edition.bundle,
        "manifest": Keys(booklet.company_id, booklet.id).manifest(edition.bundle),
        "pdf": {"key": printed.pdf_key, "size": printed.pdf_size} if printed else None,
    }


def _revoked(booklet: Booklet, access: ReadingAccess, now: datetime) -> list[str]:
    """The links and members whose devices may still hold a pass that is not over by itself."""
    if access.mode == ReadingMode.PUBLIC:
        return []
    if access.mode == ReadingMode.SIGNED_IN:
        since = now - MEMBER_REMEMBERED
        ended = EndedPass.objects.filter(company_id=booklet.company_id, ended_at__gt=since)
        return list(ended.order_by("id").values_list("grant", flat=True))
    links = ReadingLink.objects.filter(
        company_id=booklet.company_id,
        booklet=booklet,
        revoked_at__gt=now - DEVICE_REMEMBERED,
    )
    return [str(link_id) for link_id in links.order_by("id").values_list("id", flat=True)]


def _moment(moment: datetime | None) -> str | None:
    return moment.isoformat() if moment else None


def _next_number() -> int:
    with connection.cursor() as cursor:
        (number,) = cursor.execute("SELECT nextval('reading_edge_changes')").fetchone()
    return int(number)
