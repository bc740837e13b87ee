"""Who stands at a reader's door; nobody is signed in there."""

from datetime import datetime
from uuid import UUID

from apps.booklets.models import Booklet
from apps.participation.grants import Grant
from apps.participation.models import Participation
from shared.tenancy import act_as_platform


def grant_of_holder(*, participation_id: UUID, until: datetime) -> Grant | None:
    """What a device keeps that came by the link of this participation."""
    with act_as_platform():
        epochs = Participation.objects.filter(id=participation_id).values_list(
            "link_epoch", flat=True
        )
        epoch = epochs.first()
    if epoch is None:
        return None
    return Grant(participation_id=participation_id, epoch=epoch, until=until)


def find_holder(*, booklet: Booklet, grant: Grant | None) -> Participation | None:
    """The participant whom this cookie names, while their links are those by which they came."""
    if grant is None:
        return None
    with act_as_platform():
        rows = Participation.objects.select_related("person").filter(booklet=booklet)
        return rows.filter(id=grant.participation_id, link_epoch=grant.epoch).first()
