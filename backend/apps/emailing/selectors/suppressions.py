from dataclasses import dataclass
from uuid import UUID

from apps.emailing.addresses import address_key, open_address
from apps.emailing.models import Suppression, SuppressionReason
from shared import errors
from shared.actor import Actor
from shared.pagination import Page, paginate
from shared.permissions import Action, may, require

BY_READERS = (SuppressionReason.COMPLAINT, SuppressionReason.UNSUBSCRIBED)


@dataclass(frozen=True, slots=True, kw_only=True)
class SuppressionFilter:
    """Which ones: those in force, unless told otherwise."""

    address: str = ""  # whole: nobody searches by a part of what is hashed
    reason: SuppressionReason | None = None
    lifted: bool = False


def list_suppressions(
    *, actor: Actor, wanted: SuppressionFilter, cursor: str | None, limit: int
) -> Page[Suppression]:
    """Addresses of the company that get no mail, the newest first."""
    require(actor, Action.SET_ADDRESSES_ASIDE)
    rows = Suppression.objects.visible_to(actor).filter(lifted_at__isnull=not wanted.lifted)
    if wanted.address:
        rows = rows.filter(address_key=address_key(wanted.address))
    if wanted.reason:
        rows = rows.filter(reason=wanted.reason)
    return paginate(rows, by=["-id"], cursor=cursor, limit=limit)


def get_suppression(*, actor: Actor, suppression_id: UUID) -> Suppression:
    """One of them."""
    found = None
    if may(actor, Action.SET_ADDRESSES_ASIDE):
        found = Suppression.objects.visible_to(actor).filter(id=suppression_id).first()
    if found is None:
        raise errors.NotFound
    return found


def may_lift(actor: Actor, suppression: Suppression) -> bool:
    """What a reader wanted, only an administrator undoes."""
    wanted = Action.SET_ADDRESSES_ASIDE
    if suppression.reason in BY_READERS:
        wanted = Action.OVERRULE_READERS
    return suppression.lifted_at is None and may(actor, wanted)


def shown_address(actor: Actor, suppression: Suppression) -> str | None:
    """Only administrators read it."""
    if not may(actor, Action.OVERRULE_READERS):
        return None
    return open_address(bytes(suppression.address))
