from datetime import datetime
from uuid import UUID
from zoneinfo import ZoneInfo

from apps.emailing import selectors
from apps.emailing.selectors import DELIVERY_COLUMNS, DeliveryFilter
from apps.emailing.services.mailings._lock import record
from shared.actor import Actor
from shared.exports import CsvFile, csv_file
from shared.language import text

MOST_LINES = 100_000


def export_deliveries(
    *,
    actor: Actor,
    booklet_id: UUID,
    mailing_id: UUID,
    wanted: DeliveryFilter,
    timezone: ZoneInfo,
    now: datetime,
) -> CsvFile:
    """The messages of a mailing as a CSV file in the actor's language, on the company's clock."""
    booklet = selectors.get_mailings_booklet(actor=actor, booklet_id=booklet_id)
    campaign = selectors.get_mailing(booklet=booklet, mailing_id=mailing_id)
    rows = selectors.find_deliveries(campaign=campaign, wanted=wanted)
    file = csv_file(
        header=[text(f"mailings.columns.{name}", actor.language) for name in DELIVERY_COLUMNS],
        rows=selectors.delivery_lines(rows, language=actor.language, timezone=timezone),
        language=actor.language,
        most=MOST_LINES,
    )
    record(actor=actor, action="mailing.exported", campaign=campaign, now=now, lines=file.rows)
    return file
