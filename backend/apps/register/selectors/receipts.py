from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from django.db.models import Exists, OuterRef, Q, QuerySet

from apps.booklets import selectors as booklets
from apps.booklets.models import Booklet
from apps.register import policies
from apps.register.models import Cancellation, Receipt, RegisterEntry
from apps.register.proof import parse_number
from shared import errors
from shared.actor import Actor
from shared.pagination import Page, paginate_parts
from shared.searching import holding, holding_in_list, words_of

EXACT = ("participation_id", "version", "locale", "channel", "strength")


@dataclass(frozen=True, slots=True, kw_only=True)
class RegisterFilter:
    """Which receipts of a booklet: all of them, newest first, unless told otherwise."""

    search: str = ""  # a person, or a number
    participation_id: UUID | None = None
    version: str = ""
    locale: str = ""
    channel: str = ""
    strength: str = ""
    cancelled: bool | None = None
    since: datetime | None = None
    until: datetime | None = None
    by_name: bool = False

    @property
    def order(self) -> list[str]:
        newest = ["-received_at", "-id"]
        return ["name", *newest] if self.by_name else newest


def get_register(*, actor: Actor, booklet_id: UUID) -> Booklet:
    """A booklet whose register the actor may read."""
    booklet = booklets.get_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_read(actor, booklet)
    return booklet


def list_receipts(
    *, booklet: Booklet, wanted: RegisterFilter, cursor: str | None, limit: int
) -> Page[Receipt]:
    """Some of the register, with what cancelled each."""
    parts = holding_in_list(
        Receipt.objects.filter(_narrowed(wanted)).prefetch_related("cancellation"),
        _words(wanted),
        place=_of(booklet),
        company_id=booklet.company_id,
        within=booklet.id,
        name="name" if wanted.by_name else "",
    )
    return paginate_parts(parts, by=wanted.order, cursor=cursor, limit=limit)


def find_receipts(*, booklet: Booklet, wanted: RegisterFilter) -> QuerySet[Receipt]:
    """The receipts of a booklet that the filter lets through."""
    receipts = Receipt.objects.filter(_of(booklet), _narrowed(wanted))
    return holding(receipts, _words(wanted)).select_related("cancellation")


def _of(booklet: Booklet) -> Q:
    return Q(company_id=booklet.company_id, booklet_id=booklet.id)


def _words(wanted: RegisterFilter) -> list[str]:
    """Of a person; who types a number looks for that one."""
    return [] if parse_number(wanted.search) else words_of(wanted.search)


def _narrowed(wanted: RegisterFilter) -> Q:
    """Whoever is searched."""
    exact = {
        **{name: getattr(wanted, name) for name in EXACT},
        "number": parse_number(wanted.search),
        "received_at__gte": wanted.since,
        "received_at__lt": wanted.until,
    }
    narrow = Q(**{name: value for name, value in exact.items() if value})
    if wanted.cancelled is None:
        return narrow
    cancelled = Exists(Cancellation.objects.filter(receipt_id=OuterRef("id")))
    return narrow & (Q(cancelled) if wanted.cancelled else ~Q(cancelled))


def get_receipt(*, booklet: Booklet, receipt_id: UUID) -> Receipt:
    """A receipt of this booklet."""
    receipts = find_receipts(booklet=booklet, wanted=RegisterFilter())
    receipt = receipts.filter(id=receipt_id).first()
    if receipt is None:
        raise errors.NotFound
    return receipt


def entries_of(receipts: Iterable[Receipt]) -> dict[UUID, RegisterEntry]:
    """The places of those that have one."""
    ids = [receipt.id for receipt in receipts]
    return {one.subject_id: one for one in RegisterEntry.objects.filter(subject_id__in=ids)}
