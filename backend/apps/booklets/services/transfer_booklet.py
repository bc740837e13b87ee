from datetime import datetime
from uuid import UUID

from django.utils import timezone

from apps.booklets.models import Booklet
from apps.booklets.services._given import find_member
from apps.booklets.services._main_manager import answer_for
from apps.booklets.services._managed import hold_managed
from shared.actor import Actor


def transfer_booklet(*, actor: Actor, booklet_id: UUID, user_id: UUID, now: datetime) -> Booklet:
    """Any member of the company who may manage booklets answers for it from now on."""
    booklet = hold_managed(actor=actor, booklet_id=booklet_id)
    today = timezone.localdate(now)
    member = find_member(booklet, user_id, today=today)
    answer_for(booklet, member, actor=actor, today=today, now=now)
    return booklet
