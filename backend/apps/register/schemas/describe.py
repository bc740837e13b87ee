from typing import Any

from apps.booklets.models import Booklet
from apps.register import policies, selectors
from apps.register.models import Cancellation, Checkpoint, Receipt, RegisterEntry
from apps.register.proof import parse_statement, show_number
from apps.register.selectors import RegisterState
from shared.actor import Actor
from shared.pagination import Page

COPIED = (
    *("id", "participation_id", "version", "locale", "part", "channel", "strength"),
    *("gesture", "received_at", "flags"),
)


def describe_page(*, actor: Actor, booklet: Booklet, page: Page[Receipt]) -> dict[str, Any]:
    entries = selectors.entries_of(page.items)
    return {
        "items": [describe_line(one, entries.get(one.id)) for one in page.items],
        "next": page.next,
        "abilities": policies.register_abilities(actor, booklet),
    }


def describe_line(receipt: Receipt, entry: RegisterEntry | None) -> dict[str, Any]:
    cancellation: Cancellation | None = getattr(receipt, "cancellation", None)
    recorded = "recorded" if entry else "pending"
    return {
        **{name: getattr(receipt, name) for name in COPIED},
        "name": _name(receipt),
        "number": show_number(receipt.number),
        "forgotten": not receipt.private,
        "state": "cancelled" if cancellation else recorded,
        "sequence": entry.sequence if entry else None,
        "cancellation": cancellation,
    }


def _name(receipt: Receipt) -> str:
    """As one is called; the column has the last name first, to be sorted by, and stands for a statement that was altered."""
    try:
        said = parse_statement(receipt.private) if receipt.private else {}
    except ValueError:
        said = {}
    return f"{said.get('first_name', '')} {said.get('last_name', '')}".strip() or receipt.name


def describe_receipt(*, actor: Actor, booklet: Booklet, receipt: Receipt) -> dict[str, Any]:
    """Everything that proves it."""
    entry = selectors.entries_of([receipt]).get(receipt.id)
    device_at, sent_at = receipt.device_at, receipt.sent_at
    skew = receipt.received_at - sent_at if sent_at else None
    return {
        **describe_line(receipt, entry),
        "sentence_in_french": selectors.sentence_in_french(booklet, receipt),
        "public_statement": receipt.public,
        "private_statement": receipt.private,
        "salt": bytes(receipt.salt).hex(),
        "fingerprint": bytes(receipt.fingerprint).hex(),
        "device_at": device_at,
        "sent_at": sent_at,
        "made_at": device_at + skew if device_at and skew else None,
        "proof": describe_proof(entry) if entry else None,
        "abilities": policies.register_abilities(actor, booklet),
    }


def describe_state(state: RegisterState) -> dict[str, Any]:
    return {
        "complete": state.is_complete,
        "recorded": state.recorded,
        "pending": state.pending,
        "checkpoint": _checkpoint(state.checkpoint) if state.checkpoint else None,
    }


def _checkpoint(checkpoint: Checkpoint) -> dict[str, Any]:
    return {
        "size": checkpoint.size,
        "root": bytes(checkpoint.root).hex(),
        "at": checkpoint.created_at,
        "note": checkpoint.note,
        "anchored": checkpoint.token is not None,
    }


def describe_proof(entry: RegisterEntry) -> dict[str, Any] | None:
    """How it leads to the newest root that we signed; nothing while none holds it."""
    inclusion = selectors.inclusion_of(entry)
    if inclusion is None:
        return None
    return {
        "kind": entry.kind,
        "index": entry.index,
        "sequence": entry.sequence,
        "previous": bytes(entry.previous).hex(),
        "leaf": bytes(entry.leaf).hex(),
        "recorded_at": entry.recorded_at,
        "size": inclusion.checkpoint.size,
        "root": bytes(inclusion.checkpoint.root).hex(),
        "steps": [step.hex() for step in inclusion.steps],
        "checkpoint": inclusion.checkpoint.note,
    }
