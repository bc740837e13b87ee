"""A message that came to a mailbox of ours, as news of one delivery."""

from dataclasses import dataclass
from email import message_from_bytes
from email.message import Message
from hashlib import sha256

from apps.emailing.feedback.bounce_address import delivery_of
from apps.emailing.feedback.reports import Report, read_bounce, read_complaint
from apps.emailing.feedback.verdict import Verdict

MOST_BYTES = 1024 * 1024  # a report is a few kilobytes, and brings the message along


@dataclass(frozen=True, slots=True, kw_only=True)
class Feedback:
    """News of one delivery; the same news again has the same id."""

    event_id: str
    delivery: str
    verdict: Verdict
    status: str
    words: str


def read_feedback(raw: bytes, *, recipient: str, key: bytes) -> Feedback | None:
    """What a message to `recipient`, as the envelope names it, tells of a delivery of ours.

    Nothing for answers of people, and for whatever does not name a bounce address that we wrote.
    """
    if len(raw) > MOST_BYTES:
        return None
    message = message_from_bytes(raw)
    complaint = read_complaint(message)
    if complaint is not None:
        return _news(message, complaint, delivery_of(complaint.returned_to, key=key), raw)
    delivery = delivery_of(recipient, key=key)
    bounce = read_bounce(message) if delivery else None
    return _news(message, bounce, delivery, raw) if bounce else None


def _news(message: Message, report: Report, delivery: str | None, raw: bytes) -> Feedback | None:
    if delivery is None:
        return None
    # On its way a message gathers headers: it is known by the id that its writer gave it.
    name = str(message["message-id"]).encode() if message["message-id"] is not None else raw
    told = b"\n".join((report.verdict.encode(), delivery.encode(), report.status.encode(), name))
    return Feedback(
        event_id=sha256(told).hexdigest(),
        delivery=delivery,
        verdict=report.verdict,
        status=report.status,
        words=report.words,
    )
