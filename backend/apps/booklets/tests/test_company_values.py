import pytest

from apps.booklets.models import BookletStatus
from apps.booklets.tests.grid_content import (
    TODAY,
    YESTERDAY,
    a_booklet,
    a_chapter,
    a_page,
    inserting,
)
from apps.booklets.tests.people import admin
from apps.companies.factories import SiteFactory
from apps.values import selectors
from apps.values.factories import LivingValueFactory
from shared import errors
from shared.actor import Actor
from shared.ids import uuid7

pytestmark = pytest.mark.django_db


def listed(booklet, **wanted):
    return selectors.company_values(
        actor=admin(booklet.company_id), wanted=selectors.ValueFilter(**wanted), today=TODAY
    )


class TestTheValuesOfACompany:
    def test_are_what_is_inserted_filled_or_its_own_by_label(self):
        booklet = a_booklet()
        for title in ("Un", "Deux"):
            a_page(a_chapter(booklet, title), document=inserting("parking"))
        other = a_booklet(company_id=booklet.company_id)
        a_page(a_chapter(other), document=inserting("parking"))
        fill = {"company_id": booklet.company_id}
        LivingValueFactory.create(**fill, key="dpo", value="Nadia Ferrière")
        LivingValueFactory.create(**fill, key="manager", value="")
        LivingValueFactory.create(**fill, key="own_code", label="Code de la porte", value="")
        LivingValueFactory.create(key="reception")

        found = listed(booklet)

        assert [(one.key, one.pages, one.booklets) for one in found.items] == [
            ("own_code", 0, 0),
            ("dpo", 0, 0),
            ("parking", 3, 2),
        ]
        assert found.counts == {"all": 3, "missing": 2, "due_soon": 0, "overdue": 0}

    def test_do_not_count_booklets_that_nobody_reads(self):
        booklet = a_booklet()
        a_page(a_chapter(booklet), document=inserting("parking"))
        for away in ({"trashed": True}, {"status": BookletStatus.ARCHIVED}):
            gone = a_booklet(company_id=booklet.company_id, **away)
            a_page(a_chapter(gone), document=inserting("parking", "dpo"))

        (line,) = listed(booklet).items

        assert (line.key, line.pages, line.booklets) == ("parking", 1, 1)

    def test_are_searched_by_label_and_text_and_by_state(self):
        booklet = a_booklet()
        fill = {"company_id": booklet.company_id}
        LivingValueFactory.create(**fill, key="dpo", value="Nadia Ferrière", review_on=YESTERDAY)
        LivingValueFactory.create(**fill, key="parking", value="Rue basse", review_on=TODAY)

        def keys(**wanted):
            return [one.key for one in listed(booklet, **wanted).items]

        assert keys(search="ferriere NADIA") == ["dpo"]
        assert keys(search="stationnement") == ["parking"]
        assert keys(search="nadia", state="due_soon") == []
        assert keys(state="overdue") == ["dpo"]
        assert listed(booklet, search="nadia").counts == {
            "all": 2,
            "missing": 0,
            "due_soon": 1,
            "overdue": 1,
        }

    def test_of_a_site_are_what_it_says_or_else_the_company(self):
        booklet = a_booklet()
        site = SiteFactory.create(company_id=booklet.company_id)
        LivingValueFactory.create(company_id=booklet.company_id, key="dpo", value="Nadia")
        LivingValueFactory.create(
            company_id=booklet.company_id, key="parking", value="Ici", site=site
        )

        assert [one.value for one in listed(booklet).items] == ["Nadia"]
        assert {one.value for one in listed(booklet, site=site.id).items} == {"Nadia", "Ici"}
        with pytest.raises(errors.NotFound):
            listed(booklet, site=SiteFactory.create().id)

    def test_are_not_for_who_works_in_no_company(self):
        with pytest.raises(errors.Forbidden):
            selectors.company_values(
                actor=Actor(user_id=uuid7()), wanted=selectors.ValueFilter(), today=TODAY
            )
