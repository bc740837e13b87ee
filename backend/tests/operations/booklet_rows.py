"""The rows of building booklets and of writing their pages."""

from typing import Any
from uuid import uuid4

from django.utils import timezone

from apps.booklets.factories import BookletChapterFactory, BookletPageFactory
from apps.booklets.models import Booklet, BookletChapter
from apps.booklets.services.options._rules import default_theme
from apps.companies.models import Company
from apps.library.factories import ObligationFactory, paragraph
from shared.ids import uuid7
from shared.tenancy import act_as_platform
from tests.operations.booklet_access_rows import AUTHORS, MANAGERS, READERS, of_booklet
from tests.operations.row import Row
from tests.operations.world import World


def _new_name(world: World) -> dict[str, Any]:
    return {"name": f"Livret {uuid4()}", "kind": "safety"}


def _another_colour(world: World) -> dict[str, Any]:
    theme = default_theme()
    theme["colours"]["primary"] = f"#{uuid4().hex[:6]}"
    return theme


def _add_chapter(company: Company, **traits: Any) -> BookletChapter:
    with act_as_platform():
        booklet = Booklet.objects.get(id=company.id)
        chapter: BookletChapter = BookletChapterFactory.create(
            booklet=booklet, title=company.name, **traits
        )
    return chapter


def _chapter(company: Company) -> dict[str, Any]:
    """Of the company's booklet, another one each time."""
    return {"chapter_id": _add_chapter(company).id}


def _removed_chapter(company: Company) -> dict[str, Any]:
    return {"chapter_id": _add_chapter(company, removed_at=timezone.now()).id}


def _taken_over(company: Company) -> dict[str, Any]:
    """A chapter that follows the library."""
    return {"chapter_id": _add_chapter(company, origin_chapter_id=uuid7()).id}


def _first_chapter(company: Company) -> BookletChapter:
    chapters = BookletChapter.objects.filter(booklet_id=company.id, origin_chapter_id=None)
    return chapters.order_by("id")[0]


def _add_page(company: Company) -> Any:
    """In the first chapter, which has another one."""
    chapter = _first_chapter(company)
    return BookletPageFactory.create(chapter=chapter, said=company.name, position=1).page


def _page(company: Company) -> dict[str, Any]:
    with act_as_platform():
        return {"page_id": _add_page(company).id}


def _removed_page(company: Company) -> dict[str, Any]:
    with act_as_platform():
        page = _add_page(company)
        page.removed_at = timezone.now()
        page.save()
    return {"page_id": page.id}


def _revision(company: Company) -> dict[str, Any]:
    return {**_page(company), "number": 1}


def _into_chapter(company: Company) -> dict[str, Any]:
    with act_as_platform():
        return {"chapter": str(_first_chapter(company).id)}


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


def _of_chapter(child: Any = _chapter, **row: Any) -> Row:
    return of_booklet(MANAGERS, child=child, **row)


def _of_page(child: Any = _page, **row: Any) -> Row:
    return of_booklet(AUTHORS, child=child, **row)


def _read_page(child: Any = _page, **row: Any) -> Row:
    return of_booklet(READERS, child=child, **row)


BOOKLET_ROWS: dict[str, Row] = {
    "create_booklet": Row(MANAGERS, success=201, while_switched=True, body=_new_name),
    "check_booklet_name": Row(MANAGERS, query="name=Accueil"),
    "list_sector_choices": Row(MANAGERS, query="kind=safety"),
    "get_booklet": of_booklet(READERS),
    "update_booklet": of_booklet(
        MANAGERS, while_switched=True, body=lambda world: {"name": f"Livret {uuid4()}"}
    ),
    "set_booklet_theme": of_booklet(MANAGERS, while_switched=True, body=_another_colour),
    "get_outline": of_booklet(READERS),
    "list_available_chapters": of_booklet(READERS),
    "list_booklet_sizes": of_booklet(READERS),
    "get_preview": of_booklet(READERS),
    "add_booklet_chapter": of_booklet(
        MANAGERS, success=201, while_switched=True, body=lambda world: {"title": "Notre histoire"}
    ),
    "rename_booklet_chapter": _of_chapter(
        while_switched=True, body=lambda world: {"title": "Notre histoire"}
    ),
    "move_booklet_chapter": _of_chapter(while_switched=True, body=lambda world: {"after": None}),
    "remove_booklet_chapter": _of_chapter(while_switched=False),
    "bring_back_booklet_chapter": _of_chapter(_removed_chapter, while_switched=True),
    "detach_booklet_chapter": _of_chapter(_taken_over, while_switched=True),
    "attach_booklet_chapter": _of_chapter(_taken_over, while_switched=True),
    "add_booklet_page": of_booklet(
        AUTHORS,
        success=201,
        while_switched=True,
        body=lambda world: {"title": "Horaires"},
        body_of=_into_chapter,
    ),
    "get_booklet_page": _read_page(),
    "save_booklet_page": _of_page(while_switched=True, body=_written),
    "update_booklet_page": _of_page(while_switched=True, body=lambda world: {"title": "Horaires"}),
    "move_booklet_page": _of_page(
        while_switched=True, body=lambda world: {"after": None}, body_of=_into_chapter
    ),
    "duplicate_booklet_page": _of_page(success=201, while_switched=True),
    "remove_booklet_page": _of_page(success=204, while_switched=False),
    "bring_back_booklet_page": _of_page(_removed_page, while_switched=True),
    "cover_booklet_obligations": _of_page(while_switched=True, body=_covered),
    "set_booklet_page_conditions": _of_page(
        while_switched=True, body=lambda world: {"jobs": ["Cuisinier"]}
    ),
    "mark_booklet_presence": _read_page(while_switched=True),
    "list_booklet_revisions": _read_page(),
    "get_booklet_revision": _read_page(_revision),
    "compare_booklet_revisions": _read_page(_revision),
    "restore_booklet_revision": _of_page(_revision, while_switched=True),
}
