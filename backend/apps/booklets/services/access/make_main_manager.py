from datetime import datetime
from uuid import UUID

from django.utils import timezone

from apps.booklets import selectors
from apps.booklets.models import Booklet
from apps.booklets.services._rules import lock_managed
from apps.booklets.services.access._rules import answer_for, require_working
from shared.actor import Actor


def make_main_manager(*, actor: Actor, booklet_id: UUID, access_id: UUID, now: datetime) -> Booklet:
    """Somebody who works on the booklet answers for it from now on."""
    booklet = lock_managed(actor=actor, booklet_id=booklet_id)
    today = timezone.localdate(now)
    _, member = selectors.get_access(booklet=booklet, access_id=access_id, today=today)
    require_working(member)
    answer_for(booklet, member, actor=actor, today=today, now=now)
    return booklet
