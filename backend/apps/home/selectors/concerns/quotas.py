"""Room that a company will not have for long: from 80 % of a quota on."""

from uuid import UUID

from apps.booklets.models import READ_BY_PEOPLE, Booklet
from apps.emailing.models import MailMonth
from apps.home.selectors.concerns._kinds import Found, Kind, Scope
from apps.media.models import Storage
from apps.media.selectors import level_of
from apps.people import selectors as people
from shared.permissions import Action

Answer = dict[UUID | None, Found]


def find_storage(scope: Scope) -> Answer:
    rows = Storage.objects.of(scope.company.id).values_list("used_bytes", flat=True)
    return _near(used=rows.first() or 0, quota=scope.company.storage_bytes)


def find_people(scope: Scope) -> Answer:
    """Whoever has left takes no place."""
    used = people.count_present(company=scope.company, today=scope.today)
    return _near(used=used, quota=scope.company.people)


def find_mails(scope: Scope) -> Answer:
    """Of this month, sent or promised."""
    months = MailMonth.objects.filter(company_id=scope.company.id, month=scope.today.replace(day=1))
    used = months.values_list("used", flat=True).first()
    return _near(used=used or 0, quota=scope.company.mails_per_month)


def find_booklets(scope: Scope) -> Answer:
    """Published ones, and those that will be read again."""
    read = Booklet.objects.filter(
        company_id=scope.company.id, status__in=READ_BY_PEOPLE, trashed_at=None
    )
    return _near(used=read.count(), quota=scope.company.published_booklets)


def _near(*, used: int, quota: int) -> Answer:
    if not quota or level_of(used=used, quota=quota) == "ok":
        return {}
    return {None: Found(count=100 * used // quota, params={"used": used, "quota": quota})}


KINDS = tuple(
    Kind(name=name, rank=7, action=Action.MANAGE_OWN_COMPANY, find=find, of_company=True)
    for name, find in (
        ("storage_quota", find_storage),
        ("people_quota", find_people),
        ("mails_quota", find_mails),
        ("booklets_quota", find_booklets),
    )
)
