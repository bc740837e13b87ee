"""The checks of the editor's panel, done again by the server: frontend and backend read the same cases."""

import json
from typing import Any

import pytest

from apps.library.content import starter_library
from apps.pages.tests.blocks import page, paragraph
from shared.documents.accessibility import BLOCKING, check_page
from shared.documents.shapes import SCHEMA
from shared.documents.validate import is_valid

CASES = json.loads(SCHEMA.with_name("accessibility_cases.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["what"] for case in CASES])
def test_finds_what_the_editor_finds(case: dict[str, Any]):
    found = check_page(case["document"])

    assert is_valid(case["document"])
    assert [
        {
            "fault": one.fault,
            "block": one.block_id,
            "blocking": one.is_blocking,
            "values": one.values,
        }
        for one in found
    ] == case["findings"]


def test_the_cases_know_every_fault():
    known = {finding["fault"] for case in CASES for finding in case["findings"]}

    assert len(known) == 20
    assert known > BLOCKING


def test_what_is_foreign_depends_on_the_language_of_the_page():
    english = page(paragraph("p", "Wash your hands before you enter the kitchen and the bar."))

    assert [one.fault for one in check_page(english)] == ["foreign"]
    assert check_page(english, language="en") == []


def test_the_starter_library_has_nothing_to_repair():
    pages = [page for chapter in starter_library().chapters for page in chapter.pages]

    assert len(pages) > 80
    assert [(page.title, found) for page in pages if (found := check_page(page.document))] == []
