import time
from collections.abc import Iterable
from typing import Any, NamedTuple
from uuid import UUID

from django.db.models import Q

from apps.publishing.models import Edition, PublicationContent
from apps.stats.models import FactKind
from shared.documents.content import walk
from shared.tenancy import act_as_platform

MOST = 2000
UNKNOWN_FOR = (
    60.0  # seconds until an unknown name is looked up again: its booklet may just have gone online
)


class KnownEdition(NamedTuple):
    """What a bundle is, and of what in it facts can be told."""

    company_id: UUID
    booklet_id: UUID
    publication_id: UUID
    locale: str
    subjects: dict[str, frozenset[str]]  # by the kind of fact

    def has(self, kind: str, subject: str) -> bool:
        """Whether a page of this edition can tell that."""
        return subject in self.subjects[kind]


class KnownEditions:
    """Editions by the name of their folder, looked up once: the content of a publication never changes."""

    def __init__(self) -> None:
        self._known: dict[str, KnownEdition] = {}
        self._unknown: dict[str, float] = {}

    def of(self, folders: Iterable[str]) -> dict[str, KnownEdition]:
        """Those that are editions of ours."""
        wanted = set(folders)
        now = time.monotonic()
        missing = {
            one for one in wanted - self._known.keys() if now > self._unknown.get(one, now - 1)
        }
        if missing:
            self._look_up(missing, now)
        return {one: self._known[one] for one in wanted & self._known.keys()}

    def _look_up(self, folders: set[str], now: float) -> None:
        found = _find(folders)
        self._unknown = {one: until for one, until in self._unknown.items() if until > now}
        self._unknown |= dict.fromkeys(folders - found.keys(), now + UNKNOWN_FOR)
        self._known |= found
        for oldest in list(self._known)[: max(0, len(self._known) - MOST)]:
            del self._known[oldest]


def _find(folders: set[str]) -> dict[str, KnownEdition]:
    """Where the same files were published twice, they are of the newest publication."""
    # Comparisons, not beginnings: behind the wall an index is of use to these only.
    of_these = Q()
    for folder in folders:
        of_these |= Q(bundle__gte=folder, bundle__lt=f"{folder}g")
    with act_as_platform():
        rows = list(
            Edition.objects.filter(of_these)
            .order_by("publication__at")
            .values_list(
                "bundle", "company_id", "publication__booklet_id", "publication_id", "locale"
            )
        )
        contents = dict(
            PublicationContent.objects.filter(
                publication_id__in={row[3] for row in rows}
            ).values_list("publication_id", "content")
        )
    return {
        bundle[:16]: KnownEdition(
            company_id, booklet_id, publication_id, locale, _subjects(contents[publication_id])
        )
        for bundle, company_id, booklet_id, publication_id, locale in rows
        if publication_id in contents
    }


def _subjects(content: dict[str, Any]) -> dict[str, frozenset[str]]:
    chapters = content["chapters"]
    pages = [page for chapter in chapters for page in chapter["pages"]]
    page_ids = frozenset(page["id"] for page in pages)
    blocks = (block for page in pages for block in walk(page["document"]["blocks"]))
    return {
        FactKind.OPENED: frozenset({""}),
        FactKind.PDF: frozenset({""}),
        FactKind.PAGE: page_ids,
        FactKind.UNCLEAR: page_ids,
        FactKind.WITHDRAWN: page_ids,
        FactKind.FINISHED: frozenset(chapter["id"] for chapter in chapters),
        FactKind.ANSWERED: frozenset(
            block["id"] for block in blocks if block["type"] == "question"
        ),
    }
