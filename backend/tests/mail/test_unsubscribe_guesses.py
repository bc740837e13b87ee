"""SEC11: whoever makes up the address of somebody's unsubscribing finds nobody."""

import os
import secrets

import pytest

from apps.emailing.unsubscribing import open_unsubscribe_token
from tests.figures import FOLDER, KEPT, Figures

GUESSES = int(os.environ.get("GUESSES", "20000"))


@pytest.mark.timeout(1800)
def test_no_guess_is_a_token():
    guesses = (secrets.token_urlsafe(48) for _ in range(GUESSES))

    found = sum(open_unsubscribe_token(guess) is not None for guess in guesses)

    Figures("make mail-guesses", folder=KEPT if GUESSES >= 1_000_000 else FOLDER).note(
        "SEC11 unsubscribing",
        "guessed tokens of an address to unsubscribe at: those that are somebody's",
        f"{found} of {GUESSES}",
        goal="0",
        met=found == 0,
    )
    assert found == 0
