from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from operator import attrgetter
from uuid import UUID

from django.db import IntegrityError
from django.db.models import Q

from apps.booklets.models import Booklet, BookletSlug
from apps.participation import services as participations
from apps.participation.grants import Grant, open_ticket
from apps.participation.models import Participation
from apps.register.events import ReceiptMade
from apps.register.models import Cancellation, EntryKind, PendingEntry, Receipt
from apps.register.selectors import Shown, blocks_of_publication
from apps.register.services._acts import (
    Act,
    OtherBody,
    flags_of,
    is_offered,
    require_same,
    shown_in,
)
from apps.register.services._make_receipt import make_receipt
from shared import errors
from shared.actor import Actor
from shared.events import announce
from shared.tenancy import act_as_platform
from shared.tenancy.scope import settle


class BadTicket(errors.Forbidden):
    """Not signed by us, over, or of somebody who is no participant any more."""

    code = "bad_ticket"


@dataclass(frozen=True, slots=True)
class Received:
    """What became of an act: a receipt of its own, or the one that there was already."""

    act_id: UUID
    receipt: Receipt
    known: bool


def receive_receipts(
    *, slug: str, ticket: str, acts: Sequence[Act], address: str, now: datetime
) -> list[Received]:
    """A receipt for each act, once: the same act again gets the same answer, another one in its round the first receipt.

    All of them or none. No row is touched that another person's receipt needs.
    """
    grant = open_ticket(ticket, now=now)
    if grant is None:
        raise BadTicket
    with act_as_platform():
        participation = _hold(grant, slug)
        settle(Actor(company_id=participation.company_id))  # all that follows is of this company
        desk = _Desk(participation, grant, acts, address, now)
        received = [desk.receive(act) for act in acts]
        desk.save()
    return received


def _leads_to(slug: str, booklet: Booklet) -> bool:
    """Its address, or a former one."""
    return slug == booklet.slug or BookletSlug.objects.filter(slug=slug, booklet=booklet).exists()


def _hold(grant: Grant, slug: str) -> Participation:
    """Of one person and the booklet at this address: whatever they send at once comes one after the other."""
    rows = Participation.objects.select_for_update(of=("self",), no_key=True)
    rows = rows.select_related("person", "booklet")
    for participation in rows.filter(id=grant.participation_id):
        if _leads_to(slug, participation.booklet):
            return participation
    raise BadTicket


class _Desk:
    """What one call brings for one participation."""

    def __init__(
        self,
        participation: Participation,
        grant: Grant,
        acts: Sequence[Act],
        address: str,
        now: datetime,
    ) -> None:
        self.participation, self.grant, self.address, self.now = participation, grant, address, now
        mine = Q(participation_id=participation.id) | Q(id__in=[act.id for act in acts])
        self.known = sorted(Receipt.objects.filter(mine), key=attrgetter("round"))
        self.cancelled = _cancelled(self.known)
        self.new: list[Receipt] = []

    def receive(self, act: Act) -> Received:
        for receipt in (*self.known, *self.new):
            if receipt.id == act.id:
                require_same(act, receipt, self.participation, self.grant)
                return Received(act.id, receipt, known=False)
        shown = shown_in(act, self.participation.booklet)
        standing = self._standing(act, shown)
        if standing and standing.id not in self.cancelled:
            return Received(act.id, standing, known=True)
        receipt = self._make(act, shown, round_=standing.round + 1 if standing else 1)
        self.new.append(receipt)
        return Received(act.id, receipt, known=False)

    def save(self) -> None:
        if not self.new:
            return
        try:
            Receipt.objects.bulk_create(self.new)
        except IntegrityError as error:  # an id of somebody else, whom this company does not see
            raise OtherBody from error
        PendingEntry.objects.bulk_create(
            PendingEntry(
                company_id=one.company_id,
                kind=EntryKind.RECEIPT,
                subject_id=one.id,
                fingerprint=one.fingerprint,
            )
            for one in self.new
        )
        for one in self.new:
            self._acknowledge(one)
            announce(
                ReceiptMade(
                    company_id=one.company_id,
                    booklet_id=one.booklet_id,
                    receipt_id=one.id,
                    participation_id=one.participation_id,
                )
            )

    def _acknowledge(self, one: Receipt) -> None:
        """What a block asks to confirm is confirmed by itself: it is no part of what the booklet asks."""
        if one.part and one.part in blocks_of_publication(one.publication_id):
            return
        participations.acknowledge(
            participation=self.participation,
            receipt=participations.Acknowledged(
                publication_id=one.publication_id,
                part=one.part,
                at=one.received_at,
                signer=self.grant.signer,
            ),
            now=self.now,
        )

    def _standing(self, act: Act, shown: Shown) -> Receipt | None:
        """The last of those of the same version and part, by the same signer."""
        wanted = (self.participation.id, shown.publication_id, act.part, self.grant.signer)
        found = [
            one
            for one in (*self.known, *self.new)
            if (one.participation_id, one.publication_id, one.part, one.signer) == wanted
        ]
        return found[-1] if found else None

    def _make(self, act: Act, shown: Shown, round_: int) -> Receipt:
        offered = is_offered(act, self.participation, shown)
        flags = flags_of(act, shown, self.participation, self.grant, offered=offered, now=self.now)
        return make_receipt(
            act=act,
            participation=self.participation,
            signer=self.grant.signer,
            shown=shown,
            round_=round_,
            flags=flags,
            address=self.address,
            now=self.now,
        )


def _cancelled(receipts: list[Receipt]) -> set[UUID]:
    if not receipts:
        return set()
    found = Cancellation.objects.filter(receipt__in=receipts)
    return set(found.values_list("receipt_id", flat=True))
