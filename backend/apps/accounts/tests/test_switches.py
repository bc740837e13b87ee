from datetime import UTC, datetime, timedelta

import pytest

from apps.accounts.factories import UserFactory
from apps.accounts.models import LONGEST_SWITCH, IdentitySwitch
from apps.accounts.services import close_forgotten_switches, end_switch, start_switch
from apps.accounts.tasks import close_forgotten_switches as every_hour
from apps.journal.models import AuditEvent
from shared.actor import Actor

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)


def start(session_key: str, *, at=NOW) -> None:
    start_switch(
        actor=Actor(user_id=UserFactory.create().id),
        target=UserFactory.create(),
        company_id=None,
        reason="Demande par téléphone",
        session_key=session_key,
        now=at,
    )


class TestCloseForgottenSwitches:
    def test_writes_the_end_of_those_whose_browser_never_came_back(self):
        start("forgotten", at=NOW - timedelta(hours=2))
        start("under way", at=NOW - timedelta(minutes=59))

        assert close_forgotten_switches(now=NOW) == 1

        forgotten, under_way = IdentitySwitch.objects.order_by("started_at")
        assert (forgotten.ended_at, forgotten.how_ended) == (forgotten.until, "expired")
        assert under_way.ended_at is None

    def test_writes_an_end_once(self):
        start("forgotten", at=NOW - LONGEST_SWITCH * 2)

        every_hour()
        every_hour()
        end_switch(session_key="forgotten", how="returned", now=NOW, ip="")

        assert AuditEvent.objects.filter(action="accounts.identity_returned").count() == 1
