from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from apps.emailing.factories import CampaignFactory
from apps.emailing.models import CampaignState, Waits
from apps.emailing.selectors import estimate_end

pytestmark = pytest.mark.django_db

TUESDAY = datetime(2027, 3, 16, 10, tzinfo=UTC)  # eleven in Paris


def end(total: int, now: datetime = TUESDAY, **said: Any) -> datetime | None:
    campaign = CampaignFactory.create(
        launched=True, total=total, **{"launched_at": TUESDAY, "served_at": now, **said}
    )
    campaign.booklet.company.timezone = "Europe/Paris"
    return estimate_end(campaign=campaign, now=now)


def test_goes_on_at_the_usual_pace_until_it_has_shown_its_own():
    assert end(1200) == TUESDAY + timedelta(seconds=60)


def test_goes_on_at_the_pace_that_it_has_shown():
    later = TUESDAY + timedelta(seconds=100)

    assert end(20_000, now=later, sent=10_000) == later + timedelta(seconds=100)


def test_waits_for_the_morning():
    nine_hours = 9 * 3600 * 20

    assert end(nine_hours + 1200) == datetime(2027, 3, 17, 7, 1, tzinfo=UTC)


def test_says_nothing_of_what_does_not_go_on():
    assert end(100, state=CampaignState.PAUSED) is None
    assert end(100, waits_for=Waits.QUOTA) is None
    assert end(100, waits_for=Waits.PROVIDER) is None


def test_one_that_is_spread_ends_with_the_day():
    assert end(1200, spread=True) == TUESDAY.replace(hour=19)


def test_one_that_is_spread_ends_as_any_other_once_all_are_begun():
    assert end(1200, spread=True, begun=1200) == TUESDAY + timedelta(seconds=60)
