"""The two statements of a receipt: one that anybody may see, one that names people, and what ties them."""

import hmac
import json
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from hashlib import sha256
from os import urandom
from typing import Any, cast

Statement = dict[str, str | int]


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicReceipt:
    """Who received it, and of what: nobody is named."""

    number: str
    company: str
    booklet: str
    publication: str
    publication_sha256: str
    bundle_sha256: str
    version: str
    locale: str
    sentence: str
    part: str  # a chapter; "": the whole booklet
    channel: str
    strength: str
    received_at: str
    evidence_sha256: str  # of a drawing; "": none
    commitment: str  # to the private statement
    kind: str = "receipt"


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateReceipt:
    """Who acknowledged, and how."""

    participation: str
    person: str
    first_name: str
    last_name: str
    reference: str
    signer: str
    signer_name: str  # of a representative; "": the person's own
    on_behalf_of: str
    witness: str
    gesture: str
    typed_name: str
    drawing: str
    device_at: str
    sent_at: str
    address: str  # truncated
    link_sent: str  # `mail ADDRESS TIME ANSWER`; "": not by a mailing


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicCancellation:
    """That a receipt does not count any more."""

    number: str
    company: str
    receipt: str  # its fingerprint
    cancelled_at: str
    commitment: str
    kind: str = "cancellation"


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateCancellation:
    """Who cancelled, and why."""

    by: str
    by_name: str
    reason: str


def canonical(
    statement: "PublicReceipt | PrivateReceipt | PublicCancellation | PrivateCancellation | Statement",
) -> str:
    """The one way in which it is written: sorted keys, no spaces, strings and integers only."""
    told = statement if isinstance(statement, dict) else asdict(statement)
    for key, value in told.items():
        if not isinstance(value, str | int) or isinstance(value, bool):
            raise TypeError(f"{key} is no string and no integer")
    return json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def parse_statement(text: str) -> Statement:
    """What it says; ValueError when it is not written as `canonical` writes it."""
    told: Any = json.loads(text)
    try:
        exact = isinstance(told, dict) and canonical(told) == text
    except TypeError as error:
        raise ValueError(text) from error
    if not exact:
        raise ValueError(text)
    return cast("Statement", told)


def said_at(moment: datetime | None) -> str:
    """`2026-11-17T22:31:00.123Z`: to the millisecond, in UTC."""
    if moment is None:
        return ""
    exact = moment.astimezone(UTC)
    return f"{exact:%Y-%m-%dT%H:%M:%S}.{exact.microsecond // 1000:03}Z"


def said_sending(*, address: str, at: datetime, answer: str) -> str:
    """`mail ines@example.com 2026-11-17T22:31:00.123Z 250 2.0.0 Ok`: where to, when, and what the server answered."""
    return " ".join(["mail", address, said_at(at), answer]).rstrip()


def new_salt() -> bytes:
    return urandom(32)


def commitment_of(*, salt: bytes, private: str) -> str:
    """A bare hash of a name could be guessed; this one not, without the salt."""
    return hmac.digest(salt, private.encode(), "sha256").hex()


def fingerprint_of(public: str) -> bytes:
    return sha256(public.encode()).digest()
