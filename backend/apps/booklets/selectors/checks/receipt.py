from apps.booklets.models import Booklet, ReceiptMode
from apps.booklets.selectors.checks.points import Point, TopicState


def check_receipt(booklet: Booklet) -> TopicState:
    """Without a receipt, nobody can prove who has read it."""
    points = []
    if booklet.receipt_mode == ReceiptMode.NONE:
        points.append(Point(severity="advisory", code="receipt_none", goal="advanced"))
    params: dict[str, str | int] = {
        "mode": booklet.receipt_mode,
        "sentence": booklet.receipt_sentence,
    }
    return TopicState(topic="receipt", params=params, points=points)
