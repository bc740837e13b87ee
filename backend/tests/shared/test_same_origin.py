import pytest
from ninja import Schema
from pydantic import ValidationError

from shared.http.same_origin import SameOriginPath
from tests.hostile_addresses import HOSTILE


class Answer(Schema):
    redirect: SameOriginPath


@pytest.mark.parametrize("address", HOSTILE, ids=ascii)
def test_a_hostile_address_is_no_redirect(address: str):
    with pytest.raises(ValidationError):
        Answer(redirect=address)


def test_endless_escapes_are_read_to_their_end():
    with pytest.raises(ValidationError):
        Answer(redirect="/%" + "25" * 1000 + "2fevil.test")


@pytest.mark.parametrize(
    "address",
    [
        "/",
        "/home",
        "/livrets?recherche=caf%C3%A9&page=2#haut",
        "/auth/login?next=%2Fhome",
        "/livrets/a%20b",
        "/aide?lien=https://exemple.fr//x",
    ],
)
def test_a_path_of_ours_is_one(address: str):
    assert Answer(redirect=address).redirect == address
