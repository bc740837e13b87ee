import re

import pytest

from apps.emailing.message import check_body, check_subject, draft_texts
from apps.emailing.models import Nature

LOCALES = ["fr-FR", "en-GB", "es-ES", "pt-PT"]
BADLY_SET = re.compile(r" [:;!?»]|« |'|\.\.\.")


@pytest.mark.parametrize("nature", Nature)
@pytest.mark.parametrize("has_due_day", [True, False])
def test_each_nature_has_its_words_in_each_language(nature: Nature, has_due_day: bool):
    texts = draft_texts(nature=nature, locales=LOCALES, has_due_day=has_due_day)

    assert list(texts) == LOCALES
    for said in texts.values():
        check_subject(said["subject"])
        check_body(said["body"], needs_link=True)
        assert has_due_day or "due_date" not in str(said)
        assert "first_name" in str(said["subject"])  # two who share an address know whose it is
        assert "booklet" in str(said["subject"])


def test_french_is_there_always_and_what_we_do_not_speak_never():
    texts = draft_texts(nature=Nature.REMINDER, locales=["ar", "uk-UA"], has_due_day=True)

    assert list(texts) == ["fr-FR"]


@pytest.mark.parametrize("nature", Nature)
def test_french_is_typeset(nature: Nature):
    [said] = draft_texts(nature=nature, locales=[], has_due_day=True).values()

    words = [node["text"] for node in said["subject"] if "text" in node]
    words += [
        node["text"]
        for block in said["body"]
        for node in block.get("content", [])
        if "text" in node
    ]
    assert [one for one in words if BADLY_SET.search(one)] == []


def test_an_update_names_the_pages():
    [said] = draft_texts(nature=Nature.UPDATE, locales=[], has_due_day=True).values()

    assert "pages_to_read" in str(said["body"])
