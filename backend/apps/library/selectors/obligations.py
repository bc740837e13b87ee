from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime
from uuid import UUID

from django.db.models import Q, QuerySet

from apps.library import policies
from apps.library.models import BookletKind, ContentStatus, Level, Obligation
from shared import errors
from shared.actor import Actor
from shared.folding import fold
from shared.months import months_before
from shared.pagination import Page, paginate

CHECKED_FOR = 12  # months
TO_VERIFY = ~Q(doubt="") | Q(checked_on=None)  # as Obligation.verified_on says of one


@dataclass(frozen=True, slots=True, kw_only=True)
class ObligationFilter:
    """Which obligations; those who do not keep the library see published ones."""

    search: str = ""
    status: ContentStatus | None = None
    sector: UUID | None = None
    kind: BookletKind | None = None
    level: Level | None = None
    overdue: bool = False
    doubtful: bool = False


def list_obligations(
    *, actor: Actor, wanted: ObligationFilter, now: datetime, cursor: str | None, limit: int
) -> Page[Obligation]:
    """By label."""
    policies.require_reading(actor)
    obligations = _shown(actor)
    if wanted.status:
        obligations = obligations.filter(status=wanted.status)
    if wanted.sector:
        obligations = obligations.filter(_meant_for(wanted.sector))
    if wanted.kind:
        obligations = obligations.filter(Q(kinds__contains=[wanted.kind]) | Q(kinds=[]))
    if wanted.level:
        obligations = obligations.filter(level=wanted.level)
    if wanted.overdue:
        obligations = obligations.filter(checked_on__lt=checked_since(now))
    if wanted.doubtful:
        obligations = obligations.filter(TO_VERIFY)
    for word in fold(wanted.search).split():
        obligations = obligations.filter(words__contains=word)
    return paginate(obligations, by=["label", "id"], cursor=cursor, limit=limit)


def get_obligation(*, actor: Actor, obligation_id: UUID) -> Obligation:
    policies.require_reading(actor)
    obligation = _shown(actor).filter(id=obligation_id).first()
    if obligation is None:
        raise errors.NotFound
    return obligation


def obligations_of_sector(*, actor: Actor, sector_id: UUID) -> list[Obligation]:
    """What a booklet of this sector is asked, mandatory first; archived ones no longer count."""
    obligations = _shown(actor).exclude(status=ContentStatus.ARCHIVED)
    return list(obligations.filter(_meant_for(sector_id)).order_by("level", "label", "id"))


def obligations_by_id(ids: Iterable[UUID]) -> list[Obligation]:
    """These obligations by label, whatever their state: a chapter keeps what it once covered."""
    return list(Obligation.objects.filter(id__in=list(ids)).order_by("label", "id"))


def checked_since(now: datetime) -> date:
    """Whatever was checked before this day is to be checked again."""
    return months_before(now, CHECKED_FOR).date()


def is_overdue(obligation: Obligation, now: datetime) -> bool:
    return obligation.checked_on is not None and obligation.checked_on < checked_since(now)


def _shown(actor: Actor) -> QuerySet[Obligation]:
    if policies.may_manage_library(actor):
        return Obligation.objects.all()
    return Obligation.objects.filter(status=ContentStatus.PUBLISHED)


def _meant_for(sector_id: UUID) -> Q:
    """An obligation without sectors holds in every sector."""
    return Q(sectors__contains=[sector_id]) | Q(sectors=[])
