import pytest

from apps.booklets.tests.acting import at, chapter, send, titles
from apps.journal.models import AuditEvent

pytestmark = pytest.mark.django_db


class TestRenameChapter:
    def test_gives_another_title_and_tells_it_once(self, builder, booklet):
        path = at(booklet, "chapters", chapter("Accueil").id)

        for _ in range(2):
            answer = send(builder, "PATCH", path, {"title": "Bonjour"})

        assert list(titles(answer.json())) == ["Bonjour", "Équipe"]
        told = AuditEvent.objects.get(action="booklet.chapter_renamed")
        assert (told.before, told.after) == ({"title": "Accueil"}, {"title": "Bonjour"})
