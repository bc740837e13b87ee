from collections.abc import Iterable, Sequence
from datetime import datetime
from uuid import UUID

from django.utils.crypto import salted_hmac

from apps.accounts.models import IdentitySwitch
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Actor, require_own_hands
from shared.pagination import Page, paginate
from shared.tenancy.scope import act_as_company

BOUNDS = ("accounts.identity_switched", "accounts.identity_returned")
MOST_ACTS = 2000  # of one company, on one page


def session_digest(session_key: str | None) -> str:
    """What a switch remembers of its session: enough to find it, not to use it."""
    return salted_hmac("identity switch", session_key or "", algorithm="sha256").hexdigest()


def open_switch(*, session_key: str | None) -> IdentitySwitch | None:
    """The switch that this session began and has not ended, with both people."""
    return (
        IdentitySwitch.objects.filter(session=session_digest(session_key), ended_at=None)
        .select_related("administrator", "target")
        .first()
    )


def list_own_switches(*, actor: Actor, cursor: str | None, limit: int) -> Page[IdentitySwitch]:
    """Who acted in the actor's name, the newest first, and how often."""
    require_own_hands(actor)
    if actor.user_id is None:
        raise errors.NotSignedIn
    page = list_switches(user_id=actor.user_id, cursor=cursor, limit=limit)
    _count_acts(page.items)
    return page


def list_switches(
    *, user_id: UUID, cursor: str | None = None, limit: int = 100
) -> Page[IdentitySwitch]:
    """Who acted in a user's name, the newest first."""
    switches = IdentitySwitch.objects.filter(target_id=user_id).select_related("administrator")
    return paginate(switches, by=["-id"], cursor=cursor, limit=limit)


def _count_acts(switches: Sequence[IdentitySwitch]) -> None:
    """Read in the name of each company concerned: the target may have left it since."""
    for company_id in {switch.company_id for switch in switches}:
        here = [switch for switch in switches if switch.company_id == company_id]
        with act_as_company(company_id):
            acts = list(_acts_within(here))
        for switch in here:
            switch.acts = sum(
                actor_id == switch.administrator_id and switch.started_at <= at <= switch.end
                for actor_id, at in acts
            )


def _acts_within(switches: Sequence[IdentitySwitch]) -> Iterable[tuple[UUID | None, datetime]]:
    """What was done as the target from the first of these switches to the last one's end."""
    events = AuditEvent.objects.filter(
        company_id=switches[0].company_id,
        acting_as_id=switches[0].target_id,
        at__gte=min(switch.started_at for switch in switches),
        at__lte=max(switch.end for switch in switches),
    )
    done = events.exclude(action__in=BOUNDS).order_by("-at", "-id")
    return done.values_list("actor_id", "at")[:MOST_ACTS]
