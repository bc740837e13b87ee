"""SEC14: many launches at once at the month's quota promise no message too many."""

import os
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from uuid import UUID

import pytest
from django.db import connection
from django.utils import timezone

from apps.booklets.models import Booklet
from apps.emailing import services
from apps.emailing.models import Campaign, MailMonth, Waits
from apps.emailing.tests.acting import a_tested_mailing, admin
from apps.emailing.tests.campaigns import a_booklet_of
from shared.actor import Actor
from shared.tenancy.scope import act_as_company, act_as_platform
from tests.figures import FOLDER, KEPT, Figures

pytestmark = pytest.mark.django_db(transaction=True)

LAUNCHES = int(os.environ.get("LAUNCHES", "16"))
ROUNDS = int(os.environ.get("ROUNDS", "2"))
AT_ONCE = min(LAUNCHES, 40)  # each has a connection of its own; divides LAUNCHES
WHOLE = LAUNCHES >= 200 and ROUNDS >= 20
PEOPLE = 2


@pytest.mark.timeout(3600)
def test_no_launch_promises_more_than_the_month_has():
    overshoot = [_overshoot() for _ in range(ROUNDS)]

    _note(sum(overshoot))
    assert overshoot == [0] * ROUNDS


def _overshoot() -> int:
    """Half of the launches have room, and one message is left over."""
    with act_as_platform():
        booklet = a_booklet_of(PEOPLE)
        quota = booklet.company.mails_per_month = LAUNCHES // 2 * PEOPLE + 1
        booklet.company.save()
        actor = admin(booklet.company_id)
        ids = [a_tested_mailing(booklet=booklet).id for _ in range(LAUNCHES)]
    start = Barrier(AT_ONCE)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(lambda one: _launch(booklet, actor, one, start), ids))
    with act_as_platform():
        used = MailMonth.objects.get(company_id=booklet.company_id).used
        going = Campaign.objects.filter(id__in=ids, waits_for="", state="sending").count()
        waiting = Campaign.objects.filter(id__in=ids, waits_for=Waits.QUOTA).count()
    assert (going, waiting) == (LAUNCHES // 2, LAUNCHES - LAUNCHES // 2)
    assert used == going * PEOPLE
    return max(0, used - quota)


def _launch(booklet: Booklet, actor: Actor, mailing_id: UUID, start: Barrier) -> None:
    try:
        start.wait()  # all of a group at the same moment
        with act_as_company(booklet.company_id):
            services.launch_mailing(
                actor=actor, booklet_id=booklet.id, mailing_id=mailing_id, now=timezone.now()
            )
        with act_as_company(booklet.company_id):
            services.freeze_campaign(campaign_id=mailing_id, after=None, now=timezone.now())
    finally:
        connection.close()


def _note(overshoot: int) -> None:
    Figures("make mail-quota", folder=KEPT if WHOLE else FOLDER).note(
        "SEC14 mailings",
        "messages promised beyond the month's quota by launches at once",
        f"{overshoot} ({LAUNCHES} launches × {ROUNDS} rounds, {AT_ONCE} at the same moment)",
        goal="0",
        met=overshoot == 0,
    )
