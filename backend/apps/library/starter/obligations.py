from dataclasses import asdict
from datetime import datetime
from typing import Any

from apps.library import services
from apps.library.content import WrittenObligation
from apps.library.models import BookletKind, Domain, Level, Obligation
from apps.library.starter.codes import sector_ids
from apps.library.starter.outcome import Loading
from shared.actor import Actor
from shared.documents import fingerprint


def load_obligation(
    written: WrittenObligation, *, actor: Actor, loading: Loading, now: datetime
) -> None:
    source = fingerprint({**asdict(written), "checked_on": str(written.checked_on)})
    obligation = Obligation.objects.filter(code=written.code).first()
    if obligation and obligation.source == source:
        return
    told: dict[str, Any] = {
        "label": written.label,
        "reference": written.reference,
        "link": written.link,
        "kinds": [BookletKind(kind) for kind in written.kinds],
        "sectors": sector_ids(written.sectors),
        "level": Level(written.level),
        "doubt": written.doubt,
        "remark": written.remark,
        "domain": Domain(written.domain),
        "values": written.values,
        "conditions": written.conditions,
    }
    loading.note("obligations", is_new=obligation is None)
    if obligation is None:
        obligation = services.create_obligation(
            actor=actor, code=written.code, today=written.checked_on, now=now, **told
        )
        services.publish_obligation(actor=actor, obligation_id=obligation.id, now=now)
    else:
        services.update_obligation(actor=actor, obligation_id=obligation.id, changes=told, now=now)
    Obligation.objects.filter(id=obligation.id).update(source=source, checked_on=written.checked_on)
