import json
from datetime import datetime, timedelta, timezone
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apps.register import proof
from apps.register.proof.numbers import ALPHABET

NUMBER = st.text(ALPHABET, min_size=16, max_size=16)


def _number(drawn: str) -> str:
    return next(number for letter in ALPHABET if (number := proof.parse_number(f"{drawn}{letter}")))


class TestNumbers:
    def test_are_eighty_bits_and_a_check(self):
        numbers = {proof.new_number() for _ in range(200)}

        assert len(numbers) == 200
        assert all(len(number) == 17 and set(number) <= set(ALPHABET) for number in numbers)
        assert all(proof.parse_number(number) == number for number in numbers)

    def test_are_shown_in_groups_and_read_however_they_are_typed(self):
        number = _number("Q8HM3T0VBX52NKRA")
        shown = proof.show_number(number)

        assert shown == f"Q8HM 3T0V BX52 NKRA-{number[-1]}"
        assert proof.parse_number(shown) == number
        assert proof.parse_number(f" {shown.lower().replace('0', 'o')} ") == number

    @given(NUMBER, st.integers(0, 16), st.sampled_from(ALPHABET))
    def test_notice_every_wrong_character(self, drawn, place, letter):
        number = _number(drawn)
        other = number[:place] + letter + number[place + 1 :]

        assert (proof.parse_number(other) is None) == (other != number)

    @given(NUMBER, st.integers(0, 15))
    def test_notice_every_exchange_of_neighbours(self, drawn, place):
        number = _number(drawn)
        other = number[:place] + number[place + 1] + number[place] + number[place + 2 :]

        assert (proof.parse_number(other) is None) == (other != number)

    @pytest.mark.parametrize("typed", ["", "Q8HM", "Q8HM 3T0V BX52 NKR!-E", "é" * 17, "٣" * 17])
    def test_are_nothing_else(self, typed):
        assert proof.parse_number(typed) is None


class TestStatements:
    def test_are_written_in_one_way(self):
        said = proof.canonical({"name": "Zoé « A »", "count": 2, "a": ""})

        assert said == '{"a":"","count":2,"name":"Zoé « A »"}'
        assert proof.parse_statement(said) == {"a": "", "count": 2, "name": "Zoé « A »"}

    @pytest.mark.parametrize("value", [1.5, None, True, [], {}])
    def test_hold_strings_and_integers_only(self, value):
        with pytest.raises(TypeError):
            proof.canonical({"a": value})
        with pytest.raises(ValueError, match="a"):
            proof.parse_statement(json.dumps({"a": value}, separators=(",", ":")))

    @pytest.mark.parametrize("text", ['{"b":1,"a":1}', '{"a": 1}', '{"a":"\\u00e9"}', "[]", '"a"'])
    def test_written_otherwise_are_none(self, text):
        with pytest.raises(ValueError):  # noqa: PT011 - it says the whole text
            proof.parse_statement(text)

    def test_moments_are_said_in_utc(self):
        noon = datetime(2026, 11, 17, 12, 0, 0, 123999, tzinfo=timezone(timedelta(hours=1)))

        assert proof.said_at(noon) == "2026-11-17T11:00:00.123Z"
        assert proof.said_at(None) == ""


class TestTies:
    def test_the_commitment_needs_the_salt(self):
        salt = proof.new_salt()
        said = proof.commitment_of(salt=salt, private="{}")

        assert len(salt) == 32
        assert said != sha256(b"{}").hexdigest()
        assert said == proof.commitment_of(salt=salt, private="{}")
        assert said != proof.commitment_of(salt=proof.new_salt(), private="{}")

    def test_the_leaf_is_the_one_that_the_decision_writes_down(self):
        fingerprint, previous = b"f" * 32, b"p" * 32
        told = b"\x00" + fingerprint + (258).to_bytes(8, "big") + previous

        leaf = proof.leaf_of(fingerprint=fingerprint, sequence=258, previous=previous)

        assert leaf == sha256(told).digest()
        assert bytes(32) == proof.FIRST
