from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from apps.participation.events import ParticipationsChanged
from apps.participation.models import Participation
from shared.events import announce


def write(participations: Iterable[Participation], *, fields: Sequence[str], now: datetime) -> None:
    """Save these fields of many: one statement for all that say the same."""
    alike: defaultdict[str, list[Participation]] = defaultdict(list)
    for one in participations:
        alike[repr([getattr(one, name) for name in fields])].append(one)
    written = list(alike.values())
    for group in written:
        said: dict[str, Any] = {name: getattr(group[0], name) for name in fields}
        ids = [one.id for one in group]
        Participation.objects.filter(id__in=ids).update(**said, updated_at=now)
    tell_changed(one for group in written for one in group)


def tell_changed(participations: Iterable[Participation]) -> None:
    """Once for each booklet."""
    for company_id, booklet_id in {(one.company_id, one.booklet_id) for one in participations}:
        announce(ParticipationsChanged(company_id=company_id, booklet_id=booklet_id))
