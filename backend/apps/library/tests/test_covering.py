"""Which obligations a page covers, and who covers an obligation."""

import json

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from apps.accounts.factories import UserFactory, browser_of
from apps.companies.factories import CompanyFactory, MembershipFactory
from apps.journal.models import AuditEvent
from apps.library import selectors, services
from apps.library.factories import ChapterFactory, ObligationFactory, add_page
from apps.library.models import Chapter, ChapterStatus, Obligation
from apps.library.tests.acting import NOW, library_editor, member, release, writer
from apps.pages.models import Page
from shared import errors
from shared.actor import Actor
from shared.tenancy import act_as

pytestmark = pytest.mark.django_db


@pytest.fixture
def company():
    return CompanyFactory.create()


@pytest.fixture
def chapter(company):
    return ChapterFactory.create(company_id=company.id)


@pytest.fixture
def law():
    return ObligationFactory.create(code="INC-01", label="Consigne incendie")


def page_of(chapter: Chapter) -> Page:
    return Page.objects.get(manuscript_id=chapter.manuscript_id)


def cover(chapter: Chapter, actor: Actor, *laws: Obligation, page: Page | None = None) -> Page:
    return services.cover_obligations(
        actor=actor,
        chapter_id=chapter.id,
        page_id=(page or page_of(chapter)).id,
        obligations=[law.id for law in laws],
        now=NOW,
    )


def covering(actor: Actor, law: Obligation) -> list[tuple[str, list[str]]]:
    found = selectors.chapters_covering(actor=actor, obligation_id=law.id)
    return [(one.chapter.name, [page.title for page in one.pages]) for one in found]


class TestCoverObligations:
    def test_the_page_and_its_chapter_cover_them(self, company, chapter, law):
        kept = ObligationFactory.create()
        Chapter.objects.filter(id=chapter.id).update(obligations=[kept.id], has_changes=False)
        actor = writer(company.id)

        with act_as(actor):
            page = cover(chapter, actor, law, law)

        chapter.refresh_from_db()
        assert page.obligations == [law.id]
        assert (chapter.obligations, chapter.has_changes) == ([kept.id, law.id], True)
        event = AuditEvent.objects.get(action="library.page_obligations_set")
        assert (event.object_label, event.company_id) == ("Bienvenue", company.id)
        assert (event.before, event.after) == (
            {"obligations": []},
            {"obligations": ["INC-01 Consigne incendie"]},
        )

    def test_replace_what_the_page_covered_and_leave_the_chapter(self, company, chapter, law):
        actor = member(company.id)
        cover(chapter, actor, law)

        assert cover(chapter, actor).obligations == []
        chapter.refresh_from_db()
        assert chapter.obligations == [law.id]

    def test_the_same_again_says_nothing(self, company, chapter, law):
        cover(chapter, member(company.id), law)
        cover(chapter, member(company.id), law)

        assert AuditEvent.objects.count() == 1

    def test_only_known_ones_of_a_page_that_is_there(self, company, chapter, law):
        with pytest.raises(errors.Invalid) as refused:
            cover(chapter, member(company.id), law, ObligationFactory.build())
        assert refused.value.fields == {"obligations": "unknown_obligation"}
        with pytest.raises(errors.NotFound):
            cover(chapter, member(company.id), law, page=page_of(ChapterFactory.create()))

    def test_are_closed_with_the_pages_and_to_strangers(self, company, chapter, law):
        with pytest.raises(errors.NotFound):
            cover(chapter, member(CompanyFactory.create().id), law)
        Chapter.objects.filter(id=chapter.id).update(status=ChapterStatus.IN_REVIEW)
        with pytest.raises(services.ChapterPagesClosed):
            cover(chapter, writer(company.id), law)

    def test_are_told_with_the_page(self, company, chapter, law):
        client = browser_of(MembershipFactory.create(company=company).user)
        pages = f"/api/library/chapters/{chapter.id}/pages"
        path = f"{pages}/{page_of(chapter).id}"

        answer = client.put(
            f"{path}/obligations",
            json.dumps({"obligations": [str(law.id)]}),
            content_type="application/json",
        )

        assert answer.json()["obligations"] == [str(law.id)]
        assert client.get(path).json()["obligations"] == [str(law.id)]
        outline = client.get(pages).json()
        assert [one["code"] for one in outline["chapter"]["obligations"]] == ["INC-01"]
        assert outline["pages"][0]["obligations"] == [str(law.id)]


class TestChaptersCovering:
    def test_are_told_with_the_pages_that_do(self, law):
        editor = library_editor()
        fire = ChapterFactory.create(company_id=None, name="Incendie", page="Alerter")
        add_page(fire.manuscript, "Autre chose", position=1)
        leaving = add_page(fire.manuscript, "Sortir", position=2)
        ChapterFactory.create(company_id=None, name="Accueil", obligations=[law.id])
        ChapterFactory.create(company_id=None, name="Ailleurs")
        first = Page.objects.get(title="Alerter")

        cover(fire, editor, law, page=leaving)
        cover(fire, editor, law, page=first)

        assert covering(editor, law) == [("Accueil", []), ("Incendie", ["Alerter", "Sortir"])]
        services.retire_chapter(actor=editor, chapter_id=fire.id, now=NOW)
        assert covering(editor, law) == [("Accueil", [])]

    def test_of_the_platform_are_read_as_they_were_released(self, company, law):
        editor, reader = library_editor(), writer(company.id)
        common = ChapterFactory.create(company_id=None, name="Commun", page="Publiée")
        cover(common, editor, law)
        release(common, editor)
        later = add_page(common.manuscript, "Pas encore publiée", position=1)
        cover(common, editor, law, page=later)
        own = ChapterFactory.create(company_id=company.id, name="Maison", page="La nôtre")
        cover(own, member(company.id), law)

        with act_as(reader):
            found = covering(reader, law)

        assert found == [("Maison", ["La nôtre"]), ("Commun", ["Publiée"])]

    def test_cost_the_same_however_many_they_are(self, law):
        client = browser_of(UserFactory.create(library_editor=True))
        path = f"/api/library/obligations/{law.id}"
        ChapterFactory.create(company_id=None, obligations=[law.id])
        client.get(path)

        with CaptureQueriesContext(connection) as few:
            client.get(path)
        ChapterFactory.create_batch(20, company_id=None, obligations=[law.id], released=True)
        with CaptureQueriesContext(connection) as many:
            told = client.get(path).json()

        assert len(told["covered_by"]) == 21
        assert all(one["own"] for one in told["covered_by"])
        assert len(many) == len(few)
