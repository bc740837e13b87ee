import pytest

from apps.translations.services._rules import require_keepable
from shared import errors
from shared.translating.page_units import Unit, units_of

QUOTE = {"id": "q", "type": "quote", "props": {"author": "La cheffe"}, "text": []}


@pytest.mark.parametrize("text", ["x" * 121, "😀" * 61, "a\x00", "a\u2066"])
def test_a_line_says_no_more_than_its_block_may(text):
    (unit,) = units_of([QUOTE])

    with pytest.raises(errors.Invalid):
        require_keepable(unit, text, QUOTE)


@pytest.mark.parametrize("text", ["x" * 201, "😀" * 101, "a\nb"])
def test_a_title_is_one_line(text):
    unit = Unit(block_id="", field="title", kind="", text="Bienvenue")

    with pytest.raises(errors.Invalid):
        require_keepable(unit, text, None)
