from typing import Any

import pytest

from apps.booklets.models import Booklet
from apps.publishing.content import compare_contents
from apps.publishing.selectors import foreseen_changes, prepared, prepared_changes
from apps.publishing.tests.contents import said
from apps.publishing.tests.people import NOW, admin
from apps.publishing.tests.publishing import publish, ready, rewrite

pytestmark = pytest.mark.django_db


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every comparison of two contents that was made."""
    made: list[Any] = []

    def note(*contents: Any) -> Any:
        made.append(contents)
        return compare_contents(*contents)

    monkeypatch.setattr(prepared, "compare_contents", note)
    return made


@pytest.fixture
def rewritten() -> Booklet:
    booklet = ready("Une page")
    publish(booklet)
    rewrite(booklet, "Une page", said("p", "Lavez-vous les mains."))
    return booklet


def foreseen(booklet: Booklet) -> list[dict[str, Any]]:
    return foreseen_changes(actor=admin(booklet.company_id), booklet=booklet, now=NOW)


def test_two_texts_are_compared_once_however_often_somebody_asks(rewritten, compared):
    first, again = foreseen(rewritten), foreseen(rewritten)

    assert first == again
    assert [one["title"] for one in first] == ["Une page"]
    assert len(compared) == 1


def test_another_word_is_compared_anew(rewritten, compared):
    before = foreseen(rewritten)
    rewrite(rewritten, "Une page", said("p", "Lavez-vous les mains pendant 30 secondes."))

    assert foreseen(rewritten) != before
    assert len(compared) == 2


def test_they_are_what_publishing_would_write_down(rewritten, compared):
    kept = foreseen(rewritten)

    written = prepared_changes(
        actor=admin(rewritten.company_id), booklet=rewritten, now=NOW
    ).changes

    assert kept == foreseen(rewritten) == written
    assert len(compared) == 2  # the second one for what is written


def test_a_first_version_changes_nothing(compared):
    assert foreseen(ready()) == []
    assert compared == []
