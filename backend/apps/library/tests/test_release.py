from concurrent.futures import ThreadPoolExecutor
from datetime import date
from threading import Barrier

import pytest
from django.db import connection

from apps.companies.factories import CompanyFactory
from apps.journal.models import AuditEvent
from apps.library import selectors, services
from apps.library.factories import ChapterFactory, ObligationFactory
from apps.library.models import (
    Chapter,
    ChapterStatus,
    ChapterVersion,
    ReleaseReason,
    UpdatePolicy,
)
from apps.library.tests.acting import (
    NOW,
    add_page,
    library_editor,
    member,
    release,
    remove_pages,
    switched_editor,
    writer,
)
from apps.media.factories import MediaFileFactory
from apps.pages.models import Page
from shared import errors
from shared.actor import Actor
from shared.tenancy import act_as, act_as_platform

pytestmark = pytest.mark.django_db


@pytest.fixture
def company():
    return CompanyFactory.create()


class TestReleaseChapter:
    def test_freezes_what_the_chapter_says(self, company):
        law = ObligationFactory.create()
        chapter = ChapterFactory.create(
            company_id=company.id, page="Se laver les mains", obligations=[law.id]
        )
        actor = member(company.id)

        with act_as(actor):
            version = services.release_chapter(
                actor=actor,
                chapter_id=chapter.id,
                reason=ReleaseReason.LEGAL,
                note="Températures",
                reference="Arrêté du 21 décembre 2009",
                effective_on=date(2027, 4, 1),
                update_policy=UpdatePolicy.AUTOMATIC,
                now=NOW,
            )

        chapter.refresh_from_db()
        assert (chapter.version, chapter.status, chapter.has_changes) == (1, "published", False)
        assert chapter.update_policy == version.update_policy == "automatic"
        assert (version.number, version.effective_on) == (1, date(2027, 4, 1))
        assert [page["title"] for page in version.pages] == ["Se laver les mains"]
        assert version.pages[0]["document"]["blocks"][0]["type"] == "paragraph"
        assert (version.obligations, version.released_by_name) == ([law.id], actor.name)
        event = AuditEvent.objects.get(action="library.chapter_released")
        assert (event.reason, event.after["version"]) == ("Températures", 1)

    def test_freezes_what_each_page_covers(self, company):
        law = ObligationFactory.create()
        chapter = ChapterFactory.create(company_id=company.id)
        page = Page.objects.get(manuscript_id=chapter.manuscript_id)
        services.cover_obligations(
            actor=member(company.id),
            chapter_id=chapter.id,
            page_id=page.id,
            obligations=[law.id],
            now=NOW,
        )

        version = release(chapter, member(company.id))

        assert version.pages[0]["obligations"] == [str(law.id)]

    def test_stays_as_it_was_when_the_draft_goes_on(self, company):
        chapter = ChapterFactory.create(company_id=company.id, page="Avant")
        first = release(chapter, member(company.id))
        Page.objects.filter(manuscript_id=chapter.manuscript_id).update(
            title="Après", fingerprint="other"
        )
        services.note_chapter_changed(chapter=chapter)

        second = release(chapter, member(company.id))

        first.refresh_from_db()
        assert (second.number, second.pages[0]["title"]) == (2, "Après")
        assert first.pages[0]["title"] == "Avant"
        assert first.fingerprint != second.fingerprint

    def test_leaves_out_removed_pages_and_keeps_the_order(self, company):
        chapter = ChapterFactory.create(company_id=company.id, page="Deux")
        Page.objects.filter(manuscript_id=chapter.manuscript_id).update(position=5)
        add_page(chapter, "Un", position=1)
        add_page(chapter, "Retirée", position=0)
        Page.objects.filter(title="Retirée").update(removed_at=NOW)

        version = release(chapter, member(company.id))

        assert [page["title"] for page in version.pages] == ["Un", "Deux"]

    def test_refuses_what_cannot_be_read(self, company):
        empty = ChapterFactory.create(company_id=company.id)
        remove_pages(empty)
        untitled = ChapterFactory.create(company_id=company.id)
        add_page(untitled, " ")

        with pytest.raises(services.ChapterWithoutPages):
            release(empty, member(company.id))
        with pytest.raises(services.PageWithoutTitle):
            release(untitled, member(company.id))

    def test_refuses_what_is_retired_or_says_nothing_new(self, company):
        retired = ChapterFactory.create(company_id=company.id, status=ChapterStatus.RETIRED)
        released = ChapterFactory.create(company_id=company.id, released=True)

        with pytest.raises(services.ChapterRetired):
            release(retired, member(company.id))
        with pytest.raises(services.ChapterUnchanged):
            release(released, member(company.id))

    def test_is_nothing_for_writers_strangers_or_other_hands(self, company):
        own, foreign = ChapterFactory.create(company_id=company.id), ChapterFactory.create()

        with pytest.raises(errors.NotFound):
            release(own, writer(company.id))
        with pytest.raises(errors.NotFound):
            release(foreign, member(company.id))
        with pytest.raises(errors.NotWhileSwitched):
            release(own, switched_editor())

    def test_of_the_platform_is_its_editors(self):
        chapter, editor = ChapterFactory.create(company_id=None), library_editor()

        with act_as(editor):
            version = release(chapter, editor)

        assert version.company_id is None
        assert AuditEvent.objects.get().company_id is None


