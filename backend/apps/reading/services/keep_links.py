from collections.abc import Mapping
from uuid import UUID

from apps.booklets.models import Booklet
from apps.reading.grants import hash_of
from apps.reading.models import ReadingLink


def keep_links(*, booklet: Booklet, tokens: Mapping[UUID, str]) -> None:
    """Of participations, by id: each opens the booklet from now on; what is known already stays as it is."""
    ReadingLink.objects.bulk_create(
        (
            ReadingLink(
                company_id=booklet.company_id,
                booklet=booklet,
                participation_id=participation_id,
                token_hash=hash_of(token),
            )
            for participation_id, token in tokens.items()
        ),
        ignore_conflicts=True,
    )
