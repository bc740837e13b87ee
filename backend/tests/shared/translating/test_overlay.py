"""How translations are laid over a page: what is whole, what is marked, what is shown twice."""

import pytest

from shared.documents.validate import is_valid
from shared.translating.overlay import translate_document

QUOTE = {
    "id": "q",
    "type": "quote",
    "props": {"author": "La cheffe"},
    "text": [{"type": "text", "text": "Merci"}],
}
QUESTION = {
    "id": "k",
    "type": "question",
    "props": {"prompt": "Combien ?", "several": False, "passage": None, "explanation": ""},
    "children": [
        {
            "id": f"a{at}",
            "type": "answer",
            "props": {"right": at == 0},
            "text": [{"type": "text", "text": text}],
        }
        for at, text in enumerate(["Trente secondes", "Deux secondes"])
    ],
}
RULE = {"id": "d", "type": "divider", "props": {}}


def said(state="validated", **units):
    return {
        f"{name.replace('_', '.')}": {"text": text, "state": state} for name, text in units.items()
    }


def laid(block, told, importance="info"):
    document, notes = translate_document(
        {"schema": 2, "blocks": [block]}, told, importance=importance, reference="fr-FR"
    )
    assert is_valid(document)
    return document["blocks"][0], notes


def test_a_block_of_which_a_line_is_missing_stays_in_its_language():
    assert laid(QUOTE, said(q_text="Obrigada")) == (QUOTE, {"q": {"state": "source"}})


def test_a_running_text_that_is_missing_is_marked_inside():
    block, notes = laid(QUOTE, said(q_author="A chefe"))

    assert block["props"] == {"author": "A chefe"}
    assert block["text"][0]["marks"] == [{"type": "language", "lang": "fr"}]
    assert notes == {}


def test_a_block_without_words_is_in_every_language():
    assert laid(RULE, said(q_text="Obrigada")) == (RULE, {})


@pytest.mark.parametrize("importance", ["info", "mandatory"])
def test_an_older_text_is_shown_with_todays_under_ids_of_their_own(importance):
    told = said("outdated", q_text="Obrigada", q_author="A chefe")

    block, notes = laid(QUOTE, told, importance)

    assert is_valid(notes["q"]["other"])
    (other,) = notes["q"]["other"]["blocks"]
    shown = [one["props"]["author"] for one in (block, other)]
    assert shown == (["A chefe", "La cheffe"] if importance == "info" else ["La cheffe", "A chefe"])
    assert block["id"] == "q" != other["id"]


def test_a_question_whose_words_moved_is_asked_once_in_todays():
    told = said("outdated", k_prompt="Quanto?", a0_text="Trinta", a1_text="Dois")

    assert laid(QUESTION, told) == (QUESTION, {"k": {"state": "source"}})


def test_blocks_inside_others_say_their_own_words():
    block, _ = laid(QUESTION, said(k_prompt="Quanto?", a0_text="Trinta", a1_text="Dois"))

    assert [child["text"][0]["text"] for child in block["children"]] == ["Trinta", "Dois"]
