"""What every sector recommends for every kind of booklet, and that it says what the law asks for."""

from itertools import product

import pytest

from apps.library.content import (
    WrittenChapter,
    WrittenObligation,
    living_values,
    starter_library,
)
from apps.library.models import BookletKind, Domain, Level
from shared.documents.values import values_of
from shared.language import DEFAULT_LANGUAGE
from shared.situation import Condition

LIBRARY = starter_library()
KINDS = (
    *(BookletKind.EMPLOYEE_WELCOME, BookletKind.SAFETY, BookletKind.TRAINEE),
    *(BookletKind.APPRENTICE, BookletKind.PATIENT, BookletKind.RESIDENT),
)
SECTORS = tuple(sector.code for sector in LIBRARY.sectors)
MOST_CHAPTERS = 30  # of a booklet
BOOKLETS = list(product(SECTORS, KINDS))
FROM_MEMORY = (
    *("BTP-05", "BTP-06", "SAN-02"),  # noise, vibrations, ionising radiation
    *("TPS-08", "RI-06"),  # the right to disconnect, remote work
    *("QUA-13", "QUA-28"),
)


def concerns(written: WrittenChapter | WrittenObligation, sector: str, kind: str) -> bool:
    return kind in written.kinds and (sector in written.sectors or not written.sectors)


def test_there_are_twelve_sectors_with_both_names() -> None:
    assert len(SECTORS) == 12
    assert all(text for sector in LIBRARY.sectors for text in sector.label.values())
    assert all(text for sector in LIBRARY.sectors for text in sector.description.values())


def test_there_are_sixty_obligations_and_each_says_where_it_comes_from() -> None:
    codes = [obligation.code for obligation in LIBRARY.obligations]

    assert len(codes) >= 60
    assert len(set(codes)) == len(codes)
    for obligation in LIBRARY.obligations:
        assert obligation.reference
        assert obligation.kinds
        assert Level(obligation.level)
        assert max(len(obligation.label), len(obligation.reference)) <= 200
        assert len(obligation.doubt) <= 300
        assert len(obligation.remark) <= 500
        assert set(obligation.sectors) <= set(SECTORS)
        assert {BookletKind(kind) for kind in obligation.kinds}


def test_every_obligation_is_about_something_and_says_whom_it_concerns() -> None:
    for obligation in LIBRARY.obligations:
        assert Domain(obligation.domain)
        assert set(obligation.conditions) <= set(Condition), obligation.code


def test_what_an_obligation_wants_filled_is_a_living_value() -> None:
    known = {value.key for value in living_values()}
    unknown = {
        f"{obligation.code}: {key}"
        for obligation in LIBRARY.obligations
        for key in obligation.values
        if key not in known
    }

    assert not unknown


def test_what_an_obligation_wants_filled_is_said_by_a_page_that_covers_it() -> None:
    said = {
        (code, key)
        for chapter in LIBRARY.chapters
        for page in chapter.pages
        for code in page.obligations
        for key in values_of(page.document)
    }
    unsaid = {
        f"{obligation.code}: {key}"
        for obligation in LIBRARY.obligations
        for key in obligation.values
        if (obligation.code, key) not in said
    }

    assert not unsaid


def test_pages_cover_obligations_that_exist() -> None:
    known = {obligation.code for obligation in LIBRARY.obligations}
    unknown = {
        f"{chapter.title[DEFAULT_LANGUAGE]}: {code}"
        for chapter in LIBRARY.chapters
        for code in chapter.obligations
        if code not in known
    }

    assert not unknown


@pytest.mark.parametrize(("sector", "kind"), BOOKLETS)
def test_a_booklet_finds_eight_chapters_and_everything_mandatory(sector: str, kind: str) -> None:
    recommended = [chapter for chapter in LIBRARY.chapters if concerns(chapter, sector, kind)]
    covered = {code for chapter in recommended for code in chapter.obligations}
    asked = {
        obligation.code
        for obligation in LIBRARY.obligations
        if obligation.level == Level.MANDATORY and concerns(obligation, sector, kind)
    }

    assert 8 <= len(recommended) <= MOST_CHAPTERS
    assert asked <= covered


@pytest.mark.parametrize("code", FROM_MEMORY)
def test_what_was_written_from_memory_says_so_and_every_booklet_it_concerns_says_it(
    code: str,
) -> None:
    (obligation,) = (one for one in LIBRARY.obligations if one.code == code)
    concerned = product(obligation.sectors or SECTORS, obligation.kinds)

    assert "À vérifier" in obligation.doubt
    for sector, kind in concerned:
        said = [one for one in LIBRARY.chapters if concerns(one, sector, kind)]
        assert any(code in chapter.obligations for chapter in said), (sector, kind)
