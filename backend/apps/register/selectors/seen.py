from uuid import UUID

from django.db.models import Q

from apps.booklets.models import Booklet
from apps.participation.models import Participation
from apps.participation.selectors import Seen, Versions, seen_then
from apps.register.models import Receipt
from apps.register.selectors.shown import blocks_of_publication


def seen_with(*, booklet: Booklet, receipt: Receipt) -> Seen:
    """What somebody had before them when they made this receipt."""
    rows = Participation.objects.filter(company_id=booklet.company_id, booklet=booklet)
    held = receipt.participation_id
    one = rows.select_related("person").filter(id=held).first() if held else None
    return seen_then(
        booklet=booklet,
        publication_id=receipt.publication_id,
        locale=receipt.locale,
        one=one,
        before=_known_before(booklet, receipt) if one else None,
    )


def _known_before(booklet: Booklet, receipt: Receipt) -> UUID | None:
    """The newest of the former versions that they had acknowledged by then, as far as it still counted."""
    rows = Receipt.objects.filter(
        Q(cancellation=None) | Q(cancellation__at__gt=receipt.received_at),
        company_id=receipt.company_id,
        participation_id=receipt.participation_id,
        signer=receipt.signer,
        received_at__lt=receipt.received_at,
    )
    versions = Versions(booklet)
    newest = None
    for publication_id, part in rows.values_list("publication_id", "part").distinct():
        former = versions.is_newer(receipt.publication_id, than=publication_id)
        asked = not part or part not in blocks_of_publication(publication_id)
        if former and asked and (newest is None or versions.is_newer(publication_id, than=newest)):
            newest = publication_id
    return newest
