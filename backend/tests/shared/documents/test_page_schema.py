"""What the blocks let through, Python lets through: page.schema.json is written from them."""

import json
from copy import deepcopy
from typing import Any

import pytest

from shared.documents.validate import is_valid, validate
from tests.processes import REPOSITORY

_FIXTURES = REPOSITORY / "frontend/packages/blocks/src/document/fixtures"
_PAGE: dict[str, Any] = json.loads((_FIXTURES / "version-2.json").read_text("utf-8"))


def test_a_page_of_every_block_is_kept():
    validate(_PAGE)

    assert len({block["type"] for block in _PAGE["blocks"]}) == 21


@pytest.mark.parametrize("place", range(len(_PAGE["blocks"])))
def test_no_block_takes_a_field_that_it_does_not_declare(place: int):
    page = deepcopy(_PAGE)
    page["blocks"][place]["props"]["style"] = "color:red"

    assert not is_valid(page)


@pytest.mark.parametrize("wrong", ["a\x00b", "a\ud800b"])
def test_no_text_that_the_database_cannot_keep(wrong: str):
    quote = {"id": "a", "type": "quote", "props": {"author": wrong}, "text": []}

    assert not is_valid({"schema": 2, "blocks": [quote]})
