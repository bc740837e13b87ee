"""What a receipt costs: in one company as in a thousand, beside a bare INSERT, and until it is in the log."""

import statistics
from pathlib import Path

import pytest

from tests.figures import Figures
from tests.register_kills.cluster import Cluster
from tests.register_speed.burst import burst, send_all
from tests.register_speed.conftest import BARE, PRODUCT
from tests.register_speed.watching import Watch, wait_until_recorded
from tests.register_speed.world import COMPANIES, ROUNDS, World
from tests.scale.timing import p95

Rates = list[float]


@pytest.mark.timeout(1800)
@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("_servers", "_recorder")
def test_receipts_are_fast_in_one_company_and_soon_in_the_log(
    world: World, cluster: Cluster, figures: Figures, tmp_path: Path
):
    with Watch(cluster) as watch:
        one, spread, bare = _in_turns(world, cluster, tmp_path / "sent")
    waits = watch.waits()

    hot, framework, late = _ratio(one, spread), _ratio(one, bare), p95(waits)
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
    figures.note(
        "PPL-C",
        "from the acceptance of a receipt until a signed checkpoint covers it, under as many as the API takes",
        f"p95 {late:.2f} s (median {statistics.median(waits):.2f} s, longest {max(waits):.2f} s, {len(waits)} receipts)",
        goal="p95 ≤ 2 s",
        met=late <= 2,
    )
    assert hot >= 0.9
    assert framework >= 0.5
    assert late <= 2


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


def _ratio(ours: Rates, other: Rates) -> float:
    """Of two bursts after one another, which noise hits alike; the median of several."""
    return statistics.median(mine / its for mine, its in zip(ours, other, strict=True))


def _said(rates: Rates) -> str:
    return f"{statistics.median(rates):.0f}"
