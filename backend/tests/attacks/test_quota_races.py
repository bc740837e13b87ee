"""SEC14: however many ask at once, the quota is not passed by a byte, and nobody is refused in vain."""

import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Barrier
from uuid import UUID

import pytest
from django.db import connection
from django.utils import timezone

from apps.companies.factories import MembershipFactory
from apps.companies.models import Company
from apps.media import services
from apps.media.models import Storage
from apps.media.services._ledger import QuotaReached
from apps.media.tests.uploading import acting, analysed, arrive_unseen, start
from shared.actor import Actor
from shared.tenancy import act_as, act_as_platform
from tests.figures import Figures

pytestmark = pytest.mark.django_db(transaction=True)

AT_ONCE, ROUNDS = 200, 20
CONNECTIONS = 25
LARGEST = 1000


@dataclass(frozen=True)
class Asked:
    """One upload: the room it announces, and how much more its cleaned bytes take."""

    size: int
    growth: int


@pytest.mark.timeout(600)
def test_two_hundred_uploads_at_once_never_pass_the_quota(figures: Figures):
    overshoot = refused_in_vain = admitted = 0
    for number in range(ROUNDS):
        chance = random.Random(number)
        with act_as_platform():
            actor = acting(MembershipFactory.create())
        quota = chance.randrange(1, AT_ONCE * LARGEST // 2)
        assert actor.company_id
        _set_quota(actor.company_id, quota)

        growths = (0, 0, 200) if number % 2 else (0,)
        wanted = [
            Asked(chance.randrange(1, LARGEST), chance.choice(growths)) for _ in range(AT_ONCE)
        ]
        refused = _all_at_once(actor, wanted)

        taken = _taken(actor.company_id)
        overshoot += max(0, taken - quota)
        if growths == (0,):  # a file that grew too large gives back room that others were denied
            refused_in_vain += sum(size <= quota - taken for size in refused)
        admitted += AT_ONCE - len(refused)

    figures.note(
        "SEC14",
        f"{AT_ONCE} uploads at once at the storage quota × {ROUNDS} rounds, over {CONNECTIONS}"
        f" connections: {admitted} admitted",
        f"overshoot {overshoot} bytes, {refused_in_vain} refused in vain",
        goal="overshoot 0",
        met=overshoot == 0,
    )
    assert (overshoot, refused_in_vain) == (0, 0)
    assert 0 < admitted < AT_ONCE * ROUNDS


def _all_at_once(actor: Actor, wanted: list[Asked]) -> list[int]:
    """The sizes for which there was no room."""
    start = Barrier(CONNECTIONS)

    def line(place: int) -> list[int]:
        start.wait()
        try:
            return [size for asked in wanted[place::CONNECTIONS] if (size := _ask(actor, asked))]
        finally:
            connection.close()

    with ThreadPoolExecutor(CONNECTIONS) as pool:
        return [size for sizes in pool.map(line, range(CONNECTIONS)) for size in sizes]


def _ask(actor: Actor, asked: Asked) -> int:
    """Nothing, or the room that was missing."""
    try:
        with act_as(actor):
            upload = (arrive_unseen if asked.growth else start)(actor, size=asked.size)
    except QuotaReached:
        return asked.size
    if asked.growth:
        with act_as(actor):
            said = analysed(size=asked.size + asked.growth)
            file = services.settle_ready(upload=upload, analysed=said, now=timezone.now())
            return 0 if file else asked.size + asked.growth
    return 0


def _set_quota(company_id: UUID, quota: int) -> None:
    with act_as_platform():
        Company.objects.filter(id=company_id).update(storage_bytes=quota)


def _taken(company_id: UUID) -> int:
    with act_as_platform():
        storage = Storage.objects.of(company_id).get()
    return storage.used_bytes + storage.reserved_bytes
