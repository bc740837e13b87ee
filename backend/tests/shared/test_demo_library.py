"""The library of the demonstration names what exists and shows what can be saved."""

import pytest

from apps.library.content import starter_library
from apps.library.content.typography import typeset
from apps.library.models import Level
from config.management.demo_booklets_data import DemoBooklet
from config.management.demo_booklets_others import OTHER_BOOKLETS
from config.management.demo_cards import AUBRAC
from config.management.demo_chapter import DemoChapter
from config.management.demo_chapters import COMPANY_CHAPTERS, PLATFORM_CHAPTERS
from config.management.demo_library_data import OBLIGATIONS, SECTORS
from config.management.demo_values import AUBRAC_VALUES
from shared.documents import validate
from shared.language import DEFAULT_LANGUAGE
from shared.situation import Situation

CHAPTERS = [*PLATFORM_CHAPTERS, *(one for own in COMPANY_CHAPTERS.values() for one in own)]


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.title)
def test_every_page_of_a_chapter_can_be_saved(chapter: DemoChapter):
    for page in (*chapter.pages, *chapter.last_pages):
        validate(page.document)


@pytest.mark.parametrize("booklet", OTHER_BOOKLETS, ids=lambda booklet: booklet.name)
def test_every_page_of_a_booklet_can_be_saved(booklet: DemoBooklet):
    assert booklet.sector in {sector.code for sector in starter_library().sectors}
    for page in (page for pages in booklet.told.values() for page in pages):
        validate(page.document)


def test_every_code_and_title_exists():
    library = starter_library()
    sectors = {sector.code for sector in (*library.sectors, *SECTORS)}
    obligations = {obligation.code for obligation in (*library.obligations, *OBLIGATIONS)}
    titles = {chapter.title for chapter in PLATFORM_CHAPTERS}

    assert {code for one in (*CHAPTERS, *OBLIGATIONS) for code in one.sectors} <= sectors
    assert {code for chapter in CHAPTERS for code in chapter.obligations} <= obligations
    assert {title for sector in SECTORS for title, _ in sector.chapters} <= titles


def test_nothing_stands_twice():
    library = starter_library()
    taken = {chapter.title[DEFAULT_LANGUAGE] for chapter in library.chapters}

    assert not taken & {typeset(chapter.title) for chapter in PLATFORM_CHAPTERS}
    assert not {one.code for one in library.obligations} & {one.code for one in OBLIGATIONS}
    assert not {one.code for one in library.sectors} & {one.code for one in SECTORS}


def test_aubrac_has_filled_what_the_law_wants_said_by_a_company_like_it():
    situation = Situation(headcount=AUBRAC["headcount"], answers=AUBRAC["situation"])
    filled = {value.key for value in AUBRAC_VALUES}

    demanded = {
        (one.code, key)
        for one in starter_library().obligations
        if one.level == Level.MANDATORY and one.conditions
        if all(situation.meets(condition) for condition in one.conditions)
        for key in one.values
    }

    assert ("CGE-02", "leave_period") in demanded
    assert not {(code, key) for code, key in demanded if key not in filled}
