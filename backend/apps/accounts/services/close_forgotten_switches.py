from datetime import datetime

from apps.accounts.models import IdentitySwitch, SwitchEnd
from apps.accounts.services.end_switch import close_switch


def close_forgotten_switches(*, now: datetime) -> int:
    """Write the end of switches whose browser never came back to hear of it."""
    forgotten = IdentitySwitch.objects.filter(ended_at=None, until__lte=now)
    for switch in (switches := list(forgotten.select_related("target", "administrator"))):
        close_switch(switch=switch, how=SwitchEnd.EXPIRED, now=now)
    return len(switches)
