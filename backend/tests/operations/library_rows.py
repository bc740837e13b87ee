"""The rows of sectors and obligations: the platform's, read by whoever makes booklets."""

from typing import Any
from uuid import uuid4

from apps.companies.models import Company
from apps.library.factories import ChapterFactory, ObligationFactory, SectorFactory
from apps.library.models import ContentStatus
from apps.pages.models import Page
from shared.tenancy import act_as_platform
from tests.operations.chapter_rows import AUTHORS, STAFF
from tests.operations.row import Row
from tests.operations.world import World

PUBLIC = "of the platform, known to whoever makes booklets"
READERS = AUTHORS | STAFF
UNSIGNED = ("to_join", "collated_by", "collated_on")


def _sector(company: Company, **traits: Any) -> dict[str, Any]:
    with act_as_platform():
        return {"sector_id": SectorFactory.create(**traits).id}


def _draft_sector(company: Company) -> dict[str, Any]:
    return _sector(company, status=ContentStatus.DRAFT)


def _obligation(company: Company, **traits: Any) -> dict[str, Any]:
    with act_as_platform():
        return {"obligation_id": ObligationFactory.create(**traits).id}


def _draft_obligation(company: Company) -> dict[str, Any]:
    return _obligation(company, status=ContentStatus.DRAFT)


def _official_page(company: Company) -> dict[str, Any]:
    with act_as_platform():
        chapter = ChapterFactory.create(company_id=None)
        page = Page.objects.get(manuscript_id=chapter.manuscript_id)
        page.official = {
            "source": "Code pénal, art. 222-33",
            "link": "",
            **dict.fromkeys(UNSIGNED, ""),
        }
        page.save()
    return {"chapter_id": chapter.id, "page_id": page.id}


def _new_sector(world: World) -> dict[str, Any]:
    return {"code": uuid4().hex[:20], "labels": {"fr-FR": "Boulangerie"}}


def _new_obligation(world: World) -> dict[str, Any]:
    return {
        "code": uuid4().hex,
        "label": "Formation à la sécurité",
        "reference": "Code du travail, L. 4141-2",
        "level": "mandatory",
    }


def _chapters(world: World) -> dict[str, Any]:
    with act_as_platform():
        chapter = ChapterFactory.create(company_id=None, released=True)
    return {"chapters": [{"id": str(chapter.id), "mandatory": True}]}


def _kept(**row: Any) -> Row:
    """An act of those who keep the library, upon something that others may know of."""
    row.setdefault("while_switched", True)
    return Row(STAFF, names_something_public=PUBLIC if "path" in row else "", **row)


def _read(**row: Any) -> Row:
    return Row(READERS, names_something_public=PUBLIC, **row)


LIBRARY_ROWS: dict[str, Row] = {
    "list_sectors": Row(READERS, seed=lambda world, count: SectorFactory.create_batch(count)),
    "create_sector": _kept(success=201, body=_new_sector),
    "get_sector": _read(path=_sector),
    "update_sector": _kept(
        path=_sector, body=lambda world: {"description": {"fr-FR": f"{uuid4()}"}}
    ),
    "publish_sector": _kept(path=_draft_sector),
    "archive_sector": _kept(path=_sector),
    "set_sector_chapters": _kept(path=_sector, body=_chapters),
    "list_obligations": Row(
        READERS, seed=lambda world, count: ObligationFactory.create_batch(count)
    ),
    "create_obligation": _kept(success=201, body=_new_obligation),
    "get_obligation": _read(path=_obligation),
    "update_obligation": _kept(path=_obligation, body=lambda world: {"label": f"{uuid4()}"}),
    "confirm_obligation": _kept(path=_obligation, while_switched=False),
    "publish_obligation": _kept(path=_draft_obligation),
    "archive_obligation": _kept(path=_obligation),
    "collate_page": _kept(
        path=_official_page, body=lambda world: {"revision": 1}, while_switched=False
    ),
    "list_living_values": Row(READERS),
}
