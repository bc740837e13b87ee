from datetime import datetime
from uuid import UUID

from apps.comprehension.models import WAITING, QuestionStatus, ReaderQuestion
from apps.participation.models import Participation
from shared.months import months_before
from shared.tenancy import act_as_platform
from shared.tenancy.models import TenantQuerySet

KEPT_MONTHS = 6
AT_ONCE = 1000
NOTHING = {
    **dict.fromkeys(("text", "quote", "block_id", "name", "reply_to", "signer"), ""),
    **dict.fromkeys(("answer", "reason"), ""),
    "participation_id": None,
}


def erase_questions(*, now: datetime) -> int:
    """Of those that ended half a year ago a count is left, and nothing that somebody wrote."""
    last = months_before(now.date(), KEPT_MONTHS)
    erased = 0
    with act_as_platform():
        ended = ReaderQuestion.objects.filter(ended_on__lt=last, erased_at=None)
        while ids := list(ended.order_by("ended_on").values_list("id", flat=True)[:AT_ONCE]):
            erased += _erase(ReaderQuestion.objects.filter(id__in=ids), now)
    return erased


def erase_of_person(*, company_id: UUID, person_id: UUID, now: datetime) -> int:
    """Somebody is forgotten: what they asked in their name is no evidence of anything."""
    theirs = Participation.objects.filter(company_id=company_id, person_id=person_id)
    rows = ReaderQuestion.objects.filter(
        company_id=company_id, participation_id__in=list(theirs.values_list("id", flat=True))
    )
    rows.filter(status__in=WAITING).update(status=QuestionStatus.CLOSED, ended_on=now.date())
    return _erase(rows, now)


def _erase(rows: TenantQuerySet[ReaderQuestion], now: datetime) -> int:
    return rows.update(**NOTHING, erased_at=now, updated_at=now)
