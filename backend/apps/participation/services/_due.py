from datetime import date, datetime, timedelta

from apps.booklets.models import Booklet, ReceiptMode


def due_day(booklet: Booklet, *, now: datetime) -> date | None:
    """By when what is asked now has to be acknowledged, on the company's clock; none where nothing is."""
    if booklet.receipt_mode == ReceiptMode.NONE:
        return None
    return booklet.company.today(now=now) + timedelta(days=booklet.receipt_days)
