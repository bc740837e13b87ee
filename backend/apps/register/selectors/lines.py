"""Receipts as they are taken away: lines of a file, and what somebody gets who asks what is kept about them."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import islice
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

from django.db.models import QuerySet, Value
from django.db.models.functions import StrIndex
from django.db.models.lookups import GreaterThan

from apps.booklets.models import Booklet
from apps.companies.models import Company
from apps.participation.models import Participation
from apps.register.models import Receipt, RegisterEntry
from apps.register.proof import parse_statement, show_number
from apps.register.selectors.receipts import entries_of
from shared.language import text

BATCH = 1000
COLUMNS = (
    *("number", "name", "version", "locale", "sentence", "channel", "strength", "received_at"),
    *("flags", "state", "sequence", "cancelled_at", "reason", "fingerprint"),
)


def receipt_lines(
    receipts: Iterator[Receipt], *, language: str, timezone: ZoneInfo
) -> Iterator[tuple[Receipt, list[str]]]:
    """Each with its line, on the company's clock."""
    while some := list(islice(receipts, BATCH)):
        entries = entries_of(some)
        for receipt in some:
            yield receipt, _line(receipt, entries.get(receipt.id), language, timezone)


def receipt_lines_of_company(*, company_id: UUID, language: str) -> Iterator[Sequence[str]]:
    """Every receipt of a company, after the name of its booklet: none for one that is deleted."""
    timezone = ZoneInfo(Company.objects.get(id=company_id).timezone)
    names = dict(Booklet.objects.filter(company_id=company_id).values_list("id", "name"))
    receipts = Receipt.objects.filter(company_id=company_id).select_related("cancellation")
    rows = receipts.order_by("booklet_id", "-received_at", "-id").iterator(chunk_size=BATCH)
    for receipt, line in receipt_lines(rows, language=language, timezone=timezone):
        yield [names.get(receipt.booklet_id, ""), *line]


def receipts_of_person(*, company_id: UUID, person_id: UUID) -> list[dict[str, Any]]:
    """What somebody acknowledged: both statements, and the salt by which anybody checks that they belong together."""
    receipts = list(_of_participations(company_id, person_id))
    receipts += _of_deleted_booklets(company_id, person_id)
    entries = entries_of(receipts)
    return [_in_full(one, entries.get(one.id)) for one in receipts]


def _of_participations(company_id: UUID, person_id: UUID) -> QuerySet[Receipt]:
    theirs = Participation.objects.filter(company_id=company_id, person=person_id)
    receipts = Receipt.objects.filter(
        company_id=company_id, participation_id__in=list(theirs.values_list("id", flat=True))
    )
    return receipts.select_related("cancellation").order_by("received_at", "id")


def _of_deleted_booklets(company_id: UUID, person_id: UUID) -> QuerySet[Receipt]:
    """Their participations went with the booklets; the private statement still says whose they are."""
    kept = Booklet.objects.filter(company_id=company_id)
    receipts = Receipt.objects.filter(company_id=company_id).exclude(
        booklet_id__in=kept.values("id")
    )
    named = GreaterThan(StrIndex("private", Value(f'"person":"{person_id}"')), 0)
    return receipts.filter(named).select_related("cancellation").order_by("received_at", "id")


def _in_full(receipt: Receipt, entry: RegisterEntry | None) -> dict[str, Any]:
    cancellation = getattr(receipt, "cancellation", None)
    return {
        "number": show_number(receipt.number),
        "received_at": receipt.received_at,
        "flags": receipt.flags,
        "public": parse_statement(receipt.public),
        "private": parse_statement(receipt.private) if receipt.private else {},
        "salt": bytes(receipt.salt).hex(),
        "fingerprint": bytes(receipt.fingerprint).hex(),
        "sequence": entry.sequence if entry else None,
        "cancelled": {"at": cancellation.at, "reason": cancellation.reason}
        if cancellation
        else None,
    }


def _line(
    receipt: Receipt, entry: RegisterEntry | None, language: str, timezone: ZoneInfo
) -> list[str]:
    cancellation = getattr(receipt, "cancellation", None)
    state = "cancelled" if cancellation else "recorded" if entry else "pending"
    return [
        show_number(receipt.number),
        receipt.name,
        receipt.version,
        receipt.locale,
        str(parse_statement(receipt.public)["sentence"]),
        text(f"register.channels.{receipt.channel}", language),
        text(f"register.strengths.{receipt.strength}", language),
        _moment(receipt.received_at, timezone),
        " ; ".join(text(f"register.flags.{flag}", language) for flag in receipt.flags),
        text(f"register.states.{state}", language),
        str(entry.sequence) if entry else "",
        _moment(cancellation.at, timezone) if cancellation else "",
        cancellation.reason if cancellation else "",
        bytes(receipt.fingerprint).hex(),
    ]


def _moment(moment: datetime, timezone: ZoneInfo) -> str:
    return moment.astimezone(timezone).strftime("%Y-%m-%d %H:%M:%S")
