"""Thousands of guesses: few are looked at, whether they aim at one account or at many."""

import os
from collections import Counter

import pytest

from apps.accounts.factories import PASSWORD, UserFactory
from apps.accounts.services.check_credentials import FAILURES, NETWORK_FAILURES
from shared.tenancy import act_as_platform
from tests.attacks.guesses import guess, guess_all
from tests.figures import Figures
from tests.product import Product
from tests.visitor import Visitor

GUESSES = int(os.environ.get("GUESSES", "2000"))
LOOKED_AT, UNSEEN = "bad_credentials", {"wait_a_moment", "too_many_attempts", "busy"}
AFTER_WAITING = 10  # each wait is twice the one before
AT_THE_SAME_MOMENT = (
    60  # of a network: several look at the clock at once, and it waits for seconds only
)


@pytest.mark.timeout(300)
@pytest.mark.usefixtures("_real_hashes")
def test_one_account_is_guessed_at_five_times_and_then_ever_more_slowly(
    product: Product, figures: Figures
):
    with act_as_platform():
        email = UserFactory.create().email

    told = guess_all(product, [email] * GUESSES)

    note(figures, "one account", told, FAILURES.free + AFTER_WAITING)
    assert told.total() == GUESSES
    assert told.keys() <= {LOOKED_AT, *UNSEEN}
    assert told[LOOKED_AT] <= FAILURES.free + AFTER_WAITING
    with Visitor(product) as late:
        assert guess(late, email, PASSWORD).status == 429


@pytest.mark.timeout(300)
def test_many_accounts_are_guessed_at_as_often_as_one_network_may(
    product: Product, figures: Figures
):
    told = guess_all(product, (f"personne{number}@exemple.test" for number in range(GUESSES)))

    note(figures, "as many accounts", told, NETWORK_FAILURES.free + AT_THE_SAME_MOMENT)
    assert told.total() == GUESSES
    assert told.keys() <= {LOOKED_AT, *UNSEEN}
    assert told[LOOKED_AT] <= NETWORK_FAILURES.free + AT_THE_SAME_MOMENT


def note(figures: Figures, aim: str, told: Counter[str], limit: int) -> None:
    figures.note(
        "D (guessing)",
        f"{GUESSES} passwords guessed from one address, at {aim}",
        f"{told[LOOKED_AT]} looked at, {told.total() - told[LOOKED_AT]} refused unseen",
        goal=f"≤ {limit} looked at",
        met=told[LOOKED_AT] <= limit and told.total() == GUESSES,
    )
