import pytest
from django.utils import timezone

from apps.accounts.factories import browser_of
from apps.accounts.models import UserStatus
from apps.booklets import selectors
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletRole, Duty
from apps.booklets.tests.people import A_DAY, TODAY, access_of, member
from apps.companies.factories import MembershipFactory
from shared.actor import Role

pytestmark = pytest.mark.django_db


ALL = ["edit", "translate", "publish", "participants", "mailings", "register"]


@pytest.fixture
def booklet() -> Booklet:
    return BookletFactory.create(plan={})


def holders(booklet: Booklet) -> list[selectors.Holder]:
    return selectors.list_holders(booklet=booklet, today=TODAY)


def named(booklet: Booklet, role: Role, name: str, **user):
    first, last = name.split()
    return member(booklet.company_id, role, first_name=first, last_name=last, **user)


class TestTheList:
    def test_shows_managers_first_then_the_others_then_those_who_inherit(self, booklet):
        named(booklet, Role.COMPANY_ADMIN, "Hélène Roux")
        named(booklet, Role.AUDITOR, "Cabinet Valadier")
        translator = named(booklet, Role.TRANSLATOR, "João Pinto")
        access_of(booklet, translator, BookletRole.TRANSLATOR)
        access_of(booklet, named(booklet, Role.WRITER, "Awa Diallo"), BookletRole.WRITER)
        substitute = named(booklet, Role.BOOKLET_MANAGER, "Julien Delmas")
        access_of(
            booklet, substitute, BookletRole.MANAGER, duty=Duty.SUBSTITUTE, ends_on=TODAY + A_DAY
        )
        main = named(booklet, Role.BOOKLET_MANAGER, "Camille Vidal")
        access_of(booklet, main, BookletRole.MANAGER, duty=Duty.MAIN)
        named(booklet, Role.WRITER, "Sans Accès")

        shown = [(holder.user.full_name, holder.rights) for holder in holders(booklet)]

        assert shown == [
            ("Camille Vidal", ALL),
            ("Julien Delmas", ALL),
            ("Awa Diallo", ["edit", "translate"]),
            ("João Pinto", ["translate"]),
            ("Hélène Roux", ALL),
            ("Cabinet Valadier", ["register"]),
        ]

    def test_tells_what_is_inherited_and_until_when(self, booklet):
        auditor, tomorrow = member(booklet.company_id, Role.AUDITOR), timezone.localdate() + A_DAY
        auditor.ends_on = tomorrow
        auditor.save()
        camille = member(booklet.company_id, Role.COMPANY_ADMIN)

        answer = browser_of(camille.user).get(f"/api/booklets/{booklet.id}/access").json()

        line = answer["items"][-1]
        assert (line["id"], line["role"], line["company_role"]) == (None, None, "auditor")
        assert (line["ends_on"], line["rights"]) == (str(tomorrow), ["register"])
        assert answer["may_write"] is True

    def test_shows_an_administrator_who_answers_for_it_once(self, booklet):
        camille = member(booklet.company_id, Role.COMPANY_ADMIN)
        access_of(booklet, camille, BookletRole.MANAGER, duty=Duty.MAIN)

        (only,) = holders(booklet)

        assert only.access is not None

    def test_gives_no_rights_to_who_is_suspended_or_whose_days_are_over(self, booklet):
        suspended = named(booklet, Role.WRITER, "Ana Blanc", status=UserStatus.SUSPENDED)
        access_of(booklet, suspended, BookletRole.WRITER)
        over = named(booklet, Role.WRITER, "Zoé Noir")
        access_of(booklet, over, BookletRole.WRITER, ends_on=TODAY - A_DAY)

        assert [holder.rights for holder in holders(booklet)] == [[], []]

    def test_gives_what_the_role_in_the_company_still_allows(self, booklet):
        lowered = member(booklet.company_id, Role.TRANSLATOR)
        access_of(booklet, lowered, BookletRole.MANAGER)

        (only,) = holders(booklet)

        assert only.rights == ["translate"]
        assert only.possible_roles == (BookletRole.TRANSLATOR,)

    def test_forgets_an_auditor_after_their_last_day(self, booklet):
        MembershipFactory.create(
            company_id=booklet.company_id, role=Role.AUDITOR, ends_on=TODAY - A_DAY
        )

        assert holders(booklet) == []


class TestCandidates:
    def candidates(self, booklet: Booklet, search: str = "") -> list[str]:
        found = selectors.list_candidates(booklet=booklet, search=search, today=TODAY)
        return [one.user.full_name for one in found]

    def test_are_the_members_without_an_access_by_name(self, booklet):
        named(booklet, Role.WRITER, "Awa Diallo")
        named(booklet, Role.COMPANY_ADMIN, "Hélène Bertin")
        access_of(booklet, named(booklet, Role.WRITER, "João Pinto"), BookletRole.WRITER)
        named(booklet, Role.WRITER, "Ana Blanc", status=UserStatus.SUSPENDED)
        MembershipFactory.create()

        assert self.candidates(booklet) == ["Hélène Bertin", "Awa Diallo"]

    def test_are_searched_by_name_and_address_without_accents(self, booklet):
        named(booklet, Role.WRITER, "Hélène Bertin")
        named(booklet, Role.WRITER, "Awa Diallo")

        assert self.candidates(booklet, "helene") == ["Hélène Bertin"]

    def test_come_with_what_could_be_given_to_them(self, booklet):
        named(booklet, Role.WRITER, "Awa Diallo")
        camille = member(booklet.company_id, Role.COMPANY_ADMIN)
        address = f"/api/booklets/{booklet.id}/access/candidates?search=diallo"

        (line,) = browser_of(camille.user).get(address).json()["items"]

        assert line["possible_roles"] == ["writer", "translator"]
        assert line["company_role"] == "writer"
