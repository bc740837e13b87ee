from datetime import UTC, date, datetime
from uuid import uuid4

import pytest

from apps.accounts.factories import browser_of
from apps.booklets.factories import BookletAccessFactory, BookletFactory
from apps.booklets.models import Booklet, BookletRole
from apps.companies.factories import MembershipFactory, SiteFactory
from apps.participation.models import ParticipationState as State
from apps.people.factories import PersonFactory
from apps.reading.factories import published_booklet
from apps.register.factories import CancellationFactory, ReceiptFactory
from apps.register.models import Channel
from apps.stats.selectors.following import days_of_share
from apps.stats.tests.asking import A_DAY, INVITED, asked, hand
from shared.actor import Role

pytestmark = pytest.mark.django_db


def follow(client, more=""):
    return asked(client, f"following?{more}" if more else "following")["following"]


def rows(client, by):
    return [
        (row["label"], row["people"], row["acknowledged"])
        for row in asked(client, f"breakdown?by={by}")["breakdown"]["rows"]
    ]


def acknowledge(participation, channel, **more):
    told = {"publication_id": participation.acknowledged_publication_id, **more}
    return ReceiptFactory.create(
        company_id=participation.company_id, booklet_id=participation.booklet_id,
        participation_id=participation.id, channel=channel, **told,
    )  # fmt: skip


class TestFollowing:
    def test_counts_people_who_were_handed_a_booklet_in_these_days(self, client, booklet):
        for state in State:
            hand(booklet, state=state)
        hand(booklet, 2, state=State.READING, due_on=date(2026, 6, 17))
        hand(booklet, state=State.READ, invited_at=None, opened_on=date(2026, 6, 2))
        hand(booklet, 9, invited_at=INVITED - 60 * A_DAY)
        hand(published_booklet(), 9)

        told = follow(client)

        assert told["funnel"] == {
            "invited": 9, "opened": 8, "read": 3, "acknowledged": 1, "late": 2, "to_reread": 1,
        }  # fmt: skip
        assert told["booklets"] == 1

    def test_counts_the_booklets_that_were_handed_over_and_no_draft(self, client, company, booklet):
        BookletFactory.create(company_id=company.id)
        hand(booklet, 5)

        assert follow(client)["booklets"] == 1

    def test_a_day_is_one_of_the_company(self, client, booklet):
        """Half past eleven in the evening of May in London is June in Paris."""
        hand(booklet, 5, invited_at=datetime(2026, 5, 31, 22, 30, tzinfo=UTC))

        assert follow(client)["funnel"]["invited"] == 5

    def test_says_how_long_receipts_took_and_how_many_kept_the_delay(self, client, booklet):
        hand(booklet, 5, after=0)
        hand(booklet, 6, after=3)
        hand(booklet, 7, after=9)
        hand(booklet, 2, after=20, asked_at=INVITED + 15 * A_DAY)

        told = follow(client)["delays"]

        assert (told["receipts"], told["median"], told["ninety"]) == (20, 3, 9)
        assert (told["due"], told["within"], told["given"]) == (20, 13, 7)
        assert [one["people"] for one in told["buckets"]] == [None, 6, None, 7, 0]

    def test_says_how_far_those_of_as_many_days_before_are(self, client, booklet):
        hand(booklet, 5)
        hand(booklet, 3, invited_at=INVITED - 30 * A_DAY, state=State.OPENED)
        hand(booklet, 2, invited_at=INVITED - 30 * A_DAY, state=State.ACKNOWLEDGED)
        hand(booklet, 9, invited_at=INVITED - 60 * A_DAY)

        assert follow(client)["before"] == {"invited": 5, "opened": 5, "acknowledged": 2}

    def test_tells_nothing_of_few_people_before(self, client, booklet):
        hand(booklet, 5)
        hand(booklet, 4, invited_at=INVITED - 30 * A_DAY)

        assert follow(client)["before"] is None

    def test_names_no_delay_where_booklets_give_different_ones(self, client, booklet, company):
        hand(booklet, 5, after=1)
        other = published_booklet(company.id)
        Booklet.objects.filter(id=other.id).update(receipt_days=30)
        hand(other, 5, after=1)

        assert follow(client)["delays"]["given"] is None
        assert follow(client, f"booklet={other.id}")["delays"]["given"] == 30

    def test_tells_nothing_of_one_to_four_people(self, client, booklet):
        hand(booklet, 4, after=1)

        told = follow(client)

        assert (told["funnel"], told["delays"]) == (None, None)

    def test_is_of_one_booklet_where_one_is_named(self, client, booklet, company):
        hand(booklet, 5)
        hand(published_booklet(company.id), 7)

        assert follow(client)["funnel"]["invited"] == 12
        assert follow(client, f"booklet={booklet.id}")["funnel"]["invited"] == 5

    def test_somebody_who_may_not_read_the_register_is_told_of_nobody(self, company, booklet):
        hand(booklet, 40, after=1)
        writer = MembershipFactory.create(company=company, role=Role.WRITER).user
        BookletAccessFactory.create(booklet=booklet, user=writer, role=BookletRole.WRITER, duty="")
        client = browser_of(writer)

        assert follow(client) is None
        assert asked(client, "breakdown?by=site") == {"breakdown": None}

    def test_a_manager_is_told_of_the_booklets_whose_register_is_theirs(self, company, booklet):
        other = published_booklet(company.id)
        hand(booklet, 5)
        hand(other, 6)
        manager = MembershipFactory.create(company=company, role=Role.BOOKLET_MANAGER).user
        BookletAccessFactory.create(booklet=booklet, user=manager)
        BookletAccessFactory.create(booklet=other, user=manager, role=BookletRole.WRITER, duty="")

        told = follow(browser_of(manager))

        assert (told["booklets"], told["funnel"]["invited"]) == (1, 5)


