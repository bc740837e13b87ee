"""REL11: a small mailing beside a huge one of another company is through in at most twice its time alone."""

import os
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from django.utils import timezone

from apps.emailing.factories import CampaignFactory
from apps.emailing.models import Campaign, CampaignState, Delivery
from apps.emailing.services import launch_campaign
from apps.reading.factories import published_booklet
from shared.tenancy import act_as_platform
from shared.tenancy.scope import act_as_company
from tests.figures import FOLDER, KEPT, Figures
from tests.mail_kills.people import add_participants
from tests.processes import Process

FEW = int(os.environ.get("FEW", "20"))
MANY = int(os.environ.get("MANY", "4000"))
ROUNDS = int(os.environ.get("ROUNDS", "3"))
WHOLE = FEW >= 100 and MANY >= 1_000_000
LONG = MANY >= 100_000  # what is shorter is half noise of the machine
MOST_TIMES = 2.0
SINK_PORT, SPOOL_PORT = 18842, 18843
PATIENCE = 60.0

RunJobs = Callable[[], None]


class Loop:
    """Mail server, spool and senders on the test's database."""

    def __init__(self, folder: Path) -> None:
        told = {
            "LIVRETIER_DATABASE_POOL": "0",
            "LIVRETIER_MAIL_URL": f"smtp://127.0.0.1:{SINK_PORT}",
            "LIVRETIER_SPOOL_URL": f"tcp://127.0.0.1:{SPOOL_PORT}",
            "LIVRETIER_MAILS_PER_DOMAIN": "0",  # they all read at one
            "LIVRETIER_STATE": str(folder),
        }
        self.file = folder / "taken"
        self.file.touch()
        sink = ["tests.mail.sink", str(SINK_PORT), str(self.file)]
        sender = ["django", "keep_sending", "--by-night"]
        self.processes = [
            Process("fairness-sink", sink),
            Process("fairness-spool", ["django", "keep_spool"], **told),
            *(Process(f"fairness-sender-{number}", sender, **told) for number in range(2)),
        ]

    def taken(self) -> int:
        return self.file.read_bytes().count(b"\n")

    def seconds_until_taken(self, campaign: Campaign) -> float:
        """From the moment at which it may be sent to its last message."""
        with act_as_platform():
            rows = Delivery.objects.filter(campaign=campaign, month=campaign.partition)
            missing = {f"{one}.1" for one in rows.values_list("id", flat=True)}
        assert len(missing) == FEW
        with self.file.open() as lines:
            lines.seek(0, os.SEEK_END)
            _go_on(campaign)
            began = time.monotonic()
            while missing:
                assert time.monotonic() < began + PATIENCE, f"{len(missing)} never came"
                missing -= {line.rstrip("\n") for line in lines}
                time.sleep(0.005)
        return time.monotonic() - began


@pytest.fixture
def loop(transactional_db: None, tmp_path: Path) -> Iterator[Loop]:
    loop = Loop(tmp_path)
    try:
        for process in loop.processes:
            process.start()
        yield loop
    finally:
        for process in loop.processes:
            process.end()


@pytest.mark.timeout(3600)
@pytest.mark.django_db(transaction=True)
def test_few_do_not_wait_for_many(run_jobs: RunJobs, built_renderer: Path, loop: Loop):
    big, warm, *small = _waiting_campaigns([MANY, *[FEW] * (2 * ROUNDS + 1)], run_jobs)
    loop.seconds_until_taken(warm)

    alone = [loop.seconds_until_taken(one) for one in small[:ROUNDS]]
    before = loop.taken()
    _go_on(big)
    while loop.taken() < before + MANY / 20:
        time.sleep(0.01)
    beside = [loop.seconds_until_taken(one) for one in small[ROUNDS:]]
    left = MANY - (loop.taken() - before - ROUNDS * FEW)

    times = statistics.median(beside) / statistics.median(alone)
    _note(times, alone, beside)
    assert left > 0, "the big mailing ended first: nothing was measured"
    assert times <= (MOST_TIMES if LONG else 5 * MOST_TIMES)


def _waiting_campaigns(sizes: list[int], run_jobs: RunJobs) -> list[Campaign]:
    """Of a company each, ready to be sent."""
    campaigns = [_campaign_of(people) for people in sizes]
    for campaign in campaigns:
        with act_as_company(campaign.company_id):
            launch_campaign(campaign_id=campaign.id, now=timezone.now())
    with act_as_platform():
        waiting = Campaign.objects.filter(state=CampaignState.SCHEDULED)
        while waiting.exists():
            run_jobs()
            _hold_ready()
        return [Campaign.objects.get(id=one.id) for one in campaigns]


def _campaign_of(people: int) -> Campaign:
    with act_as_platform():
        booklet = published_booklet()
        booklet.company.mails_per_month = 10 * people
        booklet.company.save()
        add_participants(booklet, people)
        campaign: Campaign = CampaignFactory.create(booklet=booklet)
        return campaign


def _hold_ready() -> None:
    ready = Campaign.objects.filter(state=CampaignState.SENDING)
    ready.update(state=CampaignState.PAUSED)


def _go_on(campaign: Campaign) -> None:
    with act_as_platform():
        Campaign.objects.filter(id=campaign.id).update(state=CampaignState.SENDING)


def _note(times: float, alone: list[float], beside: list[float]) -> None:
    figures = Figures("make mail-fairness", folder=KEPT if WHOLE else FOLDER)
    figures.note(
        "REL11",
        f"{FEW} mails beside {MANY} of another company: time ÷ alone",
        f"{times:.1f} ({statistics.median(beside):.2f} s, alone {statistics.median(alone):.2f} s,"
        f" medians of {ROUNDS})",
        goal=f"≤ {MOST_TIMES:g}",
        met=times <= MOST_TIMES,
    )
