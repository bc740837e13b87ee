from collections.abc import Iterable
from typing import Any
from uuid import UUID

from apps.library.content import living_values
from apps.library.models import Obligation, Sector
from shared import errors


def check_references(values: dict[str, Any]) -> None:
    """Refuse sectors, obligations and living values that do not exist, each beside its field."""
    faults = {}
    if "sectors" in values and _unknown(Sector, values["sectors"]):
        faults["sectors"] = "unknown_sector"
    if "obligations" in values and _unknown(Obligation, values["obligations"]):
        faults["obligations"] = "unknown_obligation"
    if set(values.get("values", ())) - {one.key for one in living_values()}:
        faults["values"] = "unknown_value"
    if faults:
        raise errors.Invalid(faults)


def _unknown(model: type[Sector] | type[Obligation], ids: Iterable[UUID]) -> bool:
    wanted = set(ids)
    return bool(wanted) and model.objects.filter(id__in=wanted).count() != len(wanted)
