"""What a receipt costs: in one company as in a thousand, beside a bare INSERT, and until it is in the log."""

import statistics
import time
from pathlib import Path

import pytest

from tests.figures import Figures
from tests.register_kills.cluster import Cluster
from tests.register_speed.burst import burst, send_all
from tests.register_speed.conftest import BARE, PRODUCT
from tests.register_speed.feeding import feed, places_of
from tests.register_speed.watching import Watch, places_of_receipts, wait_until_recorded
from tests.register_speed.world import COMPANIES, ROUNDS, World
from tests.scale.timing import p95

FED = 500

Rates = list[float]


@pytest.mark.timeout(1800)
@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("_servers", "_recorder")
def test_receipts_are_fast_in_one_company_and_soon_in_the_log(
    world: World, cluster: Cluster, figures: Figures, tmp_path: Path
):
    with Watch(cluster) as watch:
        one, spread, bare = _in_turns(world, cluster, tmp_path / "sent")
        fed = feed(cluster, a_second=FED)
        wait_until_recorded(cluster)
        time.sleep(1)  # whatever is recorded has been seen
    waits = watch.waits(places_of_receipts(cluster))
    waits_of_fed = watch.waits(places_of(cluster, fed))

    hot, framework = _ratio(one, spread), _ratio(one, bare)
    figures.note(
        "PPL-C",
        f"receipts a second through the API, all in one company ÷ spread over {COMPANIES}; {ROUNDS} rounds in turns",
        f"{hot:.2f} ({_said(one)} ÷ {_said(spread)} a second)",
        goal="≥ 0.9",
        met=hot >= 0.9,
    )
    figures.note(
        "PPL-C",
        f"receipts a second through the API ÷ the framework inserting the row of one bare; {ROUNDS} rounds in turns",
        f"{framework:.2f} ({_said(one)} ÷ {_said(bare)} a second)",
        goal="≥ 0.5",
        met=framework >= 0.5,
    )
    _note_waits(figures, "as many receipts a second as the API takes", waits)
    _note_waits(figures, f"{FED} a second handed to the recorder alone", waits_of_fed)
    assert hot >= 0.9
    assert framework >= 0.5
    assert p95(waits) <= 2
    assert p95(waits_of_fed) <= 2


def _in_turns(world: World, cluster: Cluster, file: Path) -> tuple[Rates, Rates, Rates]:
    one, spread, bare = Rates(), Rates(), Rates()
    send_all(PRODUCT, world.warm)
    turns = ((PRODUCT, world.one, one), (PRODUCT, world.spread, spread), (BARE, world.bare, bare))
    for number in range(ROUNDS):
        for port, rounds, rates in turns:
            wait_until_recorded(cluster)
            rates.append(burst(port, rounds[number], file))
    wait_until_recorded(cluster)
    return one, spread, bare


def _note_waits(figures: Figures, load: str, waits: list[float]) -> None:
    late = p95(waits)
    figures.note(
        "PPL-C",
        f"from acceptance until a signed checkpoint covers it, under {load}",
        f"p95 {late:.2f} s (median {statistics.median(waits):.2f} s, longest {max(waits):.2f} s; {len(waits)} of them)",
        goal="p95 ≤ 2 s",
        met=late <= 2,
    )


def _ratio(ours: Rates, other: Rates) -> float:
    """Of two bursts after one another, which noise hits alike; the median of several."""
    return statistics.median(mine / its for mine, its in zip(ours, other, strict=True))


def _said(rates: Rates) -> str:
    return f"{statistics.median(rates):.0f}"
