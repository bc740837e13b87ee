"""The rows of chapters: of a company, whose people write them; staff work in the platform's own library."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

from apps.companies.models import Company
from apps.library.factories import ChapterFactory, ChapterVersionFactory
from apps.library.models import Chapter, ChapterStatus, ChapterVersion
from shared.tenancy import act_as_platform
from tests.operations.row import Row
from tests.operations.world import Caller, World

STAFF = frozenset({Caller.SUPER_ADMIN, Caller.LIBRARY_EDITOR})
RELEASERS = frozenset({Caller.COMPANY_ADMIN, Caller.BOOKLET_MANAGER})
AUTHORS = RELEASERS | {Caller.WRITER}


def _chapter(company: Company) -> dict[str, Any]:
    return {"chapter_id": company.id}


def _another(**traits: Any) -> Callable[[Company], dict[str, Any]]:
    """A chapter of the company, another one each time: most acts change its state."""

    def path(company: Company) -> dict[str, Any]:
        with act_as_platform():
            chapter = ChapterFactory.create(company_id=company.id, name=company.name, **traits)
        return {"chapter_id": chapter.id}

    return path


def _version(company: Company) -> dict[str, Any]:
    """Of a number that no chapter of another company has."""
    with act_as_platform():
        versions = ChapterVersion.objects.filter(chapter_id=company.id)
        number = company.id.int % 1_000_000_000 + 1
        if not versions.exists():
            chapter = Chapter.objects.get(id=company.id)
            ChapterVersionFactory.create(chapter=chapter, company_id=company.id, number=number)
    return {"number": number}


def _title(world: World) -> dict[str, Any]:
    return {"title": {"fr-FR": f"Titre {uuid4()}"}}


def _release(world: World) -> dict[str, Any]:
    return {"reason": "editorial", "note": "Phrases raccourcies"}


def _of_chapter(
    allowed: frozenset[Caller], path: Callable[[Company], dict[str, Any]], **row: Any
) -> Row:
    return Row(allowed, path=path, names_an_object=True, **row)


CHAPTER_ROWS: dict[str, Row] = {
    "list_chapters": Row(
        AUTHORS | STAFF,
        seed=lambda world, count: ChapterFactory.create_batch(count, company_id=world.own.id),
    ),
    "create_chapter": Row(AUTHORS | STAFF, success=201, while_switched=True, body=_title),
    "get_chapter": _of_chapter(AUTHORS, _chapter),
    "get_chapter_version": _of_chapter(AUTHORS, _chapter, child=_version),
    "compare_chapter_version": _of_chapter(AUTHORS, _chapter, child=_version),
    "update_chapter": _of_chapter(AUTHORS, _chapter, while_switched=True, body=_title),
    "send_chapter_to_review": _of_chapter(AUTHORS, _another(), while_switched=True),
    "send_chapter_back": _of_chapter(
        RELEASERS, _another(status=ChapterStatus.IN_REVIEW), while_switched=True
    ),
    "release_chapter": _of_chapter(
        RELEASERS, _another(), success=201, while_switched=False, body=_release
    ),
    "retire_chapter": _of_chapter(RELEASERS, _another(released=True), while_switched=True),
    "reopen_chapter": _of_chapter(
        RELEASERS, _another(status=ChapterStatus.RETIRED), while_switched=True
    ),
}
