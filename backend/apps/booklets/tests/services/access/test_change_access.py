import pytest

from apps.booklets import services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import BookletAccess, BookletRole, Duty
from apps.booklets.tests.acting import faults
from apps.booklets.tests.people import NOW, TODAY, access_of, admin, member
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Role

pytestmark = pytest.mark.django_db


def change(access: BookletAccess, **changes) -> BookletAccess:
    return services.change_access(
        actor=admin(access.company_id),
        booklet_id=access.booklet_id,
        access_id=access.id,
        changes=changes,
        now=NOW,
    )


class TestChangeAccess:
    def test_takes_another_role_and_other_days(self, booklet):
        access = access_of(booklet, member(booklet.company_id), BookletRole.WRITER)

        change(access, role=BookletRole.MANAGER, ends_on=TODAY)

        access.refresh_from_db()
        assert (access.role, access.duty, access.ends_on) == ("booklet_manager", "manager", TODAY)
        told = AuditEvent.objects.get(action="booklet.access_changed")
        assert (told.before["role"], told.after["role"]) == ("writer", "booklet_manager")

    def test_takes_a_day_away_and_leaves_what_is_absent(self, booklet):
        access = access_of(
            booklet, member(booklet.company_id), BookletRole.WRITER, ends_on=TODAY, scope="Hygiène"
        )

        change(access, ends_on=None, scope=None)

        access.refresh_from_db()
        assert (access.ends_on, access.scope) == (None, "Hygiène")

    def test_takes_the_duty_of_who_manages_no_longer(self, booklet):
        access = access_of(booklet, member(booklet.company_id), BookletRole.MANAGER)

        assert change(access, role=BookletRole.WRITER).duty == ""

    def test_obeys_the_same_rules_as_giving(self, booklet):
        writer = access_of(booklet, member(booklet.company_id, Role.WRITER), BookletRole.WRITER)
        manager = access_of(booklet, member(booklet.company_id), BookletRole.MANAGER)

        above = faults(change, writer, role=BookletRole.MANAGER)
        assert above == {"role": "role_above_company"}
        assert faults(change, manager, duty="substitute") == {"ends_on": "missing"}

    def test_tells_nothing_when_nothing_changes(self, booklet):
        change(access_of(booklet, member(booklet.company_id), BookletRole.WRITER), role="writer")

        assert not AuditEvent.objects.filter(action="booklet.access_changed").exists()

    def test_leaves_the_main_manager_who_they_are(self, booklet):
        main = access_of(booklet, member(booklet.company_id), BookletRole.MANAGER, duty=Duty.MAIN)

        for changes in ({"role": "writer"}, {"duty": "substitute"}, {"ends_on": TODAY}):
            with pytest.raises(services.MainManagerNeeded):
                change(main, **changes)
        assert change(main, scope="Tout le livret").scope == "Tout le livret"

    def test_finds_nothing_of_another_booklet(self, booklet):
        other = BookletFactory.create(plan={}, company_id=booklet.company_id)
        access = access_of(other, member(booklet.company_id), BookletRole.WRITER)

        with pytest.raises(errors.NotFound):
            services.change_access(
                actor=admin(booklet.company_id),
                booklet_id=booklet.id,
                access_id=access.id,
                changes={},
                now=NOW,
            )

    def test_gives_a_translator_some_languages_in_the_order_of_the_booklet(self):
        booklet = BookletFactory.create(plan={}, locales=["pt-PT", "en-GB", "es-ES"])
        access = access_of(booklet, member(booklet.company_id), BookletRole.TRANSLATOR)

        change(access, locales=["en-GB", "pt-PT"])

        access.refresh_from_db()
        assert access.locales == ["pt-PT", "en-GB"]
        told = AuditEvent.objects.get(action="booklet.access_changed")
        assert (told.before["locales"], told.after["locales"]) == ([], ["pt-PT", "en-GB"])

    def test_knows_the_languages_of_the_booklet_only(self):
        booklet = BookletFactory.create(plan={}, locales=["pt-PT"])
        access = access_of(booklet, member(booklet.company_id), BookletRole.TRANSLATOR)

        assert faults(change, access, locales=["es-ES"]) == {
            "locales": "not_a_language_of_the_booklet"
        }

    def test_takes_the_languages_of_who_translates_no_longer(self):
        booklet = BookletFactory.create(plan={}, locales=["pt-PT"])
        access = access_of(
            booklet, member(booklet.company_id), BookletRole.TRANSLATOR, locales=["pt-PT"]
        )

        assert change(access, role=BookletRole.WRITER).locales == []
        assert faults(change, access, locales=["pt-PT"]) == {"locales": "only_for_translators"}