class TestAReleasedFile:
    def test_is_kept_when_the_draft_shows_it_no_more(self, company):
        chapter = ChapterFactory.create(company_id=company.id)
        file = MediaFileFactory.create(company_id=company.id)
        picture = {"id": "i1", "type": "image", "props": {"media": str(file.id)}}
        written = Page.objects.filter(manuscript_id=chapter.manuscript_id)
        written.update(document={"schema": 2, "blocks": [picture]})

        release(chapter, member(company.id))
        file.refresh_from_db()
        assert file.usages_count == 1
        written.update(document={"schema": 2, "blocks": []}, fingerprint="other")
        services.note_chapter_changed(chapter=chapter)
        release(chapter, member(company.id))

        file.refresh_from_db()
        assert file.usages_count == 0


class TestVersions:
    def test_are_read_by_who_may_take_the_chapter_over(self, company):
        platforms = ChapterFactory.create(company_id=None, released=True)
        foreign = ChapterFactory.create(released=True)
        reader = writer(company.id)

        with act_as(reader):
            found = selectors.get_version(actor=reader, chapter_id=platforms.id, number=1)
            assert found.pages[0]["title"] == "Bienvenue"
            for chapter_id, number in ((platforms.id, 2), (foreign.id, 1)):
                with pytest.raises(errors.NotFound):
                    selectors.get_version(actor=reader, chapter_id=chapter_id, number=number)

    def test_their_outline_holds_no_document(self, company):
        chapter = ChapterFactory.create(company_id=company.id, released=True)

        (page,) = selectors.newest_outline(chapter=chapter)

        assert set(page) == {
            "id",
            "title",
            "importance",
            "words",
            "obligations",
            "fingerprint",
            "official",
        }
        assert selectors.newest_outline(chapter=ChapterFactory.create()) == []


@pytest.mark.django_db(transaction=True)
def test_several_who_release_at_once_release_once():
    with act_as_platform():
        chapter = ChapterFactory.create()
    actor = member(chapter.company_id)
    begin = Barrier(5)

    with ThreadPoolExecutor(5) as pool:
        said = list(pool.map(lambda _: _release_at(begin, chapter, actor), range(5)))

    with act_as_platform():
        assert list(ChapterVersion.objects.values_list("number", flat=True)) == [1]
    assert sorted(said) == ["ChapterUnchanged"] * 4 + ["released"]


def _release_at(begin: Barrier, chapter: Chapter, actor: Actor) -> str:
    begin.wait()
    try:
        with act_as(actor):
            release(chapter, actor)
    except errors.Conflict as refused:
        return type(refused).__name__
    else:
        return "released"
    finally:
        connection.close()
