"""Whether an account exists cannot be heard from how long a refusal takes."""

import os
import statistics

import pytest

from apps.accounts.factories import UserFactory
from shared.tenancy import act_as_platform
from tests.attacks.guesses import timed_guess
from tests.figures import Figures
from tests.product import Product
from tests.visitor import Visitor

CALLS = int(os.environ.get("TIMED_CALLS", "80"))
PER_BATCH = 5  # below ten failures for one account, and two hundred of a network
UNKNOWN = "inconnue@exemple.test"


@pytest.mark.timeout(300)
@pytest.mark.usefixtures("_real_hashes")
def test_a_known_and_an_unknown_address_take_as_long(product: Product, figures: Figures):
    with act_as_platform():
        known_email = UserFactory.create().email
    known, unknown = list[float](), list[float]()

    with Visitor(product) as visitor:
        for number in range(CALLS):
            if number % PER_BATCH == 0:
                product.forget_limits()
            pair = [(known, known_email), (unknown, UNKNOWN)]
            for seen, email in pair if number % 2 else reversed(pair):
                seen.append(timed_guess(visitor, email))

    told_apart = chance_of_longer(known, unknown)
    met = 0.4 <= told_apart <= 0.6
    figures.note(
        "D (timing)",
        f"{CALLS} refusals for a known and {CALLS} for an unknown address, in turns",
        f"known takes longer in {told_apart:.0%} of pairs; p10, p50, p90:"
        f" {_shown(known)} known, {_shown(unknown)} unknown",
        goal="40–60 % of pairs (Mann–Whitney)",
        met=met,
    )
    assert met, told_apart


def chance_of_longer(some: list[float], others: list[float]) -> float:
    """Mann–Whitney's U as a share: 0.5 when the two cannot be told apart, 0 or 1 when always."""
    longer = sum((one > other) + (one == other) / 2 for one in some for other in others)
    return longer / (len(some) * len(others))


def test_what_differs_is_told_apart():
    quick, slow = [float(number) for number in range(100)], [number + 50.0 for number in range(100)]

    assert chance_of_longer(quick, quick) == 0.5
    assert chance_of_longer(slow, quick) > 0.8


def _shown(times: list[float]) -> str:
    """The distribution in milliseconds."""
    tenths = statistics.quantiles(times, n=10)
    return " / ".join(f"{1000 * tenths[at]:.0f}" for at in (0, 4, 8)) + " ms"
