from collections.abc import Iterable
from uuid import UUID

from apps.booklets.models import Booklet
from apps.participation.grants import link_token
from apps.participation.models import Participation
from apps.people.models import Signer, Signs
from apps.reading import services as reading


def keep_links(*, booklet: Booklet, participation_ids: Iterable[UUID]) -> None:
    """The personal links of these, and those of their representatives, open the booklet from now on."""
    rows = Participation.objects.filter(company_id=booklet.company_id, id__in=participation_ids)
    told = list(rows.values_list("id", "link_epoch", "person__signs"))
    for signer in Signer:
        tokens = {
            one: link_token(participation_id=one, epoch=epoch, signer=signer)
            for one, epoch, signs in told
            if signer == Signer.PERSON or signs != Signs.SELF
        }
        if tokens:
            reading.keep_links(booklet=booklet, tokens=tokens)
