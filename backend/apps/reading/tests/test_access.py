from datetime import UTC, date, datetime, timedelta
from uuid import uuid4

import pytest
from django.conf import settings

from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletRole
from apps.booklets.services import BookletClosed
from apps.companies.factories import HostFactory
from apps.journal.models import AuditEvent
from apps.reading import services
from apps.reading.factories import ReadingAccessFactory, ReadingLinkFactory, published_booklet
from apps.reading.grants import new_token, unseal_code
from apps.reading.models import ReadingAccess, ReadingLink, ReadingMode
from apps.reading.schemas.describe import describe_access
from apps.reading.tests.people import NOW, TODAY, admin, at, browser, send, working_on
from shared import errors
from shared.actor import Role

pytestmark = pytest.mark.django_db


def change(booklet: Booklet, actor=None, **changes) -> ReadingAccess:
    services.set_reading_access(
        actor=actor or admin(booklet.company_id), booklet_id=booklet.id, changes=changes, now=NOW
    )
    return ReadingAccess.objects.get(booklet=booklet)


class TestAccess:
    def test_is_public_with_a_code_ready_until_somebody_says_otherwise(self, booklet):
        told = browser(booklet).get(at(booklet, "reading")).json()

        assert (told["mode"], told["state"], told["published"]) == ("public", "open", True)
        assert (len(told["code"]), told["code"].isdigit()) == (6, True)
        assert told["address"] == f"{settings.READING_URL}/l/{booklet.slug}"
        assert told["shown_address"] == told["address"].partition("://")[2]
        assert told["locales"] == ["fr-FR"]

    def test_stays_the_same_however_often_one_looks(self, booklet):
        first, again = (browser(booklet).get(at(booklet, "reading")).json() for _ in range(2))

        assert first["code"] == again["code"]

    def test_keeps_its_code_sealed(self, booklet):
        access = services.ensure_access(booklet=booklet)

        assert unseal_code(access.code).encode() not in bytes(access.code)

    def test_tells_the_code_to_those_who_may_change_it(self, booklet):
        told = browser(booklet, Role.AUDITOR).get(at(booklet, "reading")).json()

        assert (told["code"], told["abilities"]["change"]) == ("", False)

    def test_has_the_address_of_the_companys_own_host_for_reading(self, booklet):
        HostFactory.create(company=booklet.company, hostname="studio.aubrac.test")
        HostFactory.create(company=booklet.company, hostname="livrets.aubrac.test", reading=True)

        told = browser(booklet).get(at(booklet, "reading")).json()

        assert told["shown_address"].startswith("livrets.aubrac.test:")

    def test_of_a_draft_is_ready_before_it_is_published(self):
        draft = BookletFactory.create(plan={})

        told = browser(draft).get(at(draft, "reading")).json()

        assert (told["state"], told["published"], told["pdf"]) == ("unpublished", False, [])

    def test_is_changed_one_at_a_time_and_told_in_the_journal(self, booklet):
        access = change(booklet, mode="code", offers_pdf=False)

        assert (access.mode, access.offers_pdf, access.offers_offline) == ("code", False, True)
        told = AuditEvent.objects.get(action="reading.access_changed")
        assert (told.before["mode"], told.after["mode"]) == ("public", "code")

    def test_names_nobody_at_the_door_until_somebody_is_chosen(self, booklet):
        person = browser(booklet)
        before = person.get(at(booklet, "reading")).json()
        chosen = {
            "contact_name": "Accueil",
            "contact_phone": "05 36 49 12 34",
            "contact_email": "Accueil@aubrac.test",
        }

        after = send(person, "PATCH", at(booklet, "reading"), chosen).json()
        emptied = send(person, "PATCH", at(booklet, "reading"), dict.fromkeys(chosen, "")).json()

        assert [before[name] for name in chosen] == ["", "", ""]
        assert [after[name] for name in chosen] == [
            *list(chosen.values())[:2],
            "accueil@aubrac.test",
        ]
        assert [emptied[name] for name in chosen] == ["", "", ""]

    @pytest.mark.parametrize(
        "refused",
        [
            {"contact_phone": "javascript:alert(1)"},
            {"contact_phone": "+"},
            {"contact_email": "nobody"},
            {"contact_name": "Deux\nlignes"},
        ],
    )
    def test_takes_no_contact_that_cannot_be_reached(self, booklet, refused):
        answer = send(browser(booklet), "PATCH", at(booklet, "reading"), refused)

        assert (answer.status_code, list(answer.json()["errors"])) == (422, list(refused))

    def test_tells_nothing_when_nothing_changes(self, booklet):
        change(booklet, mode="public", opens_on=None)

        assert not AuditEvent.objects.exists()

    def test_lets_its_dates_go(self, booklet):
        change(booklet, opens_on=TODAY, closes_on=TODAY)

        access = change(booklet, opens_on=None, closes_on=None)

        assert (access.opens_on, access.closes_on) == (None, None)

    def test_refuses_to_close_before_it_opens(self, booklet):
        with pytest.raises(errors.Invalid) as refused:
            change(booklet, opens_on=TODAY, closes_on=TODAY - timedelta(days=1))

        assert refused.value.fields == {"closes_on": "closes_before_opening"}

    def test_by_another_way_shuts_out_who_came_by_the_former(self, booklet):
        before = services.ensure_access(booklet=booklet).epoch

        kept = change(booklet, mode="code").epoch
        same = change(booklet, closes_on=TODAY).epoch

        assert (before != kept, kept == same) == (True, True)

    def test_is_for_those_who_manage_the_booklet(self, booklet):
        change(booklet, working_on(booklet), mode="named")
        with pytest.raises(errors.Forbidden):
            change(booklet, working_on(booklet, BookletRole.WRITER), mode="public")

    def test_is_closed_with_the_booklet(self):
        with pytest.raises(BookletClosed):
            change(published_booklet(status="archived"), mode="code")


