from datetime import datetime
from uuid import UUID

from django.utils import timezone

from apps.booklets.models import Booklet
from apps.booklets.services._rules import lock_managed
from apps.booklets.services.access._rules import answer_for, find_member
from shared.actor import Actor


def transfer_booklet(*, actor: Actor, booklet_id: UUID, user_id: UUID, now: datetime) -> Booklet:
    """Any member of the company who may manage booklets answers for it from now on."""
    booklet = lock_managed(actor=actor, booklet_id=booklet_id)
    today = timezone.localdate(now)
    member = find_member(booklet, user_id, today=today)
    answer_for(booklet, member, actor=actor, today=today, now=now)
    return booklet
