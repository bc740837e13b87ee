from functools import partial

import pytest

from apps.booklets import selectors
from apps.booklets.models import Booklet, NotApplicable
from apps.booklets.tests.grid_content import a_booklet, a_chapter, a_page, inserting, offer
from apps.booklets.tests.people import NOW
from apps.companies.factories import CompanyFactory, SiteFactory
from apps.library.factories import ChapterFactory, ObligationFactory, add_page
from apps.library.models import Chapter, ChapterStatus, ContentStatus, Level, Obligation
from apps.pages.models import Page
from apps.values.factories import LivingValueFactory
from shared.ids import uuid7

pytestmark = pytest.mark.django_db


@pytest.fixture
def law() -> Obligation:
    return ObligationFactory.create(code="INC-01", label="Consigne incendie")


def line_of(booklet: Booklet, law: Obligation) -> selectors.GridLine:
    (line,) = (one for one in selectors.grid_of(booklet).lines if one.obligation == law)
    return line


def suggested(booklet: Booklet, law: Obligation) -> list[tuple[str, str]]:
    grid = selectors.grid_of(booklet)
    found = selectors.suggestions_for(booklet=booklet, grid=grid)
    return [(one.kind, one.title) for one in found.get(law.id, [])]


class TestTheGrid:
    def test_asks_what_the_kind_and_the_sector_ask_mandatory_first(self):
        booklet = a_booklet()
        ObligationFactory.create(label="Partout", level=Level.RECOMMENDED)
        ObligationFactory.create(label="Ici", kinds=[booklet.kind], sectors=[booklet.sector_id])
        ObligationFactory.create(label="Autre genre", kinds=["patient"])
        ObligationFactory.create(label="Autre secteur", sectors=[uuid7()])
        ObligationFactory.create(label="Brouillon", status=ContentStatus.DRAFT)
        ObligationFactory.create(label="Archivée", status=ContentStatus.ARCHIVED)

        grid = selectors.grid_of(booklet)

        assert [line.obligation.label for line in grid.lines] == ["Ici", "Partout"]

    def test_counts_a_page_that_stands_in_a_chapter_that_stands(self, law):
        booklet = a_booklet()
        chapter, gone = a_chapter(booklet, position=0), a_chapter(booklet, removed_at=NOW)
        a_page(gone, "D’un chapitre retiré", law)
        a_page(chapter, "Retirée", law, removed_at=NOW)
        a_page(a_chapter(a_booklet()), "D’un autre livret", law)

        assert line_of(booklet, law).state == "missing"
        page = a_page(chapter, "Que faire en cas d’incendie", law)
        assert line_of(booklet, law).state == "covered"
        assert [one.id for one in line_of(booklet, law).pages] == [page.page_id]

    def test_a_reason_makes_it_not_applicable_until_a_page_covers_it(self, law):
        booklet = a_booklet()
        NotApplicable.objects.create(
            company_id=booklet.company_id, booklet=booklet, obligation_id=law.id, at=NOW
        )

        assert line_of(booklet, law).state == "not_applicable"
        a_page(a_chapter(booklet), "Alerter", law)
        assert line_of(booklet, law).state == "covered"

    def test_counts_itself(self, law):
        booklet = a_booklet()
        ObligationFactory.create(level=Level.RECOMMENDED)
        ObligationFactory.create_batch(2)
        justified = ObligationFactory.create()
        NotApplicable.objects.create(
            company_id=booklet.company_id, booklet=booklet, obligation_id=justified.id, at=NOW
        )
        a_page(a_chapter(booklet), "Alerter", law)

        assert selectors.grid_of(booklet).counts == {
            "all": 5,
            "covered": 1,
            "to_complete": 0,
            "missing": 3,
            "missing_mandatory": 2,
            "not_applicable": 1,
        }


