"""Reading reports by the standard library: fields of a delivery status, of a complaint, and of what they are about."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from email.message import Message

from apps.emailing.feedback.verdict import Verdict, judge

MOST_WORDS = 200
_SPACES = re.compile(r"[\s\x00-\x1f\x7f]+")
_QMAIL = re.compile(r"\AHi\. This is the .{0,200}?\n<([^>\s]+)>:\n(.+?)(?:\n\n|\Z)", re.DOTALL)
_COMPLAINS = {"abuse", "fraud", "opt-out", "opt-out-list", "miscategorized", "virus", "other"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What somebody else's server says of one message of ours."""

    verdict: Verdict
    status: str
    words: str  # of the server, on one line
    returned_to: str  # the bounce address that the report itself names, if any


def read_bounce(message: Message) -> Report | None:
    """The first news of a recipient that a report tells; messages of ours have one."""
    for part in _parts(message, "message/delivery-status"):
        for block in _blocks(part):
            if block["action"] is not None or block["status"] is not None:
                return _of_block(block)
    return _of_qmail(message)


def read_complaint(message: Message) -> Report | None:
    """What a feedback report (RFC 5965) complains of; nothing where somebody says that it is no spam."""
    for part in _parts(message, "message/feedback-report"):
        for block in _blocks(part):
            kind = _line(block["feedback-type"]).lower()
            if kind in _COMPLAINS:
                sender = _line(block["original-mail-from"]) or _returned_to(message)
                return Report(verdict=Verdict.COMPLAINT, status="", words=kind, returned_to=sender)
    return None


def _of_block(block: Message) -> Report | None:
    action = _line(block["action"]).lower()
    status = _line(block["status"])
    words = _said(block["diagnostic-code"])
    by_action = {
        "delayed": Verdict.DELAYED,
        "delivered": Verdict.DELIVERED,
        "relayed": Verdict.DELIVERED,
        "expanded": Verdict.DELIVERED,
    }
    verdict = by_action.get(action) or judge(status=status, words=words)
    return Report(verdict=verdict, status=status[:20], words=words, returned_to="")


def _of_qmail(message: Message) -> Report | None:
    """QSBMF, which is a text that begins in a known way."""
    if message.get_content_type() != "text/plain":
        return None
    said = _QMAIL.search(_text(message).replace("\r\n", "\n"))
    if said is None:
        return None
    words = _line(said[2])
    return Report(verdict=judge(status="", words=words), status="", words=words, returned_to="")


def _returned_to(message: Message) -> str:
    """The return path of the message that was complained of, as it came with the report."""
    for part in message.walk():
        if part is not message and part["return-path"] is not None:
            return _line(part["return-path"])
    for part in _parts(message, "text/rfc822-headers"):
        found = re.search(r"^Return-Path:\s*<?([^>\s]+)", _text(part), re.IGNORECASE | re.MULTILINE)
        if found:
            return found[1]
    return ""


def _parts(message: Message, kind: str) -> Iterator[Message]:
    return (part for part in message.walk() if part.get_content_type() == kind)


def _blocks(part: Message) -> Iterator[Message]:
    payload = part.get_payload()
    if isinstance(payload, list):
        yield from (block for block in payload if isinstance(block, Message))


def _text(part: Message) -> str:
    payload = part.get_payload(decode=True)
    return payload.decode("utf-8", "replace") if isinstance(payload, bytes) else ""


def _said(diagnostic: object) -> str:
    """`smtp; 550 5.1.1 …` without the name of its kind."""
    return _line(diagnostic).split(";", 1)[-1].strip()[:MOST_WORDS]


def _line(value: object) -> str:
    return _SPACES.sub(" ", "" if value is None else str(value)).strip()[: 4 * MOST_WORDS]
