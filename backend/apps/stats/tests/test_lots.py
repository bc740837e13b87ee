"""COM2: whoever looks before and after somebody reads learns of no fewer than five devices."""

import os
import random
from dataclasses import dataclass
from datetime import UTC, datetime

import pytest

from apps.booklets.models import Booklet
from apps.stats.masking import K, Lot, close_lot
from apps.stats.models import FactDay, PageLots
from apps.stats.selectors import Place
from apps.stats.services import Loader, load_facts, publish_lots
from apps.stats.tests.told import booklet_of, fact, line, pages_of, published

RUNS = int(os.environ.get("RUNS", "1000"))
NOW = datetime(2027, 3, 12, 9, 0, tzinfo=UTC)
TODAY = NOW.date()


class TestCloseLot:
    @pytest.mark.parametrize(
        ("told", "shown"),
        [
            ((4, 0, 0), None),
            ((5, 0, 0), Lot(5, 0)),
            ((5, 4, 0), Lot(5, 4)),
            ((5, 5, 0), None),
            ((6, 5, 0), Lot(6, 5)),
            ((5, 5, 1), Lot(5, 4)),
            ((5, 1, 3), Lot(5, 0)),
            ((4, 9, 9), None),
        ],
    )
    def test_shows_five_devices_that_do_not_all_say_the_same(self, told, shown):
        devices, unclear, withdrawn = told

        assert close_lot(devices=devices, unclear=unclear, withdrawn=withdrawn) == shown

    def test_moves_figures_by_lots_alone_whatever_is_told_in_whatever_order(self):
        chance = random.Random(19)
        for _ in range(RUNS):
            devices = unclear = withdrawn = 0
            for _ in range(chance.randrange(1, 40)):
                devices += chance.randrange(3)
                unclear += chance.randrange(3)
                withdrawn += chance.randrange(2)
                if lot := close_lot(devices=devices, unclear=unclear, withdrawn=withdrawn):
                    assert lot.devices == devices >= K
                    assert 0 <= lot.unclear < lot.devices
                    devices = unclear = withdrawn = 0


@dataclass
class Trial:
    """A published booklet with a page that people read, and somebody who looks at its figures."""

    booklet: Booklet
    folder: str
    page: str
    loader: Loader

    def read(self, *kinds: str) -> None:
        told = [fact(f"{kind}{self.page}", TODAY) for kind in kinds]
        load_facts(
            [line(self.folder, *told)], loader=self.loader, until=Place("1804838", 0), now=NOW
        )

    def look(self) -> tuple[int, int]:
        publish_lots()
        row = PageLots.objects.filter(booklet=self.booklet, page=self.page, lots__gt=0).first()
        return (row.devices, row.unclear) if row else (0, 0)


@pytest.fixture
def trial() -> Trial:
    publication, folder = published()
    return Trial(booklet_of(publication), folder, pages_of(publication)[0], Loader("node"))


@pytest.mark.django_db
class TestPublishLots:
    def test_nothing_is_told_of_four_devices(self, trial: Trial):
        for _ in range(4):
            trial.read("p", "u")

        assert trial.look() == (0, 0)

    def test_a_lot_waits_for_somebody_who_understood(self, trial: Trial):
        for _ in range(6):
            trial.read("p", "u")
        unanimous = trial.look()
        trial.read("p")

        assert (unanimous, trial.look()) == ((0, 0), (7, 6))

    def test_what_is_withdrawn_takes_back_one_unclear_of_its_lot(self, trial: Trial):
        for _ in range(5):
            trial.read("p")
        trial.read("u", "w")

        assert trial.look() == (5, 0)

    def test_a_version_begins_a_lot_of_its_own(self, trial: Trial):
        for _ in range(3):
            trial.read("p")
        PageLots.objects.update(publication_id="0192f0c4-0000-7000-8000-000000000000")
        for _ in range(3):
            trial.read("p")

        assert trial.look() == (0, 0)
        assert PageLots.objects.count() == 2

    def test_no_day_is_counted(self, trial: Trial):
        trial.read("p", "u", "w")

        assert set(FactDay.objects.values_list("kind", flat=True)) == {"p"}

    def test_looking_before_and_after_one_reader_tells_of_whole_lots(self, trial: Trial):
        chance = random.Random(7)
        before, lots = trial.look(), 0
        for _ in range(RUNS):
            trial.read(*chance.choice(("p", "pu", "pu", "pu", "puw", "u", "w")))
            after = trial.look()
            devices, unclear = after[0] - before[0], after[1] - before[1]
            if (devices, unclear) != (0, 0):
                assert devices >= K
                assert 0 <= unclear < devices
                lots += 1
            before = after

        assert lots > RUNS / 20
        assert PageLots.objects.get(page=trial.page).lots == lots
