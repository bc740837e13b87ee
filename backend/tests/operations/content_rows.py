"""The rows of news and tutorials: the platform's, read by whoever is signed in."""

from typing import Any
from uuid import uuid4

from apps.companies.models import Company
from apps.content.factories import NewsItemFactory, TutorialFactory
from apps.content.models import ContentStatus
from shared.tenancy import act_as_platform
from tests.operations.chapter_rows import STAFF
from tests.operations.row import Row
from tests.operations.world import SIGNED_IN, World

PUBLIC = "of the platform, known to whoever is signed in"


def _news(company: Company, **traits: Any) -> dict[str, Any]:
    with act_as_platform():
        return {"item_id": NewsItemFactory.create(**traits).id}


def _draft_news(company: Company) -> dict[str, Any]:
    return _news(company, status=ContentStatus.DRAFT, published_at=None)


def _tutorial(company: Company, **traits: Any) -> dict[str, Any]:
    with act_as_platform():
        return {"tutorial_id": TutorialFactory.create(**traits).id}


def _draft_tutorial(company: Company) -> dict[str, Any]:
    return _tutorial(company, status=ContentStatus.DRAFT)


def _text(world: World) -> dict[str, Any]:
    return {"titles": {"fr-FR": f"{uuid4()}"}, "leads": {"fr-FR": "En une ligne"}}


def _changed(world: World) -> dict[str, Any]:
    return {**_text(world), "revision": 1}


def _kept(**row: Any) -> Row:
    """An act of those who write, upon something that others may know of."""
    row.setdefault("while_switched", True)
    return Row(STAFF, names_something_public=PUBLIC if "path" in row else "", **row)


def _read(**row: Any) -> Row:
    return Row(SIGNED_IN, names_something_public=PUBLIC, **row)


def _seed_news(world: World, count: int) -> None:
    NewsItemFactory.create_batch(count)


def _seed_tutorials(world: World, count: int) -> None:
    TutorialFactory.create_batch(count)


CONTENT_ROWS: dict[str, Row] = {
    "list_news": Row(SIGNED_IN, seed=_seed_news),
    "get_news": _read(path=_news),
    "read_news": _read(path=_news, success=204, while_switched=True),
    "list_tutorials": Row(SIGNED_IN, seed=_seed_tutorials),
    "get_tutorial": _read(path=_tutorial),
    "do_tutorial": _read(path=_tutorial, success=204, while_switched=True),
    "list_help_contacts": Row(SIGNED_IN),
    "list_written_news": Row(STAFF, seed=_seed_news),
    "create_news": _kept(success=201, body=_text),
    "count_news_audience": Row(STAFF),
    "get_written_news": _kept(path=_news, while_switched=None),
    "update_news": _kept(path=_draft_news, body=_changed),
    "publish_news": _kept(path=_draft_news),
    "archive_news": _kept(path=_news),
    "preview_news": _kept(path=_news, while_switched=None),
    "list_written_tutorials": Row(STAFF, seed=_seed_tutorials),
    "create_tutorial": _kept(success=201, body=_text),
    "get_written_tutorial": _kept(path=_tutorial, while_switched=None),
    "update_tutorial": _kept(path=_draft_tutorial, body=_changed),
    "publish_tutorial": _kept(path=_draft_tutorial),
    "archive_tutorial": _kept(path=_tutorial),
    "move_tutorial": _kept(path=_tutorial, body=lambda world: {"after": None}),
}
