"""The booklets that people begin with: those of the demonstration, and one of each sector of the starter library."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from apps.library.content import WrittenChapter, starter_library
from apps.library.content.typography import typeset
from config.management.demo_booklets_data import AUBRAC_BOOKLETS, SECTOR, DemoBooklet
from config.management.demo_values import AUBRAC_VALUES
from tests.printing.given import Given, edition, theme

NEVER_PRINTED = ("trash", "building")


@dataclass(frozen=True)
class Sample:
    name: str
    given: Given


def demo_booklets() -> list[Sample]:
    """What Maison Aubrac could publish."""
    printed = [one for one in AUBRAC_BOOKLETS if one.state not in NEVER_PRINTED]
    return [Sample(one.name, _of_demo(one)) for one in printed]


def starter_booklets() -> list[Sample]:
    """A welcome booklet of each sector as it is offered: nothing filled in."""
    return [
        Sample(sector.code, edition(recommended(sector.code, "employee_welcome")))
        for sector in starter_library().sectors
    ]


def booklet_of(*codes: str) -> Given:
    """These chapters of the starter library and no others."""
    found = {chapter.code: chapter for chapter in starter_library().chapters}
    return edition([_chapter(found[code]) for code in codes])


def recommended(sector: str, kind: str) -> list[Given]:
    """The chapters that a sector recommends to a kind of booklet."""
    return [
        _chapter(chapter)
        for chapter in starter_library().chapters
        if kind in chapter.kinds and (sector in chapter.sectors or not chapter.sectors)
    ]


def _of_demo(booklet: DemoBooklet) -> Given:
    told = [_own_chapter(title, pages) for title, pages in booklet.told.items()]
    begun = [_own_chapter(title, ()) for title in booklet.written]
    given = edition([*recommended(SECTOR, booklet.kind), *begun, *told])
    title, text = booklet.fonts
    given["booklet"] |= {
        "name": booklet.name,
        "kind": booklet.kind,
        "structure": booklet.structure,
        "theme": theme(
            booklet.palette,
            colours=booklet.colours,
            fonts={"title": title, "text": text},
            cover={"drawing": booklet.drawing, "picture": None},
        ),
    }
    return {**given, "values": {one.key: one.value for one in AUBRAC_VALUES if not one.site}}


def _chapter(chapter: WrittenChapter) -> Given:
    return _bound(chapter.code, chapter.title["fr-FR"], chapter.pages)


def _own_chapter(title: str, pages: Iterable[Any]) -> Given:
    return _bound(f"own-{len(title)}", typeset(title), pages)


def _bound(code: str, title: str, pages: Iterable[Any]) -> Given:
    return {
        "id": code,
        "title": title,
        "minutes": 3,
        "mandatory": False,
        "pages": [
            {
                "id": f"{code}-{place}",
                "title": typeset(page.title),
                "importance": page.importance,
                "document": page.document,
            }
            for place, page in enumerate(pages)
        ],
    }
