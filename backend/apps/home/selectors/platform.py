from dataclasses import dataclass
from datetime import datetime

from apps.home.models import Concern
from apps.home.selectors.concerns import quotas
from apps.library import selectors as library
from apps.library.models import ContentStatus, Obligation
from shared.actor import Actor, PlatformRole
from shared.jobs.troubled import failed_jobs
from shared.permissions import Action, may

MOST_NAMED = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class PlatformHome:
    """What waits for those who run the installation; what they may not settle is None."""

    near_quota: list[Concern] | None  # the fullest first, each with its company
    failed_jobs: int | None
    obligations_to_check: int | None  # published, and not looked at for a year
    obligations_in_doubt: int | None  # or that nobody has checked yet


def platform_home(*, actor: Actor, now: datetime) -> PlatformHome | None:
    """For the platform's staff, in their own name."""
    if actor.platform_role is PlatformRole.NONE:
        return None
    keeps_library = may(actor, Action.MANAGE_LIBRARY)
    published = Obligation.objects.filter(status=ContentStatus.PUBLISHED)
    overdue = published.filter(checked_on__lt=library.checked_since(now))
    return PlatformHome(
        near_quota=_near_quota() if may(actor, Action.MANAGE_COMPANIES) else None,
        failed_jobs=failed_jobs().count() if may(actor, Action.READ_SERVICE_STATUS) else None,
        obligations_to_check=overdue.count() if keeps_library else None,
        obligations_in_doubt=published.filter(library.TO_VERIFY).count() if keeps_library else None,
    )


def _near_quota() -> list[Concern]:
    kinds = [kind.name for kind in quotas.KINDS]
    rows = Concern.objects.filter(kind__in=kinds).select_related("company")
    return list(rows.order_by("-count", "company_id", "kind")[:MOST_NAMED])
