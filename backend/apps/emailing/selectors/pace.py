from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from apps.emailing.calendar import closes_at, next_allowed
from apps.emailing.models import Campaign, CampaignState, Waits

USUAL: Final = 20.0  # messages a second, until a mailing has shown its own pace
ENOUGH: Final = 100  # messages that show it
LONGEST: Final = timedelta(days=60)


def estimate_end(*, campaign: Campaign, now: datetime) -> datetime | None:
    """When the last message of a mailing that is being sent should have left; quiet hours are waited for.

    Nobody knows when the provider comes back, or the month has room.
    """
    if campaign.state != CampaignState.SENDING or campaign.waits_for in (
        Waits.QUOTA,
        Waits.PROVIDER,
    ):
        return None
    zone = ZoneInfo(campaign.booklet.company.timezone)
    left = timedelta(seconds=remaining(campaign) / _pace(campaign, now))
    at = next_allowed(now, zone=zone)
    while left > (room := closes_at(at, zone=zone) - at):
        left -= room
        at = next_allowed(at + room, zone=zone)
        if at - now > LONGEST:
            return None
    return max(at + left, _end_of_spreading(campaign, zone))


def _end_of_spreading(campaign: Campaign, zone: ZoneInfo) -> datetime:
    assert campaign.launched_at
    if not campaign.spread or campaign.begun >= campaign.total - campaign.excluded:
        return campaign.launched_at
    return closes_at(campaign.launched_at, zone=zone)


def remaining(campaign: Campaign) -> int:
    """People on whom nothing is known yet."""
    known = campaign.excluded + campaign.sent + campaign.failed + campaign.uncertain
    return max(0, campaign.total - known)


def _pace(campaign: Campaign, now: datetime) -> float:
    if campaign.launched_at is None or campaign.sent < ENOUGH:
        return USUAL
    served = (campaign.served_at or now) - campaign.launched_at
    return max(campaign.sent / max(served.total_seconds(), 1.0), 0.1)
