from dataclasses import asdict
from datetime import date, datetime
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
    source = _source_of(written)
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
        "verbatim": written.verbatim,
    }
    loading.note("obligations", is_new=obligation is None)
    if obligation is None:
        obligation = services.create_obligation(
            actor=actor, code=written.code, today=None, now=now, **told
        )
        services.publish_obligation(actor=actor, obligation_id=obligation.id, now=now)
    else:
        obligation = services.update_obligation(
            actor=actor, obligation_id=obligation.id, changes=told, now=now
        )
    checked = {} if obligation.checked_by_id else _check_of(written)
    Obligation.objects.filter(id=obligation.id).update(source=source, **checked)


def _check_of(written: WrittenObligation) -> dict[str, date | str | None]:
    """Who compared the reference with its source, if the file names somebody; whom the library names goes before."""
    return {"checked_on": written.checked_on, "checked_by_name": written.checked_by}


def _source_of(written: WrittenObligation) -> str:
    told = asdict(written)
    days = {name: str(told[name] or "") for name in ("written_on", "checked_on")}
    return fingerprint({**told, **days})
