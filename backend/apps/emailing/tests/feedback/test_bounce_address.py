from uuid import UUID

import pytest

from apps.emailing.feedback import bounce_address, delivery_of

KEY = b"a key of ours"
DELIVERY = str(UUID(int=2**128 - 1))


def address(delivery: str = DELIVERY) -> str:
    return bounce_address(delivery=delivery, domain="livretier.example", key=KEY)


class TestBounceAddress:
    def test_fits_into_a_local_part(self):
        assert len(address().split("@")[0]) <= 64

    @pytest.mark.parametrize(
        "written", [address(), f"<{address()}>", address().upper(), f" {address()} "]
    )
    def test_is_known_again(self, written):
        assert delivery_of(written, key=KEY) == DELIVERY

    @pytest.mark.parametrize("sign", range(len(address().split("@")[0])))
    def test_is_unknown_when_one_sign_is_another(self, sign):
        known = address()
        other = "0" if known[sign] != "0" else "1"

        assert delivery_of(known[:sign] + other + known[sign + 1 :], key=KEY) is None

    @pytest.mark.parametrize("written", ["", "@", "b+@x", "b+.@x", "\x00", "b+" + "a" * 10_000])
    def test_is_nothing_where_there_is_none(self, written):
        assert delivery_of(written, key=KEY) is None
