import pytest

from apps.booklets.factories import BookletFactory
from apps.booklets.tests.acting import at, chapter, send, titles

pytestmark = pytest.mark.django_db


class TestMoveChapter:
    def test_goes_to_the_front_or_behind_another(self, builder, booklet):
        path = at(booklet, "chapters", chapter("Équipe").id, "move")

        front = send(builder, "POST", path, {"after": None})
        behind = send(builder, "POST", path, {"after": str(chapter("Accueil").id)})

        assert list(titles(front.json())) == ["Équipe", "Accueil"]
        assert list(titles(behind.json())) == ["Accueil", "Équipe"]

    def test_not_behind_a_strangers(self, builder, booklet):
        foreign = BookletFactory.create(plan={"Ailleurs": []})
        path = at(booklet, "chapters", chapter("Équipe").id, "move")

        answer = send(builder, "POST", path, {"after": str(chapter("Ailleurs").id)})

        assert (answer.status_code, foreign.chapters.count()) == (404, 1)
