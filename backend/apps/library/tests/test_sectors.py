import pytest

from apps.companies.factories import CompanyFactory
from apps.journal.models import AuditEvent
from apps.library import selectors, services
from apps.library.factories import (
    ChapterFactory,
    ObligationFactory,
    SectorChapterFactory,
    SectorFactory,
)
from apps.library.models import ChapterStatus, ContentStatus, Sector, SectorChapter
from apps.library.schemas.describe import describe_sector, describe_sectors
from apps.library.services import ChosenChapter
from apps.library.tests.acting import NOW, library_editor, member, writer
from shared import errors
from shared.actor import Actor, Role
from shared.ids import uuid7
from shared.tenancy import act_as

pytestmark = pytest.mark.django_db


def listed(actor: Actor, **wanted: object) -> list[str]:
    page = selectors.list_sectors(
        actor=actor, wanted=selectors.SectorFilter(**wanted), cursor=None, limit=50
    )
    return [sector.name for sector in page.items]


def recommend(sector: Sector, *chapters: ChosenChapter, actor: Actor | None = None) -> Sector:
    return services.set_sector_chapters(
        actor=actor or library_editor(), sector_id=sector.id, chapters=chapters, now=NOW
    )


class TestSectors:
    def test_begin_hidden_are_shown_and_go(self):
        editor = library_editor()

        with act_as(editor):
            sector = services.create_sector(
                actor=editor, code="HCR", label={"fr-FR": "Hôtellerie"}, now=NOW
            )
            assert sector.status == ContentStatus.DRAFT
            services.publish_sector(actor=editor, sector_id=sector.id, now=NOW)
            services.archive_sector(actor=editor, sector_id=sector.id, now=NOW)

        sector.refresh_from_db()
        assert sector.status == ContentStatus.ARCHIVED
        assert list(AuditEvent.objects.order_by("id").values_list("action", flat=True)) == [
            "library.sector_created",
            "library.sector_published",
            "library.sector_archived",
        ]

    def test_a_code_exists_once_whatever_its_capitals(self):
        SectorFactory.create(code="HCR")
        other = SectorFactory.create(code="BTP")

        with pytest.raises(services.CodeTaken):
            services.create_sector(
                actor=library_editor(), code="hcr", label={"fr-FR": "Hôtellerie"}, now=NOW
            )
        with pytest.raises(services.CodeTaken):
            services.update_sector(
                actor=library_editor(), sector_id=other.id, changes={"code": "Hcr"}, now=NOW
            )

    def test_change_one_language_at_a_time(self):
        sector = SectorFactory.create(label={"fr-FR": "Hôtels", "en-GB": "Hotels"})

        changed = services.update_sector(
            actor=library_editor(),
            sector_id=sector.id,
            changes={"label": {"fr-FR": "Hôtellerie"}, "icon": None},
            now=NOW,
        )

        assert changed.label == {"fr-FR": "Hôtellerie", "en-GB": "Hotels"}
        assert (changed.name, listed(library_editor(), search="hotellerie")) == (
            "Hôtellerie",
            ["Hôtellerie"],
        )
        with pytest.raises(errors.Invalid):
            services.update_sector(
                actor=library_editor(),
                sector_id=sector.id,
                changes={"label": {"fr-FR": ""}},
                now=NOW,
            )

    def test_an_archived_one_is_closed_until_it_is_shown_again(self):
        sector = SectorFactory.create(status=ContentStatus.ARCHIVED)
        editor = library_editor()

        with pytest.raises(services.ContentClosed):
            services.update_sector(
                actor=editor, sector_id=sector.id, changes={"icon": "chef"}, now=NOW
            )
        services.publish_sector(actor=editor, sector_id=sector.id, now=NOW)
        with pytest.raises(services.ContentClosed):
            services.publish_sector(actor=editor, sector_id=sector.id, now=NOW)

    def test_are_kept_by_the_platform_alone(self):
        sector, company = SectorFactory.create(), CompanyFactory.create()

        with pytest.raises(errors.Forbidden):
            services.archive_sector(actor=member(company.id), sector_id=sector.id, now=NOW)
        with pytest.raises(errors.NotFound):
            services.archive_sector(actor=library_editor(), sector_id=uuid7(), now=NOW)

    def test_are_shown_to_whoever_makes_booklets_once_published(self):
        company, draft = CompanyFactory.create(), SectorFactory.create(status="draft", name="B")
        SectorFactory.create(name="A")

        assert listed(writer(company.id)) == ["A"]
        assert listed(library_editor()) == ["A", "B"]
        assert listed(library_editor(), status=ContentStatus.DRAFT) == ["B"]
        with pytest.raises(errors.NotFound):
            selectors.get_sector(actor=writer(company.id), sector_id=draft.id)
        with pytest.raises(errors.Forbidden):
            listed(member(company.id, Role.TRANSLATOR))