class TestCode:
    def test_another_one_shuts_every_device_out(self, booklet):
        access = ReadingAccessFactory.create(booklet=booklet, mode=ReadingMode.CODE)
        before, epoch = unseal_code(access.code), access.epoch

        told = send(browser(booklet), "POST", at(booklet, "reading/code")).json()

        access.refresh_from_db()
        assert told["code"] == unseal_code(access.code) != before
        assert access.epoch != epoch

    def test_is_not_written_into_the_journal(self, booklet):
        told = send(browser(booklet), "POST", at(booklet, "reading/code")).json()

        event = AuditEvent.objects.get(action="reading.code_changed")
        assert told["code"] not in str([event.before, event.after, event.words])


class TestLinks:
    def test_are_counted_until_their_last_day_on_the_companys_clock(self, booklet):
        type(booklet.company).objects.update(timezone="Indian/Reunion")
        evening = datetime(2026, 6, 30, 21, tzinfo=UTC)  # the first of July there
        ReadingLinkFactory.create(booklet=booklet, expires_on=date(2026, 6, 30))
        read_again = Booklet.objects.get(id=booklet.id)

        told = describe_access(
            actor=admin(booklet.company_id),
            booklet=read_again,
            access=services.ensure_access(booklet=booklet),
            now=evening,
        )

        assert told["links_count"] == 0

    def test_are_kept_once_as_a_hash(self, booklet):
        token, someone = new_token(), uuid4()

        for _ in range(2):
            services.keep_links(booklet=booklet, tokens={someone: token})

        (link,) = ReadingLink.objects.filter(booklet=booklet)
        assert link.participation_id == someone
        assert token not in str(ReadingLink.objects.values())

    def test_end_once(self, booklet):
        link = ReadingLinkFactory.create(booklet=booklet)
        ended = {"company_id": booklet.company_id, "participation_ids": [link.participation_id]}

        services.end_links(**ended, now=NOW)
        services.end_links(**ended, now=NOW + timedelta(days=1))

        link.refresh_from_db()
        assert link.revoked_at == NOW
