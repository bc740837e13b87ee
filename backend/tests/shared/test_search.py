import pytest

from apps.accounts.factories import UserFactory, browser_of
from apps.booklets.factories import BookletChapterFactory, BookletFactory
from apps.companies.factories import CompanyFactory, MembershipFactory
from apps.library.factories import ChapterFactory
from apps.people.factories import PersonFactory
from shared.actor import Role
from shared.tenancy import act_as_platform

pytestmark = pytest.mark.django_db

KINDS = ("booklets", "chapters", "pages", "library_chapters", "people")


def furnished(name: str):
    """A company in which everything is called so."""
    with act_as_platform():
        company = CompanyFactory.create()
        booklet = BookletFactory.create(company_id=company.id, plan={}, name=f"Livret {name}")
        BookletChapterFactory.create(booklet=booklet, title=name, pages=[name])
        ChapterFactory.create(company_id=company.id, name=name)
        PersonFactory.create(company_id=company.id, last_name=name)
        return company


def found_by(company, role: Role, search: str) -> dict[str, int]:
    user = MembershipFactory.create(company=company, role=role).user
    answer = browser_of(user).get(f"/api/search?q={search}")
    assert answer.status_code == 200, answer.content
    return {kind: len(found) for kind, found in answer.json().items()}


def test_finds_each_kind_by_its_name_without_accents():
    company = furnished("Hélène")

    assert found_by(company, Role.COMPANY_ADMIN, "helene") == dict.fromkeys(KINDS, 1)


def test_finds_nothing_of_another_company():
    furnished("Hélène")

    assert found_by(CompanyFactory.create(), Role.COMPANY_ADMIN, "helene") == dict.fromkeys(
        KINDS, 0
    )


def test_shows_a_translator_neither_people_nor_what_was_not_entrusted_to_them():
    company = furnished("Hélène")

    assert found_by(company, Role.TRANSLATOR, "helene") == dict.fromkeys(KINDS, 0)


def test_waits_for_two_letters():
    company = furnished("Hélène")

    assert found_by(company, Role.COMPANY_ADMIN, "h") == dict.fromkeys(KINDS, 0)


def test_finds_for_the_platform_the_chapters_of_its_library_only():
    furnished("Hélène")
    with act_as_platform():
        ChapterFactory.create(company_id=None, name="Hélène au musée")

    answer = browser_of(UserFactory.create(super_admin=True)).get("/api/search?q=helene").json()

    assert [one["name"] for one in answer["library_chapters"]] == ["Hélène au musée"]
    assert not any(answer[kind] for kind in KINDS if kind != "library_chapters")
