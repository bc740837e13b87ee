import pytest

from apps.accounts.models import UserStatus
from apps.booklets.factories import BookletAccessFactory
from apps.booklets.models import Booklet, Duty, ReceiptMode
from apps.booklets.tests.checking import a_ready_booklet, checks_of, found, points_of, topic_of
from apps.booklets.tests.grid_content import (
    SOON,
    TODAY,
    YESTERDAY,
    a_booklet,
    a_chapter,
    a_page,
    inserting,
)
from apps.values.factories import LivingValueFactory

pytestmark = pytest.mark.django_db


@pytest.fixture
def booklet() -> Booklet:
    return a_ready_booklet()


class TestValues:
    @pytest.mark.parametrize(
        ("said", "expected"),
        [
            ({"value": ""}, [("blocking", "value_missing", "values")]),
            ({"review_on": YESTERDAY}, [("blocking", "value_overdue", "values")]),
            ({"review_on": SOON}, [("advisory", "value_due_soon", "values")]),
            ({"review_on": None}, []),
        ],
        ids=["missing", "overdue", "due soon", "filled"],
    )
    def test_are_filled_and_looked_at_in_time(self, booklet, said, expected):
        a_page(a_chapter(booklet), document=inserting("safety_contact"))
        LivingValueFactory.create(company_id=booklet.company_id, **said)

        assert found(booklet) == expected

    def test_are_told_by_their_label_and_their_day(self, booklet):
        a_page(a_chapter(booklet), document=inserting("safety_contact", "hr_contact", "parking"))
        LivingValueFactory.create(company_id=booklet.company_id, review_on=YESTERDAY)
        LivingValueFactory.create(company_id=booklet.company_id, key="dpo", review_on=YESTERDAY)

        overdue, missing = points_of(booklet)

        assert overdue.params == {
            "key": "safety_contact",
            "label": "référent sécurité",
            "day": "2027-03-11",
        }
        assert (missing.params["key"], missing.params["day"]) == ("hr_contact", "")
        assert topic_of(booklet, "values").params == {
            "all": 3,
            "filled": 1,
            "missing": 2,
            "essential_missing": 1,
            "overdue": 1,
            "due_soon": 0,
            "next_review": "2027-03-11",
        }

    def test_that_are_not_essential_have_words_that_stand_in_for_them(self, booklet):
        a_page(a_chapter(booklet), document=inserting("parking"))

        assert found(booklet) == []
        assert topic_of(booklet, "values").params["missing"] == 1

    def test_that_nothing_may_stand_in_for_leave_their_sentence_out_which_is_said(self, booklet):
        a_page(a_chapter(booklet), document=inserting("works_council"))

        assert found(booklet) == [("advisory", "value_left_out", "values")]

    def test_that_nobody_knows_are_to_be_taken_out_of_their_page(self, booklet):
        page = a_page(a_chapter(booklet), "Accueil", document=inserting("nonsense")).page

        (point,) = points_of(booklet)

        assert (point.severity, point.code, point.goal) == ("blocking", "value_unknown", "page")
        assert (point.page, point.params) == (page.id, {"key": "nonsense", "title": "Accueil"})


class TestManagers:
    def test_somebody_answers_for_it_who_still_works_here(self):
        booklet = a_booklet()
        a_page(a_chapter(booklet))
        BookletAccessFactory.create(booklet=booklet, duty=Duty.SUBSTITUTE)
        assert found(booklet) == [("blocking", "main_manager_missing", "managers")]

        main = BookletAccessFactory.create(booklet=booklet, duty=Duty.MAIN).user
        assert found(booklet) == []

        main.status = UserStatus.SUSPENDED
        main.save()
        (point,) = points_of(booklet)
        assert (point.severity, point.code) == ("blocking", "main_manager_inactive")
        assert point.params == {"name": main.full_name}

    def test_somebody_who_left_the_company_answers_for_nothing(self, booklet):
        main = booklet.accesses.get(duty=Duty.MAIN).user
        main.memberships.all().delete()

        assert found(booklet) == [("blocking", "main_manager_inactive", "managers")]

    def test_who_stands_in_is_told_until_their_last_day(self, booklet):
        substitutes = booklet.accesses.filter(duty=Duty.SUBSTITUTE)
        substitutes.update(ends_on=YESTERDAY)

        assert found(booklet) == []
        assert topic_of(booklet, "managers").params["substitutes"] == ""
        substitutes.update(ends_on=TODAY)
        main, substitute = (
            booklet.accesses.get(duty=duty).user.full_name for duty in (Duty.MAIN, Duty.SUBSTITUTE)
        )
        assert topic_of(booklet, "managers").params == {
            "main": main,
            "substitutes": substitute,
        }


class TestReceipts:
    def test_are_no_topic_before_somebody_can_give_one(self, booklet):
        booklet.receipt_mode = ReceiptMode.NONE

        assert found(booklet) == []
        assert "receipt" not in {topic.topic for topic in checks_of(booklet).topics}


class TestLanguages:
    def test_languages_that_are_not_translated_are_only_shown(self, booklet):
        booklet.locales = ["en-GB", "es-ES"]

        assert found(booklet) == [("advisory", "language_incomplete", "languages")] * 2
        topic = topic_of(booklet, "languages")
        assert (topic.state, topic.params) == ("to_improve", {"en-GB": 0, "es-ES": 0})
