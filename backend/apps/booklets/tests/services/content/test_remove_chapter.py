import pytest

from apps.booklets.tests.acting import add, at, chapter, released, sector_with, send

pytestmark = pytest.mark.django_db


class TestRemoveChapter:
    def test_refuses_what_the_sector_makes_mandatory(self, builder, booklet):
        safety, other = released("Sécurité"), released("Autre")
        sector = sector_with([safety, other], mandatory=[safety])
        send(builder, "PATCH", at(booklet), {"sector": str(sector.id)})
        for one in (safety, other):
            add(builder, booklet, chapter=str(one.id))

        kept = send(builder, "DELETE", at(booklet, "chapters", chapter("Sécurité").id))
        gone = send(builder, "DELETE", at(booklet, "chapters", chapter("Autre").id))

        assert (kept.status_code, kept.json()["code"]) == (409, "chapter_mandatory")
        assert gone.status_code == 200
        shown = {one["title"]: one["mandatory"] for one in gone.json()["chapters"]}
        assert (shown["Sécurité"], shown["Équipe"]) == (True, False)
