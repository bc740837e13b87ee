"""What a provider's event says of one message of ours, whatever the provider calls it."""

import re
from dataclasses import dataclass
from hashlib import sha256
from uuid import UUID

from anymail.signals import AnymailTrackingEvent, EventType, RejectReason

from apps.emailing.feedback.verdict import Verdict, judge

# `<{delivery}.{attempt}@{host}>`, as we wrote it: providers give it back with or without its brackets.
_NAME = re.compile(r"<?([0-9a-f-]{36})\.(\d{1,4})@[^>\s]+>?")
_CODED = re.compile(r"(?<![\d.])[45](?:\d\d|\.\d{1,3}\.\d{1,3})(?![\d.])")
_SOFT = {"soft_bounce"}  # as Brevo says it
_NOBODY = {RejectReason.BOUNCED, RejectReason.INVALID}

_PLAIN = {
    EventType.DELIVERED: Verdict.DELIVERED,
    EventType.COMPLAINED: Verdict.COMPLAINT,
    EventType.FAILED: Verdict.REFUSED,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class ProviderNews:
    event_id: str
    delivery: UUID
    attempt: int
    verdict: Verdict
    words: str


def read_event(event: AnymailTrackingEvent) -> ProviderNews | None:
    """Nothing for what is no message of ours, and for what changes nothing: queued, opened, put off."""
    named = _NAME.fullmatch(event.message_id or "")
    verdict = _verdict(event)
    if named is None or verdict is None:
        return None
    try:
        delivery = UUID(named[1])
    except ValueError:
        return None
    return ProviderNews(
        event_id=_event_id(event),
        delivery=delivery,
        attempt=int(named[2]),
        verdict=verdict,
        words=_words(event)[:200],
    )


def _verdict(event: AnymailTrackingEvent) -> Verdict | None:
    if event.event_type == EventType.BOUNCED:
        return _bounce(event)
    if event.event_type == EventType.REJECTED:
        return Verdict.HARD if event.reject_reason in _NOBODY else Verdict.REFUSED
    return _PLAIN.get(event.event_type)


def _bounce(event: AnymailTrackingEvent) -> Verdict:
    """By the words of the last server where it gave a code; else as the provider judges."""
    if event.esp_event.get("event") in _SOFT:
        return Verdict.SOFT
    words = _words(event)
    if _CODED.search(words):
        return judge(status="", words=words)
    return Verdict.HARD if event.reject_reason in _NOBODY else Verdict.REFUSED


def _words(event: AnymailTrackingEvent) -> str:
    said = str(event.mta_response or event.description or "")
    return " ".join(said.split())


def _event_id(event: AnymailTrackingEvent) -> str:
    """The provider's; where it gives none, the same news have the same."""
    if event.event_id:
        return str(event.event_id)[:200]
    told = (event.event_type, event.message_id, event.recipient, event.timestamp)
    return sha256("\n".join(map(str, told)).encode()).hexdigest()
