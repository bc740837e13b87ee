from datetime import datetime
from uuid import UUID

from django.db import IntegrityError

from apps.journal import services as journal
from apps.participation import services as participations
from apps.participation.models import Participation
from apps.people.models import Signer
from apps.register import policies, proof, selectors
from apps.register.events import ReceiptCancelled
from apps.register.models import Cancellation, EntryKind, PendingEntry, Receipt
from shared import errors
from shared.actor import Actor, require_own_hands
from shared.events import announce


class AlreadyCancelled(errors.Conflict):
    code = "receipt_already_cancelled"


def cancel_receipt(
    *, actor: Actor, booklet_id: UUID, receipt_id: UUID, reason: str, now: datetime
) -> Receipt:
    """It does not count any more and stays where it is; the person may acknowledge anew."""
    require_own_hands(actor)
    booklet = selectors.get_register(actor=actor, booklet_id=booklet_id)
    policies.require_cancel(actor, booklet)
    receipt = selectors.get_receipt(booklet=booklet, receipt_id=receipt_id)
    if hasattr(receipt, "cancellation"):
        raise AlreadyCancelled
    cancellation = _cancellation(actor, receipt, reason, now)
    try:
        cancellation.save(force_insert=True)
    except IntegrityError as error:
        raise AlreadyCancelled from error
    PendingEntry.objects.create(
        company_id=receipt.company_id,
        kind=EntryKind.CANCELLATION,
        subject_id=cancellation.id,
        fingerprint=cancellation.fingerprint,
    )
    _withdraw(receipt, now)
    journal.record(
        actor=actor,
        action="register.receipt_cancelled",
        target=receipt,
        label=proof.show_number(receipt.number),
        now=now,
        reason=reason,
    )
    announce(
        ReceiptCancelled(
            company_id=receipt.company_id,
            booklet_id=receipt.booklet_id,
            receipt_id=receipt.id,
            participation_id=receipt.participation_id,
        )
    )
    return receipt


def _cancellation(actor: Actor, receipt: Receipt, reason: str, now: datetime) -> Cancellation:
    at, salt = now.replace(microsecond=now.microsecond // 1000 * 1000), proof.new_salt()
    private = proof.canonical(
        proof.PrivateCancellation(by=str(actor.user_id), by_name=actor.name, reason=reason)
    )
    public = proof.canonical(
        proof.PublicCancellation(
            number=receipt.number,
            company=str(receipt.company_id),
            receipt=bytes(receipt.fingerprint).hex(),
            cancelled_at=proof.said_at(at),
            commitment=proof.commitment_of(salt=salt, private=private),
        )
    )
    return Cancellation(
        company_id=receipt.company_id,
        receipt=receipt,
        reason=reason,
        by_id=actor.user_id,
        by_name=actor.name,
        at=at,
        public=public,
        private=private,
        salt=salt,
        fingerprint=proof.fingerprint_of(public),
    )


def _withdraw(receipt: Receipt, now: datetime) -> None:
    """Who acknowledged by it stands where their other receipts leave them."""
    one = _hold(receipt.participation_id)
    if one is None or _asks_nothing(receipt, one):
        return
    others = Receipt.objects.filter(participation_id=one.id, cancellation=None)
    participations.withdraw_acknowledgement(
        participation_id=one.id,
        standing=[
            participations.Acknowledged(
                publication_id=other.publication_id,
                part=other.part,
                at=other.received_at,
                signer=Signer(other.signer),
            )
            for other in others.order_by("received_at", "id")
            if not _is_of_a_block(other)
        ],
        now=now,
    )


def _hold(participation_id: UUID | None) -> Participation | None:
    """Before their receipts are looked at: none comes in meanwhile."""
    rows = Participation.objects.select_for_update(no_key=True)
    return rows.filter(id=participation_id).first() if participation_id else None


def _asks_nothing(receipt: Receipt, one: Participation) -> bool:
    """Of another version than they stand by, or of a block."""
    if receipt.part:
        return _is_of_a_block(receipt)
    return one.acknowledged_publication_id != receipt.publication_id


def _is_of_a_block(receipt: Receipt) -> bool:
    """Which nobody's state follows."""
    return bool(receipt.part) and receipt.part in selectors.blocks_of_publication(
        receipt.publication_id
    )
