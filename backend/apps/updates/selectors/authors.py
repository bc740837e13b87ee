"""Who last changed what a booklet says where a release changes it too."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from typing import Any
from uuid import UUID

from apps.pages.models import PageRevision, RevisionKind
from apps.updates.comparing import Unit
from apps.updates.planning import Plan
from shared.documents import Document
from shared.documents.content import walk

MOST_READ = 60
"""Revisions of a page that are looked at: a change further back is nobody's any more."""

Said = Callable[[PageRevision], Any]


@dataclass(frozen=True, slots=True)
class Written:
    name: str
    at: datetime


def who_wrote(plan: Plan) -> dict[str, Written]:
    """By unit that somebody is asked; what nobody of the booklet wrote is not there."""
    found = {}
    for name, (noted, _) in plan.sides.items():
        asked = [unit for unit in plan.units if unit.page == name and unit.asked]
        revisions = list(_revisions(noted.page_id)) if asked else []
        for unit in asked:
            if written := _last_change(revisions, _said_by(unit)):
                found[unit.key] = written
    return found


def _revisions(page_id: UUID) -> Iterator[PageRevision]:
    """The newest first, without what was set aside and never shown."""
    rows = PageRevision.objects.filter(page=page_id).exclude(kind=RevisionKind.SET_ASIDE)
    yield from rows.order_by("-number", "-id")[:MOST_READ]


def _last_change(revisions: list[PageRevision], said: Said) -> Written | None:
    for newer, older in pairwise(revisions):
        if said(newer) != said(older):
            by_library = newer.kind == RevisionKind.LIBRARY
            return None if by_library else Written(newer.by_name, newer.created_at)
    return None


def _said_by(unit: Unit) -> Said:
    if unit.block is not None:
        name = unit.block.block_id
        return lambda revision: _block(revision.document, name)
    if unit.kind == "title":
        return lambda revision: revision.title
    if unit.kind == "importance":
        return lambda revision: revision.importance
    return lambda revision: (revision.title, revision.importance, revision.document)


def _block(document: Document, name: str) -> Any:
    return next((block for block in walk(document["blocks"]) if block["id"] == name), None)
