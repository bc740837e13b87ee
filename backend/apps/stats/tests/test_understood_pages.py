"""How a chapter of the library is understood: of five companies and fifty devices at least, by published lots."""

from uuid import uuid4

import pytest

from apps.accounts.factories import UserFactory, browser_of
from apps.booklets.models import BookletPage
from apps.companies.factories import MembershipFactory
from apps.library.factories import ChapterFactory
from apps.pages.models import Page
from apps.reading.factories import published_booklet
from apps.stats.factories import PageLotsFactory
from shared.actor import PlatformRole, Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def chapter():
    return ChapterFactory.create(company_id=None, released=True)


@pytest.fixture
def editor():
    return browser_of(UserFactory.create(platform_role=PlatformRole.LIBRARY_EDITOR.value))


def page_of(chapter):
    return Page.objects.filter(manuscript=chapter.manuscript_id).first()


def read_in(chapter, companies, **lots):
    """The first page of the chapter, taken by so many companies, and counted in each."""
    for _ in range(companies):
        booklet = published_booklet(plan={"Hygiène": ["Diluer"]})
        page = BookletPage.objects.get(chapter__booklet=booklet)
        page.chapter.origin_chapter_id, page.origin_page_id = chapter.id, page_of(chapter).id
        page.chapter.save()
        page.save()
        PageLotsFactory.create(booklet=booklet, page=str(page.page_id), **lots)


def told(client, chapter):
    return client.get(f"/api/stats/chapters/{chapter.id}/pages")


def test_sums_what_many_companies_published(editor, chapter):
    read_in(chapter, 5, devices=12, unclear=2)

    (page,) = told(editor, chapter).json()["pages"]

    assert page == {
        "page": str(page_of(chapter).id), "title": page_of(chapter).title,
        "unclear": 10, "devices": 60, "companies": 5,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("companies", "lots"),
    [
        (4, {"devices": 900}),
        (5, {"devices": 9}),
        (6, {"lots": 0, "devices": 0, "growing_devices": 90}),
    ],
)
def test_tells_nothing_of_few_companies_few_devices_or_lots_that_grow(
    editor, chapter, companies, lots
):
    read_in(chapter, companies, **lots)

    answer = told(editor, chapter).json()

    assert answer["pages"] == []
    assert answer["hidden"] >= 1


def test_a_chapter_of_somebody_else_s_library_is_not_there(editor, company):
    theirs = ChapterFactory.create(company_id=company.id, released=True)
    admin = browser_of(MembershipFactory.create(role=Role.COMPANY_ADMIN).user)

    assert [told(who, theirs).status_code for who in (editor, admin)] == [404, 404]
    assert editor.get(f"/api/stats/chapters/{uuid4()}/pages").status_code == 404
