from collections.abc import Iterable
from uuid import UUID

from apps.booklets import selectors as booklets
from apps.booklets.models import Booklet
from apps.participation import policies
from apps.participation.models import Participation
from shared import errors
from shared.actor import Actor
from shared.tenancy.models import TenantQuerySet


def open_booklet(*, actor: Actor, booklet_id: UUID) -> Booklet:
    """One whose participants the actor may change now."""
    booklet = booklets.get_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_change(actor, booklet)
    return booklet


def lock(participation_id: UUID) -> Participation | None:
    """One with its person and booklet, which nobody else changes meanwhile."""
    return _locked().filter(id=participation_id).first()


def lock_of(booklet: Booklet, participation_id: UUID) -> Participation:
    """One of this booklet and of no other, held."""
    rows = _locked().filter(company_id=booklet.company_id, booklet=booklet)
    one = rows.filter(id=participation_id).first()
    if one is None:
        raise errors.NotFound
    return one


def lock_many(booklet: Booklet, participation_ids: Iterable[UUID]) -> list[Participation]:
    """Those of this booklet, held in the order of their ids, so that nobody waits in a circle."""
    rows = _locked().filter(company_id=booklet.company_id, booklet=booklet)
    return list(rows.filter(id__in=list(participation_ids)).order_by("id"))


def _locked() -> TenantQuerySet[Participation]:
    rows = Participation.objects.select_for_update(of=("self",), no_key=True)
    return rows.select_related("person", "booklet__company")
