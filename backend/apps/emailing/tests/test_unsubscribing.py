from base64 import urlsafe_b64decode, urlsafe_b64encode
from uuid import uuid4

import pytest

from apps.emailing.unsubscribing import open_unsubscribe_token, unsubscribe_token
from apps.people.models import Signer

COMPANY, PARTICIPATION = uuid4(), uuid4()


def token() -> str:
    return unsubscribe_token(company_id=COMPANY, participation_id=PARTICIPATION)


def test_is_the_same_each_time_and_leads_to_one_person():
    assert token() == token()
    assert open_unsubscribe_token(token()) == (COMPANY, PARTICIPATION, Signer.PERSON)
    theirs = unsubscribe_token(
        company_id=COMPANY, participation_id=PARTICIPATION, signer=Signer.REPRESENTATIVE
    )
    assert open_unsubscribe_token(theirs) == (COMPANY, PARTICIPATION, Signer.REPRESENTATIVE)


def test_says_nothing_to_whoever_sees_it():
    told = urlsafe_b64decode(token())

    assert COMPANY.bytes not in told
    assert PARTICIPATION.bytes not in told


def test_what_was_changed_anywhere_opens_nothing():
    sealed = bytearray(urlsafe_b64decode(token()))
    for place in range(len(sealed)):
        sealed[place] ^= 1
        assert open_unsubscribe_token(urlsafe_b64encode(sealed).decode()) is None
        sealed[place] ^= 1


@pytest.mark.parametrize("made_up", ["", "a", "é" * 64, "a" * 64, "=" * 64, "a" * 10_000, "%" * 64])
def test_what_we_did_not_make_opens_nothing(made_up: str):
    assert open_unsubscribe_token(made_up) is None