class TestFacts:
    """A page that speaks of an obligation covers it once what it has to say is known."""

    @pytest.fixture
    def booklet(self, law: Obligation) -> Booklet:
        """Its page inserts two of the three facts that the law wants said, and one that it does not ask."""
        law.values = ["alarm_signal", "fire_caller", "site_address"]
        law.save()
        booklet = a_booklet()
        document = inserting("alarm_signal", "fire_caller", "parking")
        a_page(a_chapter(booklet), "Alerter", law, document=document)
        return booklet

    def test_that_are_missing_make_it_to_be_completed(self, booklet, law):
        line = line_of(booklet, law)

        assert (line.state, line.values) == ("to_complete", {"alarm_signal": "", "fire_caller": ""})
        assert selectors.grid_of(booklet).counts["to_complete"] == 1

    def test_that_are_filled_for_the_company_or_the_site_cover_it(self, booklet, law):
        site = SiteFactory.create(company_id=booklet.company_id)
        say = partial(LivingValueFactory.create, company_id=booklet.company_id)
        say(key="alarm_signal", value="Une sirène")
        say(key="fire_caller", value="Ana Ruiz", site=site)

        assert line_of(booklet, law).state == "to_complete"
        booklet.site = site
        assert line_of(booklet, law).state == "covered"

    def test_of_a_site_come_before_those_of_the_company(self, booklet, law):
        booklet.site = SiteFactory.create(company_id=booklet.company_id)
        say = partial(LivingValueFactory.create, company_id=booklet.company_id, key="fire_caller")
        say(value="Celle du site", site=booklet.site)
        say(value="Celle du siège")

        assert line_of(booklet, law).values["fire_caller"] == "Celle du site"

    def test_are_not_asked_of_whom_the_line_does_not_concern(self, booklet, law):
        NotApplicable.objects.create(
            company_id=booklet.company_id, booklet=booklet, obligation_id=law.id, at=NOW
        )

        assert line_of(booklet, law).state == "not_applicable"


class TestConditions:
    @pytest.mark.parametrize(
        ("headcount", "state"), [(None, "missing"), (249, "not_applicable"), (250, "missing")]
    )
    def test_are_asked_for_until_the_company_tells_otherwise(self, headcount, state):
        law = ObligationFactory.create(conditions=["headcount_250"])
        booklet = a_booklet(company_id=CompanyFactory.create(headcount=headcount).id)

        line = line_of(booklet, law)

        assert line.state == state
        assert line.unanswered == (["headcount_250"] if headcount is None else [])
        assert line.unmet == (["headcount_250"] if headcount == 249 else [])

    def test_that_are_met_make_its_facts_essential(self):
        law = ObligationFactory.create(values=["works_council"], conditions=["works_council"])
        booklet = a_booklet()
        a_page(a_chapter(booklet), "Vos élus", law, document=inserting("works_council"))

        assert selectors.grid_of(booklet).demanded == set()
        booklet.company.situation = {"works_council": True}
        assert selectors.grid_of(booklet).demanded == {"works_council"}

    def test_a_public_employer_is_not_asked_what_private_ones_are(self):
        law = ObligationFactory.create(conditions=["private_employer"])
        company = CompanyFactory.create(situation={"public_employer": True})
        booklet = a_booklet(company_id=company.id)

        assert line_of(booklet, law).unmet == ["private_employer"]


class TestSuggestions:
    def test_are_removed_pages_then_chapters_three_at_most(self, law):
        booklet = a_booklet()
        chapter = a_chapter(booklet, "Sécurité")
        a_page(chapter, "Retirée", law, removed_at=NOW)
        a_page(chapter, "Retirée, sans rapport", removed_at=NOW)
        for name in ("Alerter", "Incendie", "Zones"):
            offer(name, law)
        offer("Sans rapport", ObligationFactory.create())

        assert suggested(booklet, law) == [
            ("removed_page", "Retirée"),
            ("chapter", "Alerter"),
            ("chapter", "Incendie"),
        ]

    def test_are_for_what_is_missing_only(self, law):
        booklet = a_booklet()
        offer("Incendie", law)
        a_page(a_chapter(booklet), "Alerter", law)

        assert suggested(booklet, law) == []

    def test_leave_out_what_the_booklet_has_or_may_not_take(self, law):
        booklet = a_booklet()
        a_chapter(booklet, origin_chapter_id=offer("Pris", law).id)
        offer("D’une autre entreprise", law, company_id=a_booklet().company_id)
        offer("D’un autre genre", law, kinds=["patient"])
        offer("D’un autre secteur", law, sectors=[uuid7()])
        retired = offer("Retiré", law)
        Chapter.objects.filter(id=retired.id).update(status=ChapterStatus.RETIRED)
        ChapterFactory.create(company_id=None, name="Jamais publié", obligations=[law.id])
        offer("Ne la couvre sur aucune page", law, on_a_page=False)

        assert suggested(booklet, law) == []
        a_chapter(booklet, origin_chapter_id=offer("Repris", law).id, removed_at=NOW)
        offer("De la maison", law, company_id=booklet.company_id, sectors=[booklet.sector_id])
        assert suggested(booklet, law) == [("chapter", "De la maison"), ("chapter", "Repris")]

    def test_read_the_newest_release_not_the_draft(self, law):
        booklet = a_booklet()
        chapter = offer("Incendie", ObligationFactory.create())
        later = add_page(chapter.manuscript, "Pas encore publiée", position=1)
        Page.objects.filter(id=later.id).update(obligations=[law.id])
        offer("Alerter", law)

        assert suggested(booklet, law) == [("chapter", "Alerter")]
