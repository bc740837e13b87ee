"""Who stands at a reader's door; nobody is signed in there."""

from collections.abc import Collection
from datetime import datetime
from uuid import UUID

from apps.booklets.models import Booklet
from apps.participation.grants import Grant, link_token
from apps.participation.models import Participation
from apps.people.models import Signer
from shared.tenancy import act_as_platform


def grant_of_holder(*, participation_id: UUID, token: str, until: datetime) -> Grant | None:
    """What a device keeps that came by a link of this participation: the person's, or their representative's."""
    with act_as_platform():
        epochs = Participation.objects.filter(id=participation_id).values_list(
            "link_epoch", flat=True
        )
        epoch = epochs.first()
    if epoch is None:
        return None
    theirs = link_token(
        participation_id=participation_id, epoch=epoch, signer=Signer.REPRESENTATIVE
    )
    signer = Signer.REPRESENTATIVE if token == theirs else Signer.PERSON
    return Grant(participation_id=participation_id, epoch=epoch, until=until, signer=signer)


def find_holder(*, booklet: Booklet, grant: Grant | None) -> Participation | None:
    """The participant whom this cookie names, while their links are those by which they came."""
    if grant is None:
        return None
    with act_as_platform():
        rows = Participation.objects.select_related("person").filter(booklet=booklet)
        return rows.filter(id=grant.participation_id, link_epoch=grant.epoch).first()


def counts_progress(signer: Signer, signers: Collection[Signer]) -> bool:
    """Whether what somebody confirms is the reading of the participation: a representative's is where they alone sign."""
    return signer == Signer.PERSON or set(signers) == {Signer.REPRESENTATIVE}
