"""REL1: a mailing under kills of its workers, PostgreSQL, RabbitMQ and the spool: none lost, none doubled."""

import os
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from django.utils import timezone

from apps.emailing.factories import CampaignFactory
from apps.emailing.models import Campaign, CampaignState
from apps.emailing.services import launch_campaign
from apps.reading.factories import published_booklet
from shared.tenancy import act_as_platform
from shared.tenancy.scope import act_as_company
from tests.figures import FOLDER, KEPT, Figures
from tests.mail_kills.people import add_participants
from tests.processes import Broker, Process
from tests.register_kills.cluster import Cluster

RECIPIENTS = int(os.environ.get("RECIPIENTS", "100000"))
COUNTS = map(int, os.environ.get("KILLS", "20 3 3 3").split())
KILLS = dict(zip(("workers", "PostgreSQL", "RabbitMQ", "spool"), COUNTS, strict=True))
CONNECTIONS = 4
DATABASE_PORT, SINK_PORT, SPOOL_PORT, BROKER_PORT = 18831, 18832, 18833, 18834
PATIENCE = 3000.0


@pytest.fixture
def campaign(
    transactional_db: None, run_jobs: Callable[[], None], built_renderer: Path
) -> Campaign:
    """Launched; a worker that may be killed freezes it, unless RabbitMQ is left out."""
    with act_as_platform():
        booklet = published_booklet()
        booklet.company.mails_per_month = 10 * RECIPIENTS
        booklet.company.save()
        add_participants(booklet, RECIPIENTS)
        campaign: Campaign = CampaignFactory.create(booklet=booklet)
    with act_as_company(campaign.company_id):
        launch_campaign(campaign_id=campaign.id, now=timezone.now())
    while not KILLS["RabbitMQ"] and _state_of(campaign) != CampaignState.SENDING:
        run_jobs()
    return campaign


@pytest.fixture
def cluster(campaign: Campaign) -> Iterator[Cluster]:
    cluster = Cluster(Path("/tmp") / f"livretier-mails-{random.randrange(10**6)}", DATABASE_PORT)
    try:
        cluster.make()
        yield cluster
    finally:
        cluster.end()


def _state_of(campaign: Campaign) -> str:
    with act_as_platform():
        return Campaign.objects.get(id=campaign.id).state


@pytest.fixture
def broker() -> Iterator[Broker | None]:
    """Of our own, if it is to be killed."""
    if not KILLS["RabbitMQ"]:
        yield None
        return
    broker = Broker(Path("/tmp") / f"livretier-mails-rabbit-{random.randrange(10**6)}", BROKER_PORT)
    try:
        broker.start()
        yield broker
    finally:
        broker.stop()


class Loop:
    """The processes of a mailing, and the file in which the mail server tells what it took."""

    def __init__(self, cluster: Cluster, broker: Broker | None, folder: Path) -> None:
        told = {
            "LIVRETIER_DATABASE_URL": cluster.url,
            "LIVRETIER_DATABASE_POOL": "0",
            "LIVRETIER_MAIL_URL": f"smtp://127.0.0.1:{SINK_PORT}",
            "LIVRETIER_SPOOL_URL": f"tcp://127.0.0.1:{SPOOL_PORT}",
            "LIVRETIER_MAIL_CONNECTIONS": str(CONNECTIONS),
            "LIVRETIER_MAILS_PER_DOMAIN": "0",  # they all read at one
            "LIVRETIER_STATE": str(folder),
        }
        self.jobs: list[Process] = []
        if broker:
            told["LIVRETIER_BROKER_URL"] = broker.url
            self.jobs = _job_processes(told, folder)
        self.file = folder / "taken"
        self.file.touch()
        command = ["tests.mail.sink", str(SINK_PORT), str(self.file)]
        self.sink = Process("mails-sink", command)
        self.spool = Process("mails-spool", ["django", "keep_spool"], **told)
        self.senders = [
            Process(f"mails-sender-{number}", ["django", "keep_sending", "--by-night"], **told)
            for number in range(2)
        ]

    @property
    def processes(self) -> list[Process]:
        return [self.sink, self.spool, *self.senders, *self.jobs]

    def taken(self) -> int:
        return self.file.read_bytes().count(b"\n")


def _job_processes(told: dict[str, str], folder: Path) -> list[Process]:
    celery = ["celery", "--app", "config.celery:app"]
    queues = ["--queues", "livretier.jobs,livretier.clock", "--concurrency", "1"]
    schedule = ["--schedule", str(folder / "schedule")]
    return [
        Process("mails-worker", [*celery, "worker", *queues], **told),
        Process("mails-beat", [*celery, "beat", *schedule], **told),
    ]


