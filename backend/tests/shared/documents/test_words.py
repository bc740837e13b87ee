import json
from typing import Any

import pytest

from apps.pages.tests.blocks import image, items, page, paragraph
from shared.documents import BlockChange, WordsChange, compare, count_words
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


def test_a_longer_text_is_told_as_a_whole():
    before, after = page(paragraph("a", "Le midi à table")), page(paragraph("a", "Le soir à table"))

    (change,) = compare(before, after, most_words=10)

    assert change.words == [
        WordsChange("removed", "Le midi à table"),
        WordsChange("added", "Le soir à table"),
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


def test_a_very_long_text_is_compared_as_a_whole():
    before, after = page(paragraph("a", "mot " * 3_000)), page(paragraph("a", "mots " * 3_000))

    (change,) = compare(before, after)

    assert [words.change for words in change.words] == ["removed", "added"]
