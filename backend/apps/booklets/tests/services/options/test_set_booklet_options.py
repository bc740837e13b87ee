from datetime import timedelta
from typing import Any

import pytest

from apps.accounts.factories import browser_of
from apps.booklets import services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletRole
from apps.booklets.tests.people import NOW, TODAY, admin, member, staff_in, working_on
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def booklet() -> Booklet:
    return BookletFactory.create(name="Livret d’accueil", plan={})


def set_options(booklet: Booklet, actor=None, **changes) -> Booklet:
    return services.set_booklet_options(
        actor=actor or admin(booklet.company_id), booklet_id=booklet.id, changes=changes, now=NOW
    )


class TestSetBookletOptions:
    def test_are_changed_one_at_a_time(self, booklet):
        set_options(booklet, receipt_mode="chapter", free_order=False)

        booklet.refresh_from_db()
        assert (booklet.receipt_mode, booklet.free_order, booklet.receipt_days) == (
            "chapter",
            False,
            7,
        )
        told = AuditEvent.objects.get(action="booklet.options_changed")
        assert (told.before["receipt_mode"], told.after["receipt_mode"]) == ("end", "chapter")

    def test_tell_nothing_when_nothing_changes(self, booklet):
        set_options(booklet, receipt_mode="end")

        assert not AuditEvent.objects.exists()

    def test_let_a_review_day_and_a_retention_go(self, booklet):
        set_options(booklet, review_on=TODAY + timedelta(days=90), receipts_months=24)

        changed = set_options(booklet, review_on=None, receipts_months=None, receipt_days=None)

        assert (changed.review_on, changed.receipts_months, changed.receipt_days) == (None, None, 7)

    @pytest.mark.parametrize("days", [[], [2], [3, 6], [3, 5, 7]])
    def test_take_reminders_that_are_two_days_apart(self, booklet, days):
        assert set_options(booklet, reminders=days).reminders == days

    @pytest.mark.parametrize("days", [[3, 4], [6, 3], [3, 3], [2, 5, 6]])
    def test_refuse_reminders_that_are_closer_or_out_of_order(self, booklet, days):
        with pytest.raises(errors.Invalid) as refused:
            set_options(booklet, reminders=days)

        assert refused.value.fields == {"reminders": "reminders_too_close"}

    def test_are_for_those_who_manage_the_booklet(self, booklet):
        set_options(booklet, working_on(booklet), receipt_days=3)
        with pytest.raises(errors.Forbidden):
            set_options(booklet, working_on(booklet, BookletRole.WRITER), receipt_days=4)
        with pytest.raises(errors.NotFound):
            set_options(booklet, staff_in(booklet.company_id), receipt_days=4)

    @pytest.mark.parametrize("state", ["archived", "trashed"])
    def test_are_closed_with_the_booklet(self, state):
        with pytest.raises(services.BookletClosed):
            set_options(BookletFactory.create(plan={}, **{state: True}), receipt_days=3)

    def test_is_not_for_who_only_writes(self, booklet):
        writer = working_on(booklet, BookletRole.WRITER)

        with pytest.raises(errors.Forbidden):
            services.set_booklet_options(actor=writer, booklet_id=booklet.id, changes={}, now=NOW)


class TestItsAddress:
    def test_changes_and_the_old_one_still_leads_there(self, booklet):
        camille = member(booklet.company_id, Role.COMPANY_ADMIN)
        client = browser_of(camille.user)

        def send(slug: str) -> Any:
            return client.patch(
                f"/api/booklets/{booklet.id}/options", {"slug": slug}, "application/json"
            ).json()

        send("saisonniers-2027")
        answer = send("saisonniers-2028")

        assert answer["slug"] == "saisonniers-2028"
        assert answer["old_slugs"] == ["saisonniers-2027", "livret-d-accueil"]

    def test_may_be_one_that_it_had_before(self, booklet):
        first = booklet.slug
        set_options(booklet, slug="saisonniers-2027")

        assert set_options(booklet, slug=first).slug == first

    @pytest.mark.parametrize("own_company", [True, False])
    def test_is_never_one_of_another_booklet_not_even_a_former_one(self, booklet, own_company):
        traits = {"company_id": booklet.company_id} if own_company else {}
        other = BookletFactory.create(plan={}, **traits)
        former = other.slug
        set_options(other, slug="nouvelle-adresse")

        for taken in (former, "nouvelle-adresse"):
            with pytest.raises(services.BookletSlugTaken) as refused:
                set_options(booklet, slug=taken)
            assert refused.value.fields == {"slug": "booklet_slug_taken"}

    @pytest.mark.parametrize("slug", ["ab", "Majuscule", "é-t-é", "-debut", "deux--tirets"])
    def test_is_small_letters_digits_and_hyphens(self, booklet, slug):
        client = browser_of(member(booklet.company_id, Role.COMPANY_ADMIN).user)

        answer = client.patch(
            f"/api/booklets/{booklet.id}/options", {"slug": slug}, "application/json"
        )

        assert (answer.status_code, list(answer.json()["errors"])) == (422, ["slug"])
