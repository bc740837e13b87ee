"""Files that are brought into the library: once, through the services, without overwriting what people wrote."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from apps.journal.models import AuditEvent
from apps.library import services
from apps.library.content import (
    StarterLibrary,
    WrittenChapter,
    WrittenObligation,
    WrittenPage,
    WrittenSector,
)
from apps.library.content.blocks import read_document
from apps.library.models import Chapter, ChapterVersion, Obligation, Sector, SectorChapter
from apps.library.starter import load_starter_library
from apps.library.tests.acting import library_editor, release
from apps.pages import services as pages
from apps.pages.models import Importance, Page

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)

SECTOR = WrittenSector(
    code="HCR",
    label={"fr-FR": "Hôtellerie", "en-GB": "Hotels"},
    description={"fr-FR": "Hôtels.", "en-GB": "Hotels."},
    icon="chef",
)
OBLIGATION = WrittenObligation(
    code="INC-01",
    label="Consigne affichée",
    reference="Code du travail, art. R. 4227-37",
    kinds=("safety",),
    sectors=("HCR",),
    level="mandatory",
    written_on=NOW.date(),
    doubt="À vérifier : le seuil.",
)
CERTAIN = replace(OBLIGATION, doubt="")


def page(title: str, said: str, *obligations: str) -> WrittenPage:
    return WrittenPage(
        title=title,
        importance="info",
        obligations=obligations,
        document=read_document(said, {}),
    )


CHAPTER = WrittenChapter(
    code="incendie",
    title={"fr-FR": "Incendie", "en-GB": "Fire"},
    summary={"fr-FR": "Sortir.", "en-GB": "Leave."},
    icon="flame",
    kinds=("safety",),
    sectors=(),
    policy="proposed",
    reason="legal",
    note="Première version.",
    reference="",
    pages=(page("Alerter", "Appelez.\n\nCriez fort.", "INC-01"), page("Sortir", "Sortez.")),
)
LIBRARY = StarterLibrary(sectors=(SECTOR,), obligations=(OBLIGATION,), chapters=(CHAPTER,))

pytestmark = pytest.mark.django_db


def load(*chapters: WrittenChapter) -> list[str]:
    library = replace(LIBRARY, chapters=chapters) if chapters else LIBRARY
    return load_starter_library(library, now=NOW).waiting


def load_obligations(*obligations: WrittenObligation) -> None:
    load_starter_library(replace(LIBRARY, obligations=obligations, chapters=()), now=NOW)


def loaded() -> Chapter:
    return Chapter.objects.of(None).get(code="incendie")


def written_pages() -> list[Page]:
    rows = Page.objects.filter(manuscript_id=loaded().manuscript_id, removed_at=None)
    return list(rows.order_by("position"))


def texts(row: Page) -> list[str]:
    return [block["text"][0]["text"] for block in row.document["blocks"]]


def reword(row: Page, place: int, said: str) -> None:
    """As a library editor does in the editor."""
    blocks = [dict(block) for block in row.document["blocks"]]
    blocks[place]["text"] = [{"type": "text", "text": said}]
    actor = library_editor()
    with services.writing_chapter(actor=actor, chapter_id=loaded().id) as manuscript:
        pages.save_page(
            actor=actor,
            manuscript=manuscript,
            page_id=row.id,
            base_revision=row.revision,
            title=row.title,
            importance=Importance(row.importance),
            document={**row.document, "blocks": blocks},
            now=NOW,
        )


def test_everything_is_published_and_recommended() -> None:
    load()

    chapter = loaded()
    assert (chapter.status, chapter.version, chapter.has_changes) == ("published", 1, False)
    assert [(row.title, len(row.obligations)) for row in written_pages()] == [
        ("Alerter", 1),
        ("Sortir", 0),
    ]
    assert Obligation.objects.get().doubt == OBLIGATION.doubt
    assert Sector.objects.get().status == "published"
    recommended = SectorChapter.objects.get()
    assert (recommended.chapter_id, recommended.mandatory) == (chapter.id, True)


def test_a_second_run_changes_nothing() -> None:
    load()
    before = (AuditEvent.objects.count(), loaded().updated_at, Sector.objects.get().updated_at)

    load()

    assert before == (
        AuditEvent.objects.count(),
        loaded().updated_at,
        Sector.objects.get().updated_at,
    )


def test_no_reference_is_checked_before_somebody_has() -> None:
    load()

    assert Obligation.objects.get().checked_on is None
    assert Obligation.objects.get().checked_by_name == ""


def test_a_file_may_name_who_compared_its_reference_with_the_source() -> None:
    load_obligations(CERTAIN)

    load_obligations(replace(CERTAIN, checked_by="Camille Vidal", checked_on=NOW.date()))

    obligation = Obligation.objects.get()
    assert (obligation.verified_on, obligation.checked_by_name) == (NOW.date(), "Camille Vidal")


@pytest.mark.parametrize(
    ("changed", "stands"),
    [
        (replace(CERTAIN, remark="Dès 11 salariés."), True),
        (replace(CERTAIN, reference="R. 1"), False),
    ],
)
def test_a_check_in_the_library_stands_until_its_file_names_another_reference(
    changed: WrittenObligation, stands: bool
) -> None:
    load_obligations(CERTAIN)
    services.confirm_obligation(
        actor=library_editor(),
        obligation_id=Obligation.objects.get().id,
        today=NOW.date(),
        now=NOW,
    )

    load_obligations(changed)

    assert (Obligation.objects.get().verified_on is not None) is stands


def test_a_changed_text_is_one_more_version_under_the_same_ids() -> None:
    load()
    before = written_pages()[0]

    load(
        replace(
            CHAPTER,
            pages=(page("Alerter", "Appelez.\n\nCriez très fort.", "INC-01"), CHAPTER.pages[1]),
        )
    )

    after = written_pages()[0]
    assert ChapterVersion.objects.count() == 2
    assert texts(after) == ["Appelez.", "Criez très fort."]
    assert [one["id"] for one in after.document["blocks"]] == [
        one["id"] for one in before.document["blocks"]
    ]


def test_what_people_wrote_elsewhere_on_the_page_stays() -> None:
    load()
    reword(written_pages()[0], 0, "Appelez le 18.")
    release(loaded(), library_editor())

    load(
        replace(CHAPTER, pages=(page("Alerter", "Appelez.\n\nCriez très fort."), CHAPTER.pages[1]))
    )
    load(replace(CHAPTER, pages=(page("Alerter", "Appelez.\n\nCriez."), CHAPTER.pages[1])))

    assert texts(written_pages()[0]) == ["Appelez le 18.", "Criez."]
    assert loaded().version == 4


def test_the_same_words_changed_twice_wait_for_somebody() -> None:
    load()
    reword(written_pages()[0], 1, "Criez plus fort.")
    release(loaded(), library_editor())

    waiting = load(
        replace(CHAPTER, pages=(page("Alerter", "Appelez.\n\nCriez moins fort."), CHAPTER.pages[1]))
    )

    assert waiting == ["Incendie"]
    assert texts(written_pages()[0]) == ["Appelez.", "Criez plus fort."]
    assert loaded().version == 2


def test_what_people_have_not_finished_is_not_released() -> None:
    load()
    reword(written_pages()[0], 0, "Appelez le")

    waiting = load(replace(CHAPTER, pages=(CHAPTER.pages[0], page("Sortir", "Sortez vite."))))

    assert waiting == ["Incendie"]
    assert (loaded().version, loaded().has_changes) == (1, True)


def test_pages_come_go_and_move_as_in_the_file() -> None:
    load()

    load(replace(CHAPTER, pages=(CHAPTER.pages[1], page("Attendre", "Attendez."))))

    assert [row.title for row in written_pages()] == ["Sortir", "Attendre"]


def test_a_retired_chapter_stays_as_it_is() -> None:
    load()
    services.retire_chapter(actor=library_editor(), chapter_id=loaded().id, now=NOW)

    load(replace(CHAPTER, title={"fr-FR": "Feu", "en-GB": "Fire"}))

    assert loaded().name == "Incendie"
