from collections.abc import Iterator
from datetime import datetime
from itertools import islice
from uuid import UUID
from zoneinfo import ZoneInfo

from apps.journal import services as journal
from apps.register import selectors
from apps.register.models import Receipt, RegisterEntry
from apps.register.proof import parse_statement, show_number
from apps.register.selectors import RegisterFilter
from shared.actor import Actor
from shared.exports import CsvFile, csv_file
from shared.language import text

MOST_LINES = 50_000
BATCH = 1000
COLUMNS = (
    *("number", "name", "version", "locale", "sentence", "channel", "strength", "received_at"),
    *("flags", "state", "sequence", "cancelled_at", "reason", "fingerprint"),
)


def export_register(
    *, actor: Actor, booklet_id: UUID, wanted: RegisterFilter, timezone: ZoneInfo, now: datetime
) -> CsvFile:
    """The filtered register as a CSV file in the actor's language, on the company's clock."""
    booklet = selectors.get_register(actor=actor, booklet_id=booklet_id)
    receipts = selectors.find_receipts(booklet=booklet, wanted=wanted).order_by(*wanted.order)
    lines = receipts[: MOST_LINES + 1].iterator(chunk_size=BATCH)
    file = csv_file(
        header=[text(f"register.columns.{name}", actor.language) for name in COLUMNS],
        rows=_rows(lines, language=actor.language, timezone=timezone),
        language=actor.language,
        most=MOST_LINES,
    )
    journal.record(
        actor=actor,
        action="register.exported",
        target=booklet,
        label=booklet.name,
        now=now,
        after={"lines": file.rows},
    )
    return file


def _rows(receipts: Iterator[Receipt], *, language: str, timezone: ZoneInfo) -> Iterator[list[str]]:
    while some := list(islice(receipts, BATCH)):
        entries = selectors.entries_of(some)
        for receipt in some:
            yield _row(receipt, entries.get(receipt.id), language, timezone)


def _row(
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
