from datetime import date

import pytest

from apps.stats.facts import read_line
from apps.stats.tests.told import fact, line

DAY = date(2027, 3, 12)
FOLDER = "0123456789abcdef"


def test_a_line_tells_what_a_page_told():
    told = read_line(
        line(FOLDER, fact("o", DAY), fact("p019a-1_x", DAY), fact("aq-1-", DAY), channel="q")
    )

    assert told is not None
    assert (told.slug, told.bundle, told.channel, told.device) == ("livret", FOLDER, "q", "p")
    assert [(one.kind, one.subject, one.outcome) for one in told.facts] == [
        ("o", "", ""),
        ("p", "019a-1_x", ""),
        ("a", "q-1", "-"),
    ]
    assert {one.day for one in told.facts} == {DAY}


def test_an_id_is_the_same_however_its_spare_bits_are_written():
    one = fact("o", DAY)
    other = one[:21] + chr(ord(one[21]) + 1) + one[22:] if one[21] in "AQgw" else one

    assert read_line(line(FOLDER, one)) == read_line(line(FOLDER, other))


@pytest.mark.parametrize(
    "written",
    [
        "",
        "livret",
        f"livret {FOLDER} l p ",
        f"livret {FOLDER} x p {fact('o', DAY)}",
        f"livret {FOLDER} l x {fact('o', DAY)}",
        f"livret {FOLDER.upper()} l p {fact('o', DAY)}",
        f"../etc {FOLDER} l p {fact('o', DAY)}",
        f"livret {FOLDER} l p {fact('z', DAY)}",
        f"livret {FOLDER} l p {fact('p', DAY)}",
        f"livret {FOLDER} l p {fact('oMore', DAY)}",
        f"livret {FOLDER} l p {fact('aquestion', DAY)}",
        f"livret {FOLDER} l p short.o~~.o~{'é' * 22}.o",
        f"livret {FOLDER} l p {fact('o', DAY)} more",
        f"livret {FOLDER} l p {fact('p%0A', DAY)}",
    ],
)
def test_what_no_page_writes_tells_nothing(written: str):
    assert read_line(written) is None


def test_what_is_badly_written_leaves_the_rest():
    told = read_line(line(FOLDER, "nonsense", fact("o", DAY), fact("z", DAY)))

    assert told is not None
    assert [one.kind for one in told.facts] == ["o"]


def test_forty_facts_count_at_once_and_no_more():
    told = read_line(line(FOLDER, *(fact("o", DAY) for _ in range(50))))

    assert told is not None
    assert len(told.facts) == 40


def test_a_page_that_was_not_understood_and_a_mistake_about_it():
    told = read_line(line(FOLDER, fact("u019a-1_x", DAY), fact("w019a-1_x", DAY)))

    assert told is not None
    assert [(one.kind, one.subject) for one in told.facts] == [
        ("u", "019a-1_x"),
        ("w", "019a-1_x"),
    ]
