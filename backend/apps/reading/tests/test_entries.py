"""What the syncs are told."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from django.conf import settings

from apps.booklets import services as booklets
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet
from apps.companies import services as companies
from apps.companies.models import CompanyStatus, HostPurpose
from apps.publishing.events import ReadingChanged
from apps.reading import selectors, services
from apps.reading.factories import ReadingLinkFactory, published_booklet
from apps.reading.models import EdgeEntry, ReadingAccess
from apps.reading.tests.people import NOW, TODAY, admin, at, browser, send
from shared.actor import Actor, PlatformRole
from shared.events import announce
from shared.ids import uuid7

pytestmark = pytest.mark.django_db
STAFF = Actor(user_id=uuid7(), name="Inès", platform_role=PlatformRole.SUPER_ADMIN)


@pytest.fixture
def booklet() -> Booklet:
    booklet = published_booklet()
    tell(booklet)
    return booklet


def tell(booklet: Booklet) -> None:
    announce(ReadingChanged(company_id=booklet.company_id, booklet_id=booklet.id))


def entry(booklet: Booklet) -> EdgeEntry:
    return EdgeEntry.objects.get(booklet_id=booklet.id)


def set_access(booklet: Booklet, **changes) -> None:
    services.set_reading_access(
        actor=admin(booklet.company_id), booklet_id=booklet.id, changes=changes, now=NOW
    )


class TestEntry:
    def test_says_all_that_a_reading_node_has_to_know(self, booklet):
        access = ReadingAccess.objects.get(booklet=booklet)

        assert entry(booklet).content == {
            "slug": booklet.slug,
            "address": f"{settings.READING_URL}/l/{booklet.slug}/",
            "old_slugs": [],
            "hosts": [],
            "state": "open",
            "reason": None,
            "opens_at": None,
            "closes_at": None,
            "ends": "over",
            "mode": "public",
            "epoch": access.epoch,
            "revoked": [],
            "reference": "fr-FR",
            "version": "1.0",
            "contact": {"name": "", "phone": "", "email": ""},
            "known": [],
            "editions": {
                "fr-FR": {
                    "bundle": "a" * 64,
                    "manifest": f"published/{booklet.company_id}/{booklet.id}/bundles/{'a' * 64}.json",
                    "pdf": None,
                }
            },
            "offers": {"pdf": True, "offline": True, "questions": True, "indexed": False},
        }

    def test_is_not_made_for_what_was_never_published(self):
        tell(BookletFactory.create(plan={}))

        assert not EdgeEntry.objects.exists()

    def test_stays_when_nothing_changed(self, booklet):
        before = entry(booklet).changed

        tell(booklet)

        assert entry(booklet).changed == before

    def test_has_a_higher_number_after_each_change(self, booklet):
        numbers = [entry(booklet).changed]
        for mode in ("code", "named"):
            set_access(booklet, mode=mode)
            numbers.append(entry(booklet).changed)

        assert numbers == sorted(set(numbers))

    def test_names_whom_the_author_chose(self, booklet):
        set_access(booklet, contact_name="Accueil", contact_phone="15")

        assert entry(booklet).content["contact"] == {"name": "Accueil", "phone": "15", "email": ""}

    def test_follows_the_way_in(self, booklet):
        set_access(booklet, mode="code")

        assert (entry(booklet).content["state"], entry(booklet).content["mode"]) == ("kept", "code")

    def test_says_the_dates_on_the_companys_clock(self, booklet):
        type(booklet.company).objects.update(timezone="Indian/Reunion")

        set_access(booklet, opens_on=TODAY, closes_on=TODAY)

        content, clock = entry(booklet).content, ZoneInfo("Indian/Reunion")
        midnight = datetime(TODAY.year, TODAY.month, TODAY.day, tzinfo=clock)
        assert datetime.fromisoformat(content["opens_at"]) == midnight
        assert datetime.fromisoformat(content["closes_at"]) == midnight + timedelta(days=1)

    def test_follows_the_companys_clock_when_it_is_set(self, booklet):
        set_access(booklet, opens_on=TODAY)

        companies.update_company(
            actor=STAFF, company=booklet.company, changes={"timezone": "Indian/Reunion"}, now=NOW
        )

        midnight = datetime(TODAY.year, TODAY.month, TODAY.day, tzinfo=ZoneInfo("Indian/Reunion"))
        assert datetime.fromisoformat(entry(booklet).content["opens_at"]) == midnight

    def test_names_the_links_that_were_revoked(self, booklet):
        set_access(booklet, mode="named")
        link = ReadingLinkFactory.create(booklet=booklet)
        long_ago = ReadingLinkFactory.create(booklet=booklet, revoked_at=NOW - timedelta(days=91))

        services.end_links(
            company_id=booklet.company_id, participation_ids=[link.participation_id], now=NOW
        )

        assert entry(booklet).content["revoked"] == [str(link.id)]
        assert str(long_ago.id) not in entry(booklet).content["revoked"]

    @pytest.mark.parametrize("status", ["suspended", "archived"])
    def test_is_closed_with_the_booklet(self, booklet, status):
        Booklet.objects.update(status=status)

        tell(booklet)

        content = entry(booklet).content
        assert (content["state"], content["reason"]) == ("closed", status)

    def test_says_nothing_of_what_was_thrown_away_or_deleted(self, booklet):
        Booklet.objects.update(status="archived", trashed_at=NOW)
        tell(booklet)
        thrown = entry(booklet).content
        booklets.delete_booklet(actor=admin(booklet.company_id), booklet_id=booklet.id, now=NOW)
        tell(booklet)

        assert thrown == entry(booklet).content == {"state": "none"}


class TestCompany:
    def test_suspended_closes_its_booklets_after_thirty_days(self, booklet):
        companies.suspend_company(actor=STAFF, company=booklet.company, reason="Impayé", now=NOW)

        content = entry(booklet).content
        assert (content["state"], content["ends"]) == ("open", "suspended")
        assert datetime.fromisoformat(content["closes_at"]) == NOW + timedelta(days=30)

    def test_suspended_does_not_keep_open_what_ends_before(self, booklet):
        set_access(booklet, closes_on=TODAY)

        companies.suspend_company(actor=STAFF, company=booklet.company, reason="Impayé", now=NOW)

        assert entry(booklet).content["ends"] == "over"

    def test_restored_opens_them_again(self, booklet):
        for change in (companies.suspend_company, companies.restore_company):
            change(actor=STAFF, company=booklet.company, reason="Impayé", now=NOW)

        assert entry(booklet).content["closes_at"] is None

    def test_archived_closes_them_at_once(self, booklet):
        for change in (companies.suspend_company, companies.archive_company):
            change(actor=STAFF, company=booklet.company, reason="Impayé", now=NOW)

        assert entry(booklet).content["reason"] == "archived"

    def test_purged_leaves_nothing(self, booklet):
        type(booklet.company).objects.update(
            status=CompanyStatus.ARCHIVED, status_since=NOW - timedelta(days=100)
        )

        companies.purge_company(company_id=booklet.company_id, now=NOW)

        assert entry(booklet).content == {"state": "none"}

    def test_gets_and_gives_up_a_host(self, booklet):
        host = companies.add_host(
            actor=STAFF,
            company=booklet.company,
            hostname="livrets.aubrac.test",
            brand="soignance",
            purpose=HostPurpose.READING,
            now=NOW,
        )
        with_host, address = entry(booklet).content["hosts"], entry(booklet).content["address"]
        companies.remove_host(actor=STAFF, company=booklet.company, host=host, now=NOW)

        assert (with_host, entry(booklet).content["hosts"]) == (["livrets.aubrac.test"], [])
        assert "//livrets.aubrac.test" in address
        assert entry(booklet).content["address"].startswith(settings.READING_URL)


def test_edges_ask_for_what_is_newer(booklet):
    number = entry(booklet).changed
    other = published_booklet(booklet.company_id)
    tell(other)

    told = list(selectors.entries_since(number))

    assert [booklet_id for booklet_id, *_ in told] == [other.id]
    assert dict(selectors.numbers_of_all()).keys() == {booklet.id, other.id}
    assert len(selectors.entries_of([booklet.id])) == 1


def test_a_change_of_the_access_is_told_at_once(booklet):
    send(browser(booklet), "PATCH", at(booklet, "reading"), {"mode": "signed_in", "indexed": True})

    content = entry(booklet).content
    assert (content["mode"], content["offers"]["indexed"]) == ("signed_in", True)