class TestRecommendedChapters:
    def test_stand_in_their_order(self):
        sector = SectorFactory.create()
        first, second = ChapterFactory.create_batch(2, company_id=None, released=True)

        recommend(sector, ChosenChapter(second.id), ChosenChapter(first.id))
        recommend(sector, ChosenChapter(first.id, mandatory=True), ChosenChapter(second.id))

        chosen = SectorChapter.objects.order_by("position").values_list("chapter_id", "mandatory")
        assert list(chosen) == [(first.id, True), (second.id, False)]
        assert AuditEvent.objects.latest("id").after == {"chapters": [first.name, second.name]}

    def test_the_same_again_says_nothing(self):
        sector, chapter = SectorFactory.create(), ChapterFactory.create(company_id=None)

        recommend(sector, ChosenChapter(chapter.id))
        recommend(sector, ChosenChapter(chapter.id))

        assert AuditEvent.objects.count() == 1

    def test_are_the_platforms_once_each_and_not_retired(self):
        sector, company_own = SectorFactory.create(), ChapterFactory.create()
        common = ChapterFactory.create(company_id=None)
        retired = ChapterFactory.create(company_id=None, status=ChapterStatus.RETIRED)

        for chosen in (
            [ChosenChapter(company_own.id)],
            [ChosenChapter(common.id), ChosenChapter(common.id)],
            [ChosenChapter(retired.id)],
            [ChosenChapter(uuid7())],
        ):
            with pytest.raises(errors.Invalid) as refused:
                recommend(sector, *chosen)
            assert refused.value.fields == {"chapters": "unknown_chapter"}

    def test_that_were_retired_since_may_stay(self):
        standing = SectorChapterFactory.create()
        standing.chapter.status = ChapterStatus.RETIRED
        standing.chapter.save()

        recommend(standing.sector, ChosenChapter(standing.chapter_id, mandatory=True))

        assert SectorChapter.objects.get().mandatory

    def test_cover_some_obligations(self):
        sector, other = SectorFactory.create_batch(2)
        met = ObligationFactory.create(label="Incendie")
        ObligationFactory.create(label="Allergènes", sectors=[sector.id])
        ObligationFactory.create(label="Chantier", sectors=[other.id])
        ObligationFactory.create(label="Brouillon", status=ContentStatus.DRAFT)
        chapter = ChapterFactory.create(company_id=None, released=True, obligations=[met.id])
        SectorChapterFactory.create(sector=sector, chapter=chapter)

        told = describe_sector(actor=library_editor(), sector=sector, now=NOW)

        coverage = told["coverage"]
        assert (coverage.covered, coverage.total, coverage.missing) == (1, 2, ["Allergènes"])
        assert [one["label"] for one in told["obligations"]] == [
            "Allergènes",
            "Brouillon",
            "Incendie",
        ]
        assert (told["chapters_count"], told["obligations_count"]) == (1, 2)

    def test_readers_see_only_what_they_can_take_over(self):
        company, sector = CompanyFactory.create(), SectorFactory.create()
        draft = ChapterFactory.create(company_id=None)
        SectorChapterFactory.create(sector=sector, chapter=draft)
        shown = SectorChapterFactory.create(sector=sector)
        reader = writer(company.id)

        with act_as(reader):
            told = describe_sector(actor=reader, sector=sector, now=NOW)

        assert [chapter["id"] for chapter in told["chapters"]] == [shown.chapter_id]
        assert not any(told["abilities"].values())

    def test_a_label_is_said_in_the_language_of_who_asks(self):
        sector = SectorFactory.create(label={"fr-FR": "Hôtels", "en-GB": "Hotels"})
        french = SectorFactory.create(label={"fr-FR": "Chantiers"})
        english = Actor(
            user_id=uuid7(), platform_role=library_editor().platform_role, language="en-GB"
        )

        told = describe_sectors(actor=english, sectors=[sector, french])

        assert [one["label"] for one in told] == ["Hotels", "Chantiers"]
