import pytest

from apps.i18n.content import shipped_texts
from shared.translating.forms import CATEGORIES, ONLY, fingerprint
from shared.translating.languages import is_tag, known_language, languages, plurals_of
from shared.translating.states import State, state_of


@pytest.mark.parametrize("code", ["pt-PT", "ar", "zh-Hans", "fr-FR-simple", "es-419"])
def test_a_tag_is_taken(code: str):
    assert is_tag(code)


@pytest.mark.parametrize(
    "code", ["", "PT", "pt_PT", "pt-pt", "../etc", "ar\n", "a" * 40, "fr-FR-x"]
)
def test_what_is_no_tag_is_not_taken(code: str):
    assert not is_tag(code)


def test_arabic_has_six_forms_and_goes_to_the_left():
    arabic = languages()["ar"]

    assert (arabic.label, arabic.direction) == ("Arabe", "rtl")
    assert tuple(arabic.plurals) == CATEGORIES


def test_a_variant_is_known_by_its_language():
    known = known_language("ar-LB")

    assert known is languages()["ar"]
    assert plurals_of("tlh") == {"one": "1", "other": "0, 2, 3, 4…"}


def test_the_fingerprint_does_not_depend_on_the_order_of_forms():
    assert fingerprint({"one": "a", "other": "b"}) == fingerprint({"other": "b", "one": "a"})
    assert fingerprint({"one": "a", "other": "b"}) != fingerprint({"one": "b", "other": "a"})


@pytest.mark.parametrize(
    ("written", "validated", "state"),
    [
        (None, False, State.TO_DO),
        ("f", False, State.TO_REVIEW),
        ("f", True, State.VALIDATED),
        ("e", True, State.OUTDATED),
        ("e", False, State.OUTDATED),
    ],
)
def test_a_state_follows_from_the_source(written: str | None, validated: bool, state: State):
    assert state_of(written=written, source="f", validated=validated) is state


def test_every_shipped_text_that_counts_has_its_usual_forms():
    for key, shipped in shipped_texts().items():
        assert ONLY in shipped.french or {"one", "other"} <= shipped.french.keys(), key