@pytest.mark.timeout(3600)
@pytest.mark.django_db(transaction=True)
def test_none_is_lost_and_none_doubled(
    campaign: Campaign, cluster: Cluster, broker: Broker | None, tmp_path: Path
):
    loop = Loop(cluster, broker, tmp_path)
    try:
        for process in loop.processes:
            process.start()
        began = time.monotonic()
        _kill_meanwhile(loop, _victims(loop, cluster, broker))
        _wait_until_done(cluster)
        seconds = time.monotonic() - began
        uncertain = _uncertain(cluster)
        _settle(cluster, loop)
    finally:
        for process in loop.processes:
            process.end()

    _judge(cluster, loop, uncertain, seconds)


def _victims(loop: Loop, cluster: Cluster, broker: Broker | None) -> list[Callable[[], None]]:
    workers = [*loop.senders, *loop.senders, *loop.jobs[:1]]
    victims: list[Callable[[], None]] = [
        *[lambda: _again(random.choice(workers))] * KILLS["workers"],
        *[lambda: _again(cluster)] * KILLS["PostgreSQL"],
        *[lambda: _again(broker)] * KILLS["RabbitMQ"],
        *[lambda: _again(loop.spool)] * KILLS["spool"],
    ]
    random.shuffle(victims)
    return victims


def _again(victim: Process | Cluster | Broker | None) -> None:
    assert victim
    victim.kill()
    victim.start()


def _kill_meanwhile(loop: Loop, victims: list[Callable[[], None]]) -> None:
    """Each when its share was taken: none of them waits for the end."""
    ends = time.monotonic() + PATIENCE
    for place, kill in enumerate(victims, start=1):
        while loop.taken() < RECIPIENTS * place / (len(victims) + 1):
            assert time.monotonic() < ends, f"{loop.taken()} of {RECIPIENTS} were taken"
            time.sleep(0.01)
        kill()


def _wait_until_done(cluster: Cluster) -> None:
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        with cluster.connect() as database:
            row = database.execute("SELECT state FROM emailing_campaign").fetchone()
        if row == ("done",):
            return
        time.sleep(0.5)
    raise AssertionError("the mailing does not end")


def _uncertain(cluster: Cluster) -> list[str]:
    with cluster.connect() as database:
        rows = database.execute(
            "SELECT id || '.' || attempt FROM emailing_delivery WHERE state = 'uncertain'"
        ).fetchall()
    return [one for (one,) in rows]


def _settle(cluster: Cluster, loop: Loop) -> None:
    """By news for what was taken, by a manager for the rest, which is sent again."""
    command = ["tests.mail_kills.settle", str(loop.file)]
    process = Process("mails-settle", command, LIVRETIER_DATABASE_URL=cluster.url)
    process.start()
    assert process.running
    assert process.running.wait(timeout=120) == 0, "artefacts/log/mails-settle.log says why"
    _wait_until_done(cluster)


def _judge(cluster: Cluster, loop: Loop, uncertain: list[str], seconds: float) -> None:
    took = Counter(loop.file.read_text().split())
    with cluster.connect() as database:
        rows = database.execute(
            "SELECT id || '.' || attempt, state FROM emailing_delivery"
        ).fetchall()
        counts = database.execute("SELECT total, sent, uncertain FROM emailing_campaign").fetchone()
    states: dict[str, str] = dict(rows)
    arrived = [one for one, state in states.items() if state in ("sent", "delivered")]
    lost = [one for one in arrived if not took[one]] + sorted(states.keys() - arrived)
    people = Counter(one.rpartition(".")[0] for one in took.elements())
    doubled = [one for one, times in people.items() if times > 1]
    unasked = [one for one in people if one not in {name.rpartition(".")[0] for name in states}]
    found = sum(bool(took[one]) for one in uncertain)
    allowed = CONNECTIONS * KILLS["spool"]
    counted = (len(lost), len(doubled), len(uncertain))
    _note(counted, found=found, allowed=allowed, seconds=seconds)

    assert (lost, doubled, unasked) == ([], [], [])
    assert len(uncertain) <= allowed
    assert len(states) == RECIPIENTS
    assert counts == (RECIPIENTS, RECIPIENTS, 0)


def _note(counted: tuple[int, int, int], *, found: int, allowed: int, seconds: float) -> None:
    lost, doubled, uncertain = counted
    kills = ", ".join(f"{count} of {name}" for name, count in KILLS.items())
    whole = (RECIPIENTS, tuple(KILLS.values())) == (100_000, (20, 3, 3, 3))
    Figures("make mail-kills", folder=KEPT if whole else FOLDER).note(
        "REL1",
        "messages of a mailing under kills: lost, doubled, uncertain",
        f"{lost}, {doubled}, {uncertain} ({RECIPIENTS} recipients in {seconds:.0f} s; kills: {kills};"
        f" {found} of the uncertain had been taken; all of them settled)",
        goal=f"0, 0, ≤ {allowed}, all of them settled",
        met=(lost, doubled) == (0, 0) and uncertain <= allowed,
    )
