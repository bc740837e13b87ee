from datetime import datetime
from math import ceil
from zoneinfo import ZoneInfo

from apps.booklets.models import Booklet
from apps.emailing.calendar import closes_at, next_allowed
from apps.emailing.models import Campaign


def room_of(campaign: Campaign, booklet: Booklet, *, now: datetime) -> int:
    """How many more messages of a mailing that is spread over its day may be begun by now: all of them once it is over."""
    assert campaign.launched_at
    zone = ZoneInfo(booklet.company.timezone)
    begins = next_allowed(campaign.launched_at, zone=zone)
    day = (closes_at(begins, zone=zone) - begins).total_seconds()
    share = min(max((now - begins).total_seconds(), 0.0) / day, 1.0)
    return max(0, ceil((campaign.total - campaign.excluded) * share) - campaign.begun)
