from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.participation import selectors
from apps.participation.models import Participation
from apps.participation.services._lock import open_booklet
from shared.actor import Actor


def delete_rule(*, actor: Actor, booklet_id: UUID, rule_id: UUID, now: datetime) -> None:
    """Nobody comes by it any more; who came by it stays."""
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    rule = selectors.get_rule(booklet=booklet, rule_id=rule_id)
    came = Participation.objects.filter(
        company_id=booklet.company_id, booklet=booklet, rule_id=rule.id
    )
    came.update(rule_id=None, fits=True, updated_at=now)
    journal.record(
        actor=actor,
        action="participation.rule_deleted",
        target=booklet,
        label=booklet.name,
        now=now,
        before=rule.conditions,
    )
    rule.delete()
