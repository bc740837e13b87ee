import json
from typing import Any

import pytest

from apps.pages.tests.blocks import image, items, page, paragraph
from shared.documents import (
    BlockChange,
    Effort,
    WordsChange,
    compare,
    compare_words,
    count_words,
)
from shared.documents.effort import MOST_FOR_AN_ANSWER, MOST_FOR_ONE_TEXT
from shared.documents.shapes import SCHEMA, shapes
from shared.documents.validate import is_valid
from shared.documents.words import READ

COUNTS = json.loads(SCHEMA.with_name("word_counts.json").read_text("utf-8"))

SOME_FILE, OTHER_FILE = (f"0199c0de-0000-7000-8000-00000000000{number}" for number in (1, 2))


def test_a_changed_sentence_tells_which_words():
    before, after = page(paragraph("a", "Le midi à table")), page(paragraph("a", "Le soir à table"))

    assert compare(before, after) == [
        BlockChange(
            "a",
            "paragraph",
            "changed",
            [
                WordsChange("same", "Le "),
                WordsChange("removed", "midi"),
                WordsChange("added", "soir"),
                WordsChange("same", " à table"),
            ],
        )
    ]


def test_added_and_removed_blocks_stand_where_they_stand_or_stood():
    before = page(paragraph("a"), paragraph("b"), paragraph("c"))
    after = page(paragraph("a"), paragraph("c"), paragraph("d"))

    changes = [(change.block_id, change.change) for change in compare(before, after)]

    assert changes == [("a", "same"), ("b", "removed"), ("c", "same"), ("d", "added")]


def test_an_exchanged_living_value_is_told_by_its_keys():
    def call(key: str) -> Any:
        text = [{"type": "text", "text": "Appelez "}, {"type": "value", "key": key}]
        return page({**paragraph("a"), "text": text})

    (change,) = compare(call("hr_phone"), call("manager_phone"))

    assert change.words == [
        WordsChange("same", "Appelez "),
        WordsChange("removed", "{{hr_phone}}"),
        WordsChange("added", "{{manager_phone}}"),
    ]


def test_what_nobody_can_pay_for_is_told_as_a_whole():
    before, after = page(paragraph("a", "Le midi à table")), page(paragraph("a", "Un soir à lire"))

    (change,) = compare(before, after, Effort(left=3))

    assert change.words == [
        WordsChange("removed", "Le midi à table"),
        WordsChange("added", "Un soir à lire"),
    ]


def test_an_exchanged_picture_is_a_change_without_words():
    before, after = page(image("a", SOME_FILE)), page(image("a", OTHER_FILE))

    assert compare(before, after) == [BlockChange("a", "image", "changed")]


def test_holders_without_words_are_only_told_when_they_changed():
    before, after = (page(items("l", paragraph("a"), ordered=way)) for way in (False, True))

    assert [change.block_id for change in compare(before, before)] == ["a"]
    assert [change.block_id for change in compare(before, after)] == ["l", "a"]


@pytest.mark.parametrize("case", COUNTS, ids=lambda case: case["what"])
def test_words_are_counted_as_the_studio_counts_them(case: dict[str, Any]):
    assert is_valid(case["document"])
    assert count_words(case["document"]) == case["words"]


def test_what_is_read_is_a_line_wherever_it_stands():
    written = {name for shape in shapes().values() for name in shape.written}

    assert written - set(READ) == {"alt", "phone", "email"}
    assert set(READ) <= written


SAME_WORDS = ("a " * 700, "b a " * 350)  # a processor was busy with these for 23 seconds
WRITTEN_ANEW = (
    " ".join(f"mot{n % 97}" for n in range(4_000)),
    " ".join(f"mot{n % 89}" for n in range(4_000)),
)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        SAME_WORDS,
        WRITTEN_ANEW,
        ("Le midi", "Le midi à table"),
        ("à\ntable", "à table"),
        ("", " mot"),
        ("  le midi ", "le soir  "),
    ],
)
def test_both_texts_can_be_read_in_their_difference_at_a_known_cost(before: str, after: str):
    effort = Effort()

    words = compare_words(before, after, effort)

    assert "".join(one.text for one in words if one.change != "added") == before
    assert "".join(one.text for one in words if one.change != "removed") == after
    assert effort.left >= MOST_FOR_AN_ANSWER - MOST_FOR_ONE_TEXT


def test_an_answer_costs_no_more_however_many_texts_it_compares():
    before = page(*(paragraph(f"p{number}", WRITTEN_ANEW[0]) for number in range(40)))
    after = page(*(paragraph(f"p{number}", WRITTEN_ANEW[1]) for number in range(40)))
    effort = Effort()

    changes = compare(before, after, effort)

    assert effort.left >= 0
    assert [one.change for one in changes[-1].words] == ["same", "removed", "added"]
    assert len(changes[0].words) > 3


def test_what_went_stays_behind_what_it_stood_behind():
    before = page(*(paragraph(name) for name in "abcdef"))
    after = page(paragraph("e"), paragraph("new"), paragraph("b"))

    assert [one.block_id for one in compare(before, after)] == ["a", "e", "f", "new", "b", "c", "d"]
