from datetime import datetime
from uuid import UUID

from apps.content import policies, selectors
from apps.content.models import NewsRead
from shared.actor import Actor


def read_news(*, actor: Actor, item_id: UUID, now: datetime) -> None:
    """The actor has opened it; who acts in somebody's name has not read for them."""
    item = selectors.get_news(actor=actor, item_id=item_id, now=now)
    if actor.is_switched:
        return
    NewsRead.objects.get_or_create(
        item=item, user_id=policies.require_reader(actor), defaults={"read_at": now}
    )
