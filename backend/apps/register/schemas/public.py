"""What anybody gets who has the number of a receipt."""

from datetime import datetime
from typing import Annotated, Any

from ninja import Schema
from pydantic import StringConstraints

from apps.register.models import RegisterEntry
from apps.register.proof import show_number
from apps.register.schemas.describe import describe_proof
from apps.register.schemas.register import ProofOut
from apps.register.selectors import Told


class StatementOut(Schema):
    """A public statement byte for byte, and how it leads to a root that we signed, once it does."""

    statement: str
    fingerprint: str
    proof: ProofOut | None


class PublicReceiptOut(Schema):
    """Of which booklet and version, and when; nobody is named."""

    number: str
    company: str
    timezone: str
    booklet: str
    published_at: datetime | None
    receipt: StatementOut
    cancellation: StatementOut | None
    named: bool  # whether a name may still be compared


class NameIn(Schema):
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=170)]


class NameOut(Schema):
    fits: bool


def describe_told(told: Told) -> dict[str, Any]:
    receipt, cancellation = told.receipt, told.cancellation
    return {
        "number": show_number(receipt.number),
        "company": told.company,
        "timezone": told.timezone,
        "booklet": told.booklet,
        "published_at": told.published_at,
        "receipt": _statement(
            receipt.public, bytes(receipt.fingerprint), told.entries.get(receipt.id)
        ),
        "cancellation": cancellation
        and _statement(
            cancellation.public, bytes(cancellation.fingerprint), told.entries.get(cancellation.id)
        ),
        "named": bool(receipt.private),
    }


def _statement(public: str, fingerprint: bytes, entry: RegisterEntry | None) -> dict[str, Any]:
    return {
        "statement": public,
        "fingerprint": fingerprint.hex(),
        "proof": describe_proof(entry) if entry else None,
    }
