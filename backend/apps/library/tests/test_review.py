import pytest

from apps.companies.factories import CompanyFactory
from apps.journal.models import AuditEvent
from apps.library import policies, services
from apps.library.factories import ChapterFactory
from apps.library.models import Chapter, ChapterStatus
from apps.library.tests.acting import NOW, add_page, library_editor, member, writer
from shared import errors
from shared.actor import Actor, PlatformRole, Role
from shared.ids import uuid7

pytestmark = pytest.mark.django_db

MOVES = (
    services.send_chapter_to_review,
    services.send_chapter_back,
    services.retire_chapter,
    services.reopen_chapter,
)


@pytest.fixture
def company():
    return CompanyFactory.create()


def status_of(chapter: Chapter) -> str:
    return Chapter.objects.get(id=chapter.id).status


class TestReview:
    def test_a_writer_asks_for_it_and_an_administrator_sends_back(self, company):
        chapter = ChapterFactory.create(company_id=company.id)

        services.send_chapter_to_review(actor=writer(company.id), chapter_id=chapter.id, now=NOW)
        assert status_of(chapter) == "in_review"
        services.send_chapter_back(actor=member(company.id), chapter_id=chapter.id, now=NOW)

        assert status_of(chapter) == "draft"
        assert list(AuditEvent.objects.order_by("id").values_list("action", flat=True)) == [
            "library.chapter_sent_to_review",
            "library.chapter_sent_back",
        ]

    def test_a_released_chapter_is_published_again_when_it_comes_back(self, company):
        chapter = ChapterFactory.create(company_id=company.id, released=True)
        add_page(chapter, "Nouvelle")
        services.send_chapter_to_review(actor=writer(company.id), chapter_id=chapter.id, now=NOW)

        services.send_chapter_back(actor=member(company.id), chapter_id=chapter.id, now=NOW)

        assert status_of(chapter) == "published"

    def test_there_is_none_of_what_says_nothing_new_or_is_reviewed_or_retired(self, company):
        for traits in (
            {"released": True},
            {"status": ChapterStatus.IN_REVIEW},
            {"status": ChapterStatus.RETIRED},
        ):
            chapter = ChapterFactory.create(company_id=company.id, **traits)

            with pytest.raises(services.NothingToReview):
                services.send_chapter_to_review(
                    actor=member(company.id), chapter_id=chapter.id, now=NOW
                )

    def test_ends_only_where_there_is_one(self, company):
        chapter = ChapterFactory.create(company_id=company.id)

        with pytest.raises(services.ChapterNotInReview):
            services.send_chapter_back(actor=member(company.id), chapter_id=chapter.id, now=NOW)


class TestRetirement:
    def test_takes_a_chapter_away_and_gives_it_back(self, company):
        chapter = ChapterFactory.create(company_id=company.id, released=True)
        actor = member(company.id, Role.BOOKLET_MANAGER)

        services.retire_chapter(actor=actor, chapter_id=chapter.id, now=NOW)
        with pytest.raises(services.ChapterRetired):
            services.retire_chapter(actor=actor, chapter_id=chapter.id, now=NOW)
        services.reopen_chapter(actor=actor, chapter_id=chapter.id, now=NOW)

        assert status_of(chapter) == "published"
        with pytest.raises(services.ChapterNotRetired):
            services.reopen_chapter(actor=actor, chapter_id=chapter.id, now=NOW)

    def test_a_draft_comes_back_as_a_draft(self, company):
        chapter = ChapterFactory.create(company_id=company.id, status=ChapterStatus.RETIRED)

        services.reopen_chapter(actor=member(company.id), chapter_id=chapter.id, now=NOW)

        assert status_of(chapter) == "draft"


@pytest.mark.parametrize("move", MOVES)
class TestStrangers:
    def test_find_nothing(self, company, move):
        own = ChapterFactory.create(company_id=company.id)
        foreign, platforms = ChapterFactory.create(), ChapterFactory.create(company_id=None)

        for chapter in (foreign, platforms):
            with pytest.raises(errors.NotFound):
                move(actor=member(company.id), chapter_id=chapter.id, now=NOW)
        for actor in (library_editor(), member(company.id, Role.TRANSLATOR)):
            with pytest.raises(errors.NotFound):
                move(actor=actor, chapter_id=own.id, now=NOW)


class TestAbilities:
    def of(self, actor: Actor, chapter: Chapter) -> set[str]:
        return {name for name, may in policies.chapter_abilities(actor, chapter).items() if may}

    def test_a_writer_drafts_and_never_releases(self, company):
        draft = ChapterFactory.create(company_id=company.id)
        released = ChapterFactory.create(company_id=company.id, released=True)
        reviewed = ChapterFactory.create(company_id=company.id, status=ChapterStatus.IN_REVIEW)
        actor = writer(company.id)

        assert self.of(actor, draft) == {"edit", "write", "send_to_review"}
        assert self.of(actor, released) == {"write"}
        assert self.of(actor, reviewed) == set()

    def test_an_administrator_may_write_what_is_reviewed(self, company):
        reviewed = ChapterFactory.create(company_id=company.id, status=ChapterStatus.IN_REVIEW)
        retired = ChapterFactory.create(company_id=company.id, status=ChapterStatus.RETIRED)
        actor = member(company.id)

        released = {"edit", "write", "send_back", "release", "retire", "see_adoption"}
        assert self.of(actor, reviewed) == released
        assert self.of(actor, retired) == {"reopen", "see_adoption"}

    def test_the_platforms_chapters_are_its_editors(self, company):
        chapter = ChapterFactory.create(company_id=None, released=True)
        entered = Actor(
            user_id=uuid7(), company_id=company.id, platform_role=PlatformRole.SUPER_ADMIN
        )

        assert self.of(member(company.id), chapter) == set()
        editors = {"edit", "write", "retire", "see_adoption"}
        assert self.of(library_editor(), chapter) == editors
        assert self.of(entered, chapter) == editors
        assert self.of(entered, ChapterFactory.create(company_id=company.id)) == set()
