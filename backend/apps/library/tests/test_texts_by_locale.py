"""Summaries of chapters and descriptions of sectors, in several languages."""

import pytest

from apps.companies.factories import CompanyFactory
from apps.journal.models import AuditEvent
from apps.library import selectors, services
from apps.library.factories import ChapterFactory, SectorFactory
from apps.library.schemas.describe import describe_chapters, describe_sectors
from apps.library.tests.acting import NOW, library_editor, member
from shared.actor import Actor
from shared.ids import uuid7
from shared.tenancy import act_as

pytestmark = pytest.mark.django_db


@pytest.fixture
def company():
    return CompanyFactory.create()


def english_editor() -> Actor:
    return Actor(user_id=uuid7(), platform_role=library_editor().platform_role, language="en-GB")


class TestSummaries:
    def test_are_given_and_changed_one_language_at_a_time(self, company):
        actor = member(company.id)
        with act_as(actor):
            chapter = services.create_chapter(
                actor=actor,
                title={"fr-FR": "Bienvenue"},
                summary={"fr-FR": "Pas à pas", "en-GB": "", "es-ES": "Paso a paso"},
                now=NOW,
            )
            assert chapter.summary == {"fr-FR": "Pas à pas", "es-ES": "Paso a paso"}

            changed = services.update_chapter(
                actor=actor,
                chapter_id=chapter.id,
                changes={"summary": {"fr-FR": "", "en-GB": "Step by step"}},
                now=NOW,
            )

        assert changed.summary == {"en-GB": "Step by step", "es-ES": "Paso a paso"}
        assert set(AuditEvent.objects.latest("id").after) == {"summary"}

    def test_are_searched_in_every_language(self, company):
        chapter = ChapterFactory.create(
            company_id=company.id, summary={"fr-FR": "Été", "en-GB": "Heatwave"}
        )

        for word in ("ete", "heatwave"):
            found = selectors.list_chapters(
                actor=member(company.id),
                wanted=selectors.ChapterFilter(search=word),
                cursor=None,
                limit=10,
            )
            assert found.items == [chapter]

    def test_are_said_in_the_language_of_who_asks_or_else_in_french(self):
        summaries = ({"fr-FR": "Été", "en-GB": "Summer"}, {"fr-FR": "Hiver"}, {"es-ES": "Otoño"})
        chapters = [ChapterFactory.create(company_id=None, summary=one) for one in summaries]

        told = describe_chapters(actor=english_editor(), chapters=chapters)

        assert [one["summary"] for one in told] == ["Summer", "Hiver", ""]


class TestDescriptions:
    def test_change_one_language_at_a_time(self):
        editor = library_editor()
        sector = services.create_sector(
            actor=editor,
            code="HCR",
            label={"fr-FR": "Hôtellerie"},
            description={"fr-FR": "Hôtels", "en-GB": "Hotels"},
            now=NOW,
        )

        changed = services.update_sector(
            actor=editor, sector_id=sector.id, changes={"description": {"fr-FR": ""}}, now=NOW
        )

        assert changed.description == {"en-GB": "Hotels"}
        assert AuditEvent.objects.latest("id").before == {
            "description": {"fr-FR": "Hôtels", "en-GB": "Hotels"}
        }

    def test_are_searched_and_said_in_every_language(self):
        sector = SectorFactory.create(description={"fr-FR": "Chantiers", "en-GB": "Building sites"})
        wanted = selectors.SectorFilter(search="building")

        found = selectors.list_sectors(actor=library_editor(), wanted=wanted, cursor=None, limit=10)

        assert found.items == [sector]
        (told,) = describe_sectors(actor=english_editor(), sectors=[sector])
        assert told["description"] == "Building sites"


class TestCodes:
    def create(self, actor: Actor, code: str) -> None:
        services.create_chapter(actor=actor, title={"fr-FR": "Incendie"}, code=code, now=NOW)

    def test_exist_once_among_the_chapters_of_the_platform(self):
        editor = library_editor()
        self.create(editor, "incendie")

        with pytest.raises(services.CodeTaken):
            self.create(editor, "incendie")
        self.create(editor, "Incendie")

    def test_are_free_elsewhere_and_not_needed(self, company):
        editor = library_editor()

        for actor in (editor, member(company.id), member(company.id)):
            self.create(actor, "incendie")
        for _ in range(2):
            self.create(editor, "")
