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
LOOKED_AT, REFUSED = "bad_credentials", "too_many_attempts"


@pytest.mark.timeout(300)
@pytest.mark.usefixtures("_real_hashes")
def test_one_account_is_guessed_at_ten_times(product: Product, figures: Figures):
    with act_as_platform():
        email = UserFactory.create().email

    told = guess_all(product, [email] * GUESSES)

    note(figures, "one account", told, FAILURES.times)
    assert told == {LOOKED_AT: FAILURES.times, REFUSED: GUESSES - FAILURES.times}
    with Visitor(product) as late:
        assert guess(late, email, PASSWORD).status == 429


@pytest.mark.timeout(300)
def test_many_accounts_are_guessed_at_as_often_as_one_network_may(
    product: Product, figures: Figures
):
    told = guess_all(product, (f"personne{number}@exemple.test" for number in range(GUESSES)))

    note(figures, "as many accounts", told, NETWORK_FAILURES.times)
    assert told.total() == GUESSES
    assert told.keys() == {LOOKED_AT, REFUSED}
    assert told[LOOKED_AT] <= NETWORK_FAILURES.times


def note(figures: Figures, aim: str, told: Counter[str], limit: int) -> None:
    figures.note(
        "D (guessing)",
        f"{GUESSES} passwords guessed from one address, at {aim}",
        f"{told[LOOKED_AT]} looked at, {told[REFUSED]} refused unseen",
        goal=f"≤ {limit} looked at within 15 minutes",
        met=told[LOOKED_AT] <= limit and told.total() == GUESSES,
    )
