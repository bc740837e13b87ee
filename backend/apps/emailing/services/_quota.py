from datetime import date

from django.db.models import F

from apps.emailing.events import MailsCounted
from apps.emailing.models import Campaign, MailMonth
from shared.events import announce


def reserve(campaign: Campaign, count: int) -> bool:
    """Whether the month has room for so many: counted by one statement, so that nobody gets the same room."""
    month = _month_of(campaign)
    MailMonth.objects.get_or_create(company_id=campaign.company_id, month=month)
    room = campaign.booklet.company.mails_per_month - count
    months = MailMonth.objects.filter(company_id=campaign.company_id, month=month)
    has_room = bool(months.filter(used__lte=room).update(used=F("used") + count))
    if has_room:
        announce(MailsCounted(company_id=campaign.company_id))
    return has_room


def reserve_all(campaign: Campaign, *, month: date | None = None) -> bool:
    """Whether the month, of its launch unless told, has room for everybody who is written to; then it is theirs."""
    wanted, before = campaign.total - campaign.excluded, campaign.quota_month
    campaign.quota_month = month or before
    if not reserve(campaign, wanted):
        campaign.quota_month = before
        return False
    campaign.reserved = wanted
    return True


def give_back(campaign: Campaign, count: int) -> None:
    """Room in the month for so many others."""
    if count:
        months = MailMonth.objects.filter(company_id=campaign.company_id, month=_month_of(campaign))
        months.update(used=F("used") - count)
        announce(MailsCounted(company_id=campaign.company_id))


def _month_of(campaign: Campaign) -> date:
    return campaign.quota_month or campaign.partition
