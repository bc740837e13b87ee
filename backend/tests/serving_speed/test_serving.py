"""Media D: a rendition through the product's nginx, beside bare nginx with the same bytes on disk."""

import os
import statistics
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.figures import Figures
from tests.perf.wrk import requests_per_second
from tests.serving.served import Served
from tests.serving_speed.bare_nginx import bare_nginx
from tests.serving_speed.ethernet import ADDRESS, ethernet_segments

PORT, BARE = 18810, 18820


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with ethernet_segments() as address:
        yield address


@pytest.fixture(scope="module")
def served(address: str) -> Iterator[Served]:
    with Served(PORT, LIVRETIER_ADDRESS=address).running() as served:
        yield served


@pytest.fixture(scope="module")
def files(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    with bare_nginx(tmp_path_factory.mktemp("bare"), address, BARE) as files:
        yield files


@pytest.mark.timeout(120)
def test_a_rendition_reaches_four_fifths_of_bare_nginx(
    served: Served, files: Path, figures: Figures
):
    ratios = {60: ratio(served, files, 60, rounds=15), 15: ratio(served, files, 15, rounds=7)}

    said = ", ".join(f"{ratio:.2f} for {kilobytes} KB" for kilobytes, ratio in ratios.items())
    figures.note(
        "Media D",
        "a rendition, signed and cached, through our nginx ÷ bare nginx from its disk, requests/s",
        said,
        goal="≥ 0.8 for 60 KB",
        met=ratios[60] >= 0.8,
    )
    assert ratios[60] >= 0.8, said


def ratio(served: Served, files: Path, kilobytes: int, *, rounds: int) -> float:
    """Of two bursts after one another, which noise hits alike; the median of several."""
    rendition = served.plant("w1024.webp", os.urandom(kilobytes * 1024))
    (files / f"{kilobytes}.webp").write_bytes(rendition.body)
    product = f"http://{ADDRESS}:{PORT}{rendition.address()}"
    bare = f"http://{ADDRESS}:{BARE}/{kilobytes}.webp"
    return statistics.median(
        requests_per_second(product, "", 1) / requests_per_second(bare, "", 1)
        for _ in range(rounds)
    )
