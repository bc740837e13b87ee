"""Drawings of the files: brought in once, shown by the pages of every library that takes them."""

from dataclasses import replace
from uuid import uuid4

import pytest

from apps.journal.models import AuditEvent
from apps.library.content import WrittenDrawing
from apps.library.content.blocks import read_document
from apps.library.starter import load_starter_library
from apps.library.tests.acting import library_editor
from apps.library.tests.test_starter_library import CHAPTER, LIBRARY, NOW, written_pages
from apps.media import selectors, services
from apps.media.models import MediaFile
from shared import objects

pytestmark = pytest.mark.django_db

PLACE = "../drawings/flamme.svg"
DRAWING = WrittenDrawing(
    id=uuid4(),
    name="flamme.svg",
    content=b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360"><path d="M0 0h9z"/></svg>',
    alt="Une flamme dans un losange rouge",
)


def load() -> MediaFile:
    said = f"![{DRAWING.alt}]({PLACE})\n\nSortez."
    document = read_document(said, {}, {PLACE: str(DRAWING.id)})
    shown = replace(CHAPTER.pages[1], document=document)
    chapter = replace(CHAPTER, pages=(CHAPTER.pages[0], shown))
    load_starter_library(replace(LIBRARY, chapters=(chapter,), drawings=(DRAWING,)), now=NOW)
    return MediaFile.objects.of(None).get()


def test_it_is_a_file_of_the_platform_that_the_page_shows() -> None:
    file = load()

    key = selectors.object_key(owner=None, content_id=file.content_id, name="original.svg")
    assert objects.size_of(key) == file.size
    assert (file.content.width, file.content.height) == (480, 360)
    assert (file.alt, file.lacks_description) == ({"fr-FR": DRAWING.alt}, False)
    assert written_pages()[1].document["blocks"][0]["props"]["media"] == str(file.id)
    assert file.usages_count == 2  # the page, and the version that was released


def test_it_is_brought_in_once() -> None:
    first = load()
    acts = AuditEvent.objects.count()

    second = load()

    assert (second.id, second.updated_at) == (first.id, first.updated_at)
    assert AuditEvent.objects.count() == acts


def test_it_comes_back_when_it_was_thrown_away() -> None:
    library = replace(LIBRARY, drawings=(DRAWING,))
    load_starter_library(library, now=NOW)
    services.trash_media(actor=library_editor(), file_ids=[DRAWING.id], now=NOW)

    load_starter_library(library, now=NOW)

    assert MediaFile.objects.of(None).get().trashed_at is None
