from datetime import UTC, datetime, timedelta
from urllib.parse import parse_qs, urlsplit
from uuid import UUID

import pytest
from pytest_django import Settings

from apps.media.addresses import signed_address

OWNER = UUID("018f2b6e-0000-7000-8000-000000000001")
CONTENT = UUID("018f2b6e-0000-7000-8000-0000000a11ce")
NOW = datetime(2026, 11, 15, 10, 0, tzinfo=UTC)
HALF_A_DAY = timedelta(hours=12)


def address(*, now: datetime = NOW, content_id: UUID = CONTENT, name: str = "w320.webp") -> str:
    return signed_address(owner=OWNER, content_id=content_id, name=name, now=now)


def expiry(address: str) -> datetime:
    return datetime.fromtimestamp(int(parse_qs(urlsplit(address).query)["e"][0]), tz=UTC)


def test_the_path_names_owner_content_and_file():
    assert urlsplit(address()).path == f"/media/{OWNER}/{CONTENT}/w320.webp"


def test_what_the_platform_owns_needs_no_signature():
    own = signed_address(owner=None, content_id=CONTENT, name="original.pdf", now=NOW)

    assert own == f"/media/platform/{CONTENT}/original.pdf"


@pytest.mark.parametrize("hours", range(0, 49, 3))
def test_an_address_lives_between_half_a_day_and_a_day_and_a_half(hours: int):
    now = NOW + timedelta(hours=hours)

    assert HALF_A_DAY <= expiry(address(now=now)) - now <= 3 * HALF_A_DAY


def test_a_day_has_two_addresses_at_most():
    seen = {address(now=NOW + timedelta(minutes=minutes)) for minutes in range(24 * 60)}

    assert len(seen) <= 2


def test_not_every_address_changes_at_the_same_moment():
    expiries = {
        expiry(address(content_id=UUID(int=number * 7919))).timestamp() for number in range(50)
    }

    assert len(expiries) > 40


def test_every_file_and_every_key_has_its_own_signature(settings: Settings):
    def signature(address: str) -> str:
        return parse_qs(urlsplit(address).query)["s"][0]

    known = {signature(address()), signature(address(name="w640.webp"))}
    settings.MEDIA_KEY = "another"

    assert len(known | {signature(address())}) == 3
