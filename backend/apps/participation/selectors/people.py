from uuid import UUID

from django.db.models import QuerySet
from django.utils import timezone

from apps.booklets.models import BookletAccess, BookletRole
from apps.booklets.policies import holds_on
from apps.participation.models import Participation
from shared.actor import Actor


def people_of_manager(*, actor: Actor) -> QuerySet[Participation, UUID]:
    """The ids of the participants of the booklets that somebody looks after."""
    if actor.user_id is None:
        return Participation.objects.none().values_list("person_id", flat=True)
    mine = BookletAccess.objects.visible_to(actor).filter(
        holds_on(timezone.localdate()), user_id=actor.user_id, role=BookletRole.MANAGER
    )
    rows = Participation.objects.visible_to(actor)
    return rows.filter(booklet__in=mine.values("booklet_id")).values_list("person_id", flat=True)
