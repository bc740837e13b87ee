"""The rows of pages: of a chapter of a company, written by its people."""

from collections.abc import Callable
from typing import Any

from django.utils import timezone

from apps.companies.models import Company
from apps.library.factories import ObligationFactory, paragraph
from apps.library.models import Chapter
from apps.pages.factories import PageFactory
from apps.pages.models import Page
from shared.tenancy import act_as_platform
from tests.operations.chapter_rows import AUTHORS
from tests.operations.row import Row
from tests.operations.world import World


def _chapter(company: Company) -> dict[str, Any]:
    return {"chapter_id": company.id}


def _add_page(company: Company, **traits: Any) -> Page:
    manuscript = Chapter.objects.get(id=company.id).manuscript
    return PageFactory.create(
        company_id=company.id,
        manuscript=manuscript,
        title=company.name,
        document=paragraph(company.name),
        **traits,
    )


def _page(company: Company) -> dict[str, Any]:
    """Of the company's chapter, another one each time."""
    with act_as_platform():
        return {"page_id": _add_page(company).id}


def _removed_page(company: Company) -> dict[str, Any]:
    with act_as_platform():
        return {"page_id": _add_page(company, removed_at=timezone.now()).id}


def _revision(company: Company) -> dict[str, Any]:
    return {**_page(company), "number": 1}


def _written(world: World) -> dict[str, Any]:
    return {
        "base_revision": 1,
        "title": "Bienvenue",
        "importance": "info",
        "document": paragraph("Bienvenue à tous"),
    }


def _covered(world: World) -> dict[str, Any]:
    with act_as_platform():
        return {"obligations": [str(ObligationFactory.create().id)]}


def _of_page(child: Callable[[Company], dict[str, Any]] = _page, **row: Any) -> Row:
    """Staff write in the platform's own library, or in a company that they entered."""
    return Row(AUTHORS, path=_chapter, child=child, names_an_object=True, **row)


PAGE_ROWS: dict[str, Row] = {
    "list_chapter_pages": Row(AUTHORS, path=_chapter, names_an_object=True),
    "add_chapter_page": Row(
        AUTHORS,
        success=201,
        path=_chapter,
        names_an_object=True,
        while_switched=True,
        body=lambda world: {"title": "Horaires"},
    ),
    "get_chapter_page": _of_page(),
    "save_chapter_page": _of_page(while_switched=True, body=_written),
    "move_chapter_page": _of_page(while_switched=True, body=lambda world: {"after": None}),
    "duplicate_chapter_page": _of_page(success=201, while_switched=True),
    "remove_chapter_page": _of_page(success=204, while_switched=False),
    "bring_back_chapter_page": _of_page(_removed_page, while_switched=True),
    "cover_obligations": _of_page(while_switched=True, body=_covered),
    "mark_presence": _of_page(while_switched=True),
    "list_page_revisions": _of_page(),
    "get_page_revision": _of_page(_revision),
    "compare_page_revisions": _of_page(_revision),
    "restore_page_revision": _of_page(_revision, while_switched=True),
}
