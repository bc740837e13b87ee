"""What a reader of a former version has not seen yet."""

from typing import Any

from apps.publishing.addresses import folder_of
from apps.publishing.models import Change, Edition, Publication

VERSIONS_KNOWN = 10
PAGES_TOLD = 50


def known_versions(*, online: Publication) -> list[dict[str, Any]]:
    """The last versions besides the one that is online: where each lies, and which pages are not as they were.

    Of a version that was taken back, the pages that are again as they were before it.
    """
    of_booklet = Publication.objects.filter(
        company_id=online.company_id, booklet=online.booklet_id
    ).order_by("-major", "-minor")
    publications = list(of_booklet[: VERSIONS_KNOWN + 1])
    folders = _folders([one for one in publications if one.id != online.id])
    return [
        {"folders": folders[one.id], **_between(publications, one, online)}
        for one in publications
        if one.id in folders
    ]


def _folders(publications: list[Publication]) -> dict[Any, dict[str, str]]:
    """Of each version that was made, by language."""
    found: dict[Any, dict[str, str]] = {}
    editions = Edition.objects.filter(publication__in=publications).exclude(bundle="")
    rows = editions.order_by("locale").values_list("publication_id", "locale", "bundle")
    for publication_id, locale, bundle in rows:
        found.setdefault(publication_id, {})[locale] = folder_of(bundle)
    return found


def _between(
    publications: list[Publication], read: Publication, online: Publication
) -> dict[str, Any]:
    first, last = sorted((_number(read), _number(online)))
    pages = dict.fromkeys(  # each once, those of the newest version first
        change["page"]
        for one in publications
        if first < _number(one) <= last
        for change in one.changes
        if change["change"] != Change.REMOVED
    )
    return {"pages": list(pages)[:PAGES_TOLD], "others": max(0, len(pages) - PAGES_TOLD)}


def _number(publication: Publication) -> tuple[int, int]:
    return publication.major, publication.minor