class TestBreakdown:
    def test_by_site_the_largest_first_and_small_ones_masked(self, client, company, booklet):
        for name, number in (("Lac", 9), ("Plateau", 12), ("Buron", 6), ("Chalet", 3)):
            site = SiteFactory.create(company=company, name=name)
            for _ in range(number):
                person = PersonFactory.create(company_id=company.id, site=site)
                hand(booklet, person=person, after=1 if name == "Lac" else None)

        assert rows(client, "site") == [
            ("Plateau", 12, 0), ("Lac", 9, 9), ("Buron", None, None), ("Chalet", None, None),
        ]  # fmt: skip

    @pytest.mark.parametrize(
        ("by", "told"), [("job", "Serveur"), ("contract", "seasonal"), ("language", "ar")]
    )
    def test_by_what_the_card_says(self, client, company, booklet, by, told):
        for _ in range(5):
            person = PersonFactory.create(company_id=company.id, **{by: told})
            hand(booklet, person=person)

        assert rows(client, by) == [(told, 5, 0)]

    def test_by_version_counts_those_who_acknowledged_one(self, client, booklet):
        hand(booklet, 6, after=2)
        hand(booklet, 8)

        assert rows(client, "version") == [(f"{booklet.name} 1.0", 6, 6)]

    def test_by_channel_counts_each_receipt_that_holds_once(self, client, company, booklet):
        for channel, number in ((Channel.TABLET, 6), (Channel.LINK, 7)):
            for one in hand(booklet, number, after=2):
                acknowledge(one, channel)
                acknowledge(one, Channel.IMPORT, publication_id=uuid4())  # of a former version
        sheet = acknowledge(hand(booklet, after=1)[0], Channel.PAPER)
        CancellationFactory.create(company_id=company.id, receipt=sheet)
        hand(booklet, 8)

        assert rows(client, "channel") == [
            ("link", 7, 7), ("tablet", None, None), ("", None, None),
        ]  # fmt: skip

    def test_what_comes_behind_twenty_groups_is_one_row(self, client, company, booklet):
        for number in range(22):
            for _ in range(5):
                person = PersonFactory.create(company_id=company.id, job=f"Poste {number:02}")
                hand(booklet, person=person)

        told = rows(client, "job")

        assert len(told) == 21
        assert told[-1] == ("", 10, 0)


class TestShares:
    def test_half_and_nine_of_ten(self):
        waits = [(1, 7, 5), (4, 7, 4), (30, 7, 1)]

        assert (days_of_share(waits, 50), days_of_share(waits, 90)) == (1, 4)
