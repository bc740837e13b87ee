from collections.abc import Iterable
from uuid import UUID

from apps.library.models import Obligation, Sector


def sector_ids(codes: Iterable[str]) -> list[UUID]:
    return _ids(Sector, codes)


def obligation_ids(codes: Iterable[str]) -> list[UUID]:
    return _ids(Obligation, codes)


def _ids(model: type[Sector] | type[Obligation], codes: Iterable[str]) -> list[UUID]:
    """Of the rows with these codes, in this order."""
    wanted = list(codes)
    found = dict(model.objects.filter(code__in=wanted).values_list("code", "id"))
    return [found[code] for code in wanted]
