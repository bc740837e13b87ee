from datetime import date, timedelta

import pytest
from django.utils import timezone

from apps.accounts.factories import browser_of
from apps.booklets.factories import BookletAccessFactory, BookletFactory
from apps.booklets.models import BookletPage, BookletRole
from apps.companies.factories import MembershipFactory
from apps.publishing.models import PublicationContent
from apps.reading.factories import published_booklet
from apps.stats.factories import FactByFactory, FactDayFactory
from apps.stats.tests.asking import A_DAY, asked
from shared.actor import Role

pytestmark = pytest.mark.django_db


class TestReadings:
    def test_counts_devices_by_day_way_and_language(self, client, booklet):
        FactDayFactory.create(booklet=booklet, day=date(2026, 6, 3), n=7)
        FactDayFactory.create(booklet=booklet, day=date(2026, 5, 20), n=4)
        FactDayFactory.create(booklet=booklet, day=date(2026, 6, 3), kind="f", subject="c", n=2)
        FactDayFactory.create(booklet=booklet, day=date(2026, 6, 3), kind="d", n=1)
        FactDayFactory.create(day=date(2026, 6, 3), n=99)  # of another company
        for dimension, value in (("channel", "q"), ("device", "p"), ("locale", "fr-FR")):
            FactByFactory.create(
                booklet=booklet, day=date(2026, 6, 3), dimension=dimension, value=value, n=7
            )

        told = asked(client, "readings")

        assert (told["opened"], told["before"]) == (7, 4)
        assert (told["finished"], told["downloaded"]) == (2, 1)
        assert len(told["series"]) == 30
        assert [one for one in told["series"] if one["opened"]] == [
            {"day": "2026-06-03", "opened": 7}
        ]
        assert told["channels"] == [{"value": "q", "opened": 7}]
        assert told["devices"] == [{"value": "p", "opened": 7}]
        assert told["languages"] == [{"value": "fr-FR", "opened": 7}]

    def test_more_than_three_months_are_told_by_month(self, client, booklet):
        FactDayFactory.create(booklet=booklet, day=date(2026, 6, 3), n=7)
        FactDayFactory.create(booklet=booklet, day=date(2026, 6, 9), n=2)

        told = asked(client, "readings", "since=2026-01-10&until=2026-06-30")

        assert told["by_month"]
        assert told["series"][0]["day"] == "2026-01-01"
        assert told["series"][-1] == {"day": "2026-06-01", "opened": 9}

    def test_names_the_pages_that_most_devices_opened(self, client, company):
        booklet = BookletFactory.create(company_id=company.id, plan={"Accueil": ["Un", "Deux"]})
        for page, n in zip(pages_of(booklet), (3, 8), strict=True):
            FactDayFactory.create(
                booklet=booklet, day=date(2026, 6, 3), kind="p", subject=str(page.id), n=n
            )

        told = asked(client, "readings")["pages"]

        assert [(one["title"], one["read"]) for one in told] == [("Deux", 8), ("Un", 3)]

    def test_a_question_is_told_of_by_whole_months_that_show_nobody(self, client, booklet):
        _say(booklet, {"q1": "Avant le dressage ?", "q2": "Et après ?"})
        june = timezone.localdate().replace(day=1) - timedelta(days=70)
        first = june.replace(day=1)
        for question, outcome, n in (("q1", "+", 4), ("q1", "-", 3), ("q2", "-", 9)):
            FactDayFactory.create(
                booklet=booklet, day=first, kind="a", subject=question, outcome=outcome, n=n
            )

        whole = f"since={first}&until={timezone.localdate()}"
        cut = f"since={first + A_DAY}&until={timezone.localdate()}"

        assert asked(client, "readings", whole)["questions"] == [
            {
                "booklet": booklet.name,
                "title": "Avant le dressage ?",
                "answered": 7,
                "wrong": 3,
            }
        ]
        assert asked(client, "readings", cut)["questions"] == []

    def test_a_writer_is_told_of_the_booklets_that_they_write(self, company, booklet):
        FactDayFactory.create(booklet=booklet, day=date(2026, 6, 3), n=7)
        FactDayFactory.create(booklet=published_booklet(company.id), day=date(2026, 6, 3), n=5)
        writer = MembershipFactory.create(company=company, role=Role.WRITER).user
        BookletAccessFactory.create(booklet=booklet, user=writer, role=BookletRole.WRITER, duty="")

        assert asked(browser_of(writer), "readings")["opened"] == 7


def _say(booklet, questions):
    blocks = [
        {"id": name, "type": "question", "props": {"prompt": prompt}, "children": []}
        for name, prompt in questions.items()
    ]
    PublicationContent.objects.create(
        company_id=booklet.company_id,
        publication_id=booklet.publication_id,
        content={
            "booklet": {"name": booklet.name},
            "chapters": [{"pages": [{"document": {"blocks": blocks}}]}],
        },
    )


def pages_of(booklet):
    return [one.page for one in BookletPage.objects.filter(chapter__booklet=booklet)]
