"""Somebody of the library compares an official text with its source: that revision, and no other."""

import json

import pytest

from apps.accounts.factories import UserFactory, browser_of
from apps.journal.models import AuditEvent
from apps.library import services
from apps.library.factories import ChapterFactory
from apps.library.models import Chapter
from apps.library.tests.acting import NOW, library_editor, member, release, switched_editor
from apps.pages.models import Page
from shared import errors
from shared.actor import Actor, PlatformRole
from shared.ids import uuid7

pytestmark = pytest.mark.django_db

TODAY = NOW.date()
OFFICIAL = {
    "source": "Code pénal, art. 222-33",
    "link": "https://www.legifrance.gouv.fr/",
    "to_join": "article 222-33, III",
    "collated_by": "",
    "collated_on": "",
}


@pytest.fixture
def chapter() -> Chapter:
    return ChapterFactory.create(company_id=None)


@pytest.fixture
def page(chapter: Chapter) -> Page:
    page = Page.objects.get(manuscript_id=chapter.manuscript_id)
    page.official = OFFICIAL
    page.save()
    return page


def collate(chapter: Chapter, page: Page, actor: Actor, revision: int = 1) -> Page:
    return services.collate_page(
        actor=actor,
        chapter_id=chapter.id,
        page_id=page.id,
        revision=revision,
        today=TODAY,
        now=NOW,
    )


def test_it_is_whole_and_collated_from_that_day_on(chapter, page):
    collated = collate(chapter, page, library_editor())

    assert not collated.to_collate
    assert collated.official == {**OFFICIAL, "to_join": "", "collated_on": "2027-03-16"}


def test_the_journal_says_who_it_was(chapter, page):
    collate(chapter, page, library_editor())

    event = AuditEvent.objects.get(action="library.page_collated")
    assert (event.object_label, event.actor_name) == (page.title, "Paul Garnier")


def test_it_is_for_the_next_release_to_tell(chapter, page):
    release(chapter, library_editor())

    collate(chapter, page, library_editor())

    chapter.refresh_from_db()
    assert chapter.has_changes


def test_nobody_signs_for_words_that_they_have_not_seen(chapter, page):
    with pytest.raises(services.PageChangedMeanwhile):
        collate(chapter, page, library_editor(), revision=2)


def test_only_an_official_text_is_collated(chapter):
    page = Page.objects.get(manuscript_id=chapter.manuscript_id)

    with pytest.raises(services.NotOfficialText):
        collate(chapter, page, library_editor())


def test_only_those_who_keep_the_library_sign_with_their_own_hands(chapter, page):
    for actor in (member(uuid7()), switched_editor()):
        with pytest.raises(errors.Forbidden):
            collate(chapter, page, actor)


def test_the_outline_says_whether_one_may_and_what_became_of_it(chapter, page):
    browser = browser_of(UserFactory.create(platform_role=PlatformRole.LIBRARY_EDITOR))
    pages = f"/api/library/chapters/{chapter.id}/pages"

    answer = browser.post(
        f"{pages}/{page.id}/collate", json.dumps({"revision": 1}), content_type="application/json"
    )

    told = browser.get(pages).json()
    assert answer.status_code == 200
    assert told["abilities"] == {"write": True, "collate": True}
    assert told["pages"][0]["official"] == answer.json()["official"]
    assert told["pages"][0]["official"]["collated_on"]
