import json
from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.publishing.models import Edition, PdfState, PublicationContent
from apps.register import selectors
from apps.register.models import Cancellation, Receipt, RegisterEntry
from apps.register.proof import evidence, show_number
from apps.register.proof.keys import signer, verifier
from shared import errors, objects
from shared.actor import Actor
from shared.documents.content import written


class ReceiptForgotten(errors.Conflict):
    """Who acknowledged is known to nobody any more."""

    code = "receipt_forgotten"


class ReceiptNotRecorded(errors.Conflict):
    """It has no place in the log yet, and so no proof."""

    code = "receipt_not_recorded"


def pack_evidence(*, actor: Actor, booklet_id: UUID, receipt_id: UUID, now: datetime) -> bytes:
    """The evidence file of a receipt, which anybody checks without us; the journal keeps that it was taken."""
    booklet = selectors.get_register(actor=actor, booklet_id=booklet_id)
    receipt = selectors.get_receipt(booklet=booklet, receipt_id=receipt_id)
    if not receipt.private:
        raise ReceiptForgotten
    files = {
        evidence.README: evidence.read_me(),
        **_statements(receipt),
        **_version(receipt),
        evidence.KEY: f"{verifier().text}\n".encode(),
        evidence.SCRIPT: evidence.script(),
    }
    journal.record(
        actor=actor,
        action="register.evidence_taken",
        target=receipt,
        label=show_number(receipt.number),
        now=now,
    )
    seal = signer().sign(evidence.sealed_text(files))
    return evidence.pack({**files, evidence.SEAL: seal.encode()})


def _statements(receipt: Receipt) -> dict[str, bytes]:
    """What was acknowledged and by whom, and what cancelled it, each with its place in the log."""
    cancellation: Cancellation | None = getattr(receipt, "cancellation", None)
    subjects = [receipt.id, *([cancellation.id] if cancellation else [])]
    entries = {one.subject_id: one for one in RegisterEntry.objects.filter(subject_id__in=subjects)}
    files = {
        evidence.RECEIPT: receipt.public.encode(),
        evidence.PRIVATE: receipt.private.encode(),
        evidence.SALT: f"{bytes(receipt.salt).hex()}\n".encode(),
        evidence.PLACE: _place(entries.get(receipt.id)),
    }
    if cancellation:
        files[evidence.CANCELLATION] = cancellation.public.encode()
        files[evidence.CANCELLED_PLACE] = _place(entries.get(cancellation.id))
    return files


def _place(entry: RegisterEntry | None) -> bytes:
    inclusion = selectors.inclusion_of(entry) if entry else None
    if entry is None or inclusion is None:
        raise ReceiptNotRecorded
    told = {
        "index": entry.index,
        "sequence": entry.sequence,
        "previous": bytes(entry.previous).hex(),
        "leaf": bytes(entry.leaf).hex(),
        "size": inclusion.checkpoint.size,
        "root": bytes(inclusion.checkpoint.root).hex(),
        "steps": [step.hex() for step in inclusion.steps],
        "checkpoint": inclusion.checkpoint.note,
    }
    return json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def _version(receipt: Receipt) -> dict[str, bytes]:
    """What they had before them, as far as it is still kept: its content, byte for byte as it was hashed, and its PDF."""
    files = {}
    content = PublicationContent.objects.filter(publication_id=receipt.publication_id).first()
    if content:
        files[evidence.CONTENT] = written(content.content).encode()
    printed = Edition.objects.filter(id=receipt.edition_id, pdf_state=PdfState.READY).first()
    if printed:
        files[evidence.PAPER] = objects.read(key=printed.pdf_key)
    return files
