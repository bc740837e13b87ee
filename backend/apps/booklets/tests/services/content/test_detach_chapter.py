import pytest

from apps.booklets.tests.acting import at, chapter, send

pytestmark = pytest.mark.django_db


class TestDetachChapter:
    def test_is_not_for_what_was_written_here(self, builder, booklet):
        answer = send(builder, "POST", at(booklet, "chapters", chapter("Équipe").id, "detach"))

        assert (answer.status_code, answer.json()["code"]) == (409, "chapter_without_origin")
