from datetime import datetime

from apps.companies.models import Host
from apps.journal import services as journal
from shared.actor import Actor


def set_host_brand(*, actor: Actor, hostname: str, brand: str, now: datetime) -> Host:
    """Let the studio show a brand to whoever comes by this hostname."""
    host = Host.objects.filter(hostname=hostname.lower()).first() or Host(hostname=hostname.lower())
    if host.brand == brand:
        return host
    before, host.brand = host.brand, brand
    host.save()
    journal.record(
        actor=actor,
        action="companies.host_brand_set",
        target=host,
        now=now,
        before={"brand": before} if before else {},
        after={"hostname": host.hostname, "brand": brand},
    )
    return host
