from collections.abc import Iterator, Sequence
from uuid import UUID

from apps.publishing.models import Publication
from shared.language import text


def publication_lines(*, company_id: UUID, language: str) -> Iterator[Sequence[str]]:
    """Each version of the company's booklets as a line of an export; the trash left out."""
    publications = Publication.objects.filter(
        company_id=company_id, booklet__trashed_at=None
    ).select_related("booklet", "build")
    in_order = publications.order_by("booklet__name", "booklet_id", "major", "minor")
    for one in in_order.defer("changes").iterator():
        yield (
            one.booklet.name,
            one.version,
            one.at.date().isoformat(),
            one.by_name,
            one.note,
            ", ".join(one.locales),
            text(f"publishing.states.{one.build.state}", language),
            one.sha256,
        )
