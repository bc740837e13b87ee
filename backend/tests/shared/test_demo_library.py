"""The library of the demonstration names what exists and shows what can be saved."""

import pytest

from config.management.demo_blocks import typeset
from config.management.demo_chapter import DemoChapter
from config.management.demo_chapters import COMPANY_CHAPTERS, PLATFORM_CHAPTERS
from config.management.demo_library_data import OBLIGATIONS, SECTORS
from shared.documents import validate
from shared.documents.content import walk

CHAPTERS = [*PLATFORM_CHAPTERS, *(one for own in COMPANY_CHAPTERS.values() for one in own)]


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.title)
def test_every_page_of_a_chapter_can_be_saved(chapter: DemoChapter):
    for page in (*chapter.pages, *chapter.last_pages):
        validate(page.document)


def test_every_code_and_title_exists():
    sectors = {sector.code for sector in SECTORS}
    obligations = {obligation.code for obligation in OBLIGATIONS}
    titles = {chapter.title for chapter in PLATFORM_CHAPTERS}

    assert {code for one in (*CHAPTERS, *OBLIGATIONS) for code in one.sectors} <= sectors
    assert {code for chapter in CHAPTERS for code in chapter.obligations} <= obligations
    assert {title for sector in SECTORS for title, _ in sector.chapters} <= titles


def test_pages_show_many_kinds_of_blocks():
    shown = {
        block["type"]
        for chapter in CHAPTERS
        for page in chapter.pages
        for block in walk(page.document["blocks"])
    }

    assert shown >= {"callout", "steps", "table", "question", "accordion", "cards", "quote"}


def test_french_is_typeset():
    assert typeset("Qui ? « Moi », d'abord : oui !") == (
        "Qui\u202f? «\u00a0Moi\u00a0», d’abord\u00a0: oui\u202f!"
    )
