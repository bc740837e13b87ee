from datetime import datetime

from apps.accounts import selectors
from apps.accounts.models import IdentitySwitch, SwitchEnd
from apps.journal import services as journal
from shared.tenancy.scope import act_as_company


def end_switch(*, session_key: str | None, how: SwitchEnd, now: datetime, ip: str) -> None:
    """Write down that the session acts as nobody else any more; nothing when it did not."""
    switch = selectors.open_switch(session_key=session_key)
    if switch:
        close_switch(switch=switch, how=how, now=now, ip=ip)


def close_switch(*, switch: IdentitySwitch, how: SwitchEnd, now: datetime, ip: str = "") -> None:
    """Write the end of a switch, once, into its row and into the journal that told of its start."""
    how = SwitchEnd.EXPIRED if now >= switch.until else how
    ended_at = min(now, switch.until)
    still_open = IdentitySwitch.objects.filter(id=switch.id, ended_at=None)
    if not still_open.update(ended_at=ended_at, how_ended=how):
        return
    # The administrator may have left the company meanwhile; its journal tells the end all the same.
    with act_as_company(switch.company_id):
        journal.record(
            actor=switch.actor(ip=ip),
            action="accounts.identity_returned",
            target=switch.target,
            label=switch.target.full_name,
            now=ended_at,
            after={"how": how.value},
        )
