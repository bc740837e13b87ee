"""Words of a law in the library: collated by somebody, until somebody changes them."""

from dataclasses import replace

import pytest

from apps.library import services
from apps.library.content import WrittenOfficial
from apps.library.models import ChapterVersion
from apps.library.tests.acting import library_editor, release
from apps.library.tests.test_starter_library import CHAPTER, NOW, load, loaded, reword
from apps.pages import services as pages
from apps.pages.models import Importance, Page

pytestmark = pytest.mark.django_db

SOURCE = WrittenOfficial(source="Code pénal, art. 222-33", link="https://www.legifrance.gouv.fr/")
COLLATED = replace(SOURCE, collated_by="Camille Vidal", collated_on="2027-03-15")


def quoting(official: WrittenOfficial | None):
    first, *rest = CHAPTER.pages
    return replace(CHAPTER, pages=(replace(first, official=official), *rest))


def quoted() -> Page:
    return Page.objects.get(title="Alerter")


class TestAnOfficialText:
    def test_is_loaded_with_its_source_and_frozen_with_it(self):
        load(quoting(SOURCE))

        version = ChapterVersion.objects.get()
        assert quoted().to_collate
        assert version.pages[0]["official"]["source"] == SOURCE.source
        assert version.pages[1]["official"] is None

    def test_is_released_again_once_somebody_has_collated_it(self):
        load(quoting(SOURCE))

        load(quoting(COLLATED))

        newest = ChapterVersion.objects.get(number=2)
        assert not quoted().to_collate
        assert newest.pages[0]["official"]["collated_by"] == "Camille Vidal"

    def test_is_to_be_collated_again_once_its_words_change(self):
        load(quoting(COLLATED))
        page = quoted()

        pages.save_page(
            actor=library_editor(),
            manuscript=loaded().manuscript,
            page_id=page.id,
            base_revision=page.revision,
            title="Alerter vite",
            importance=Importance(page.importance),
            document=page.document,
            now=NOW,
        )

        page.refresh_from_db()
        assert page.to_collate
        assert page.official["source"] == SOURCE.source

    def test_stays_collated_by_whoever_did_in_the_library(self):
        load(quoting(SOURCE))
        services.collate_page(
            actor=library_editor(),
            chapter_id=loaded().id,
            page_id=quoted().id,
            revision=quoted().revision,
            today=NOW.date(),
            now=NOW,
        )
        release(loaded(), library_editor())

        load(replace(quoting(SOURCE), note="Un autre résumé."))

        assert quoted().official["collated_on"] == "2027-03-16"

    def test_is_collated_by_no_file_that_says_other_words(self):
        load(quoting(SOURCE))
        reword(quoted(), 0, "Appelez le 18.")
        release(loaded(), library_editor())

        load(quoting(COLLATED))

        assert quoted().to_collate

    def test_stays_collated_when_only_its_importance_changes(self):
        load(quoting(COLLATED))
        page = quoted()

        pages.save_page(
            actor=library_editor(),
            manuscript=loaded().manuscript,
            page_id=page.id,
            base_revision=page.revision,
            title=page.title,
            importance=Importance.MANDATORY,
            document=page.document,
            now=NOW,
        )

        page.refresh_from_db()
        assert not page.to_collate
