"""Three sizes of one booklet: what the law asks of this company, what good practice adds, all that the sector has."""

import pytest

from apps.booklets import selectors
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Size
from apps.booklets.tests.acting import at, sector_with, working
from apps.booklets.tests.sized import chapter_with, sector_of_three_sizes
from apps.companies.factories import CompanyFactory
from apps.library.factories import ObligationFactory
from apps.library.models import Level

pytestmark = pytest.mark.django_db


@pytest.fixture
def sector():
    return sector_of_three_sizes()


def booklet_of(sector, **situation):
    company = CompanyFactory.create(situation=situation)
    return BookletFactory.create(company_id=company.id, sector_id=sector.id, plan={})


def sizes(booklet):
    return {
        plan.size: (len(plan.chapters), plan.pages, plan.minutes)
        for plan in selectors.sized_plans(booklet)
    }


def test_each_holds_the_smaller_one(sector):
    assert sizes(booklet_of(sector)) == {
        Size.ESSENTIAL: (2, 2, 2),
        Size.RECOMMENDED: (3, 4, 4),
        Size.COMPLETE: (4, 6, 6),
    }


def test_the_essential_leaves_out_what_the_law_does_not_ask_of_such_a_company(sector):
    booklet = booklet_of(sector, works_council=False)

    assert sizes(booklet)[Size.ESSENTIAL] == (1, 1, 1)


def test_the_complete_leaves_out_what_is_the_law_of_other_employers():
    private = ObligationFactory.create(conditions=["private_employer", "headcount_50"])
    anybody = ObligationFactory.create(level=Level.MANDATORY)
    pages = {"Vos sanctions": private, "Le feu": anybody, "Nos débuts": None}
    sector = sector_with([chapter_with("Maison", pages)])

    assert sizes(booklet_of(sector, public_employer=True))[Size.COMPLETE] == (1, 2, 2)
    for situation in ({}, {"public_employer": False}):
        assert sizes(booklet_of(sector, **situation))[Size.COMPLETE] == (1, 3, 3)


def test_every_one_is_the_whole_where_the_law_asks_nothing():
    sector = sector_with([chapter_with("Maison", {"Nos débuts": None})])

    assert set(sizes(booklet_of(sector)).values()) == {(1, 1, 1)}


def test_the_api_tells_them_and_what_all_of_them_cover(sector):
    booklet = booklet_of(sector)

    told = working(booklet).get(at(booklet, "sizes")).json()

    assert told["obligations"] == 2
    assert told["items"][0] == {"size": "essential", "chapters": 2, "pages": 2, "minutes": 2}
