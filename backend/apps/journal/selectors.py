from dataclasses import dataclass
from datetime import datetime

from django.db import connection
from django.db.models import Q, QuerySet

from apps.journal import policies
from apps.journal.actions import actions_called
from apps.journal.models import AuditEvent
from shared.actor import Actor
from shared.folding import fold
from shared.pagination import Page, paginate

# From each action straight to the next one in the index, instead of reading every row.
ACTIONS = """
WITH RECURSIVE seen AS (
  (SELECT action FROM journal_auditevent WHERE {ours} ORDER BY action LIMIT 1)
  UNION ALL
  SELECT (SELECT action FROM journal_auditevent
          WHERE {ours} AND action > seen.action ORDER BY action LIMIT 1)
  FROM seen WHERE seen.action IS NOT NULL
)
SELECT action FROM seen WHERE action IS NOT NULL LIMIT 200
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class EventFilter:
    """Which events, in which order: all of them, newest first, unless told otherwise."""

    search: str = ""
    action: str = ""
    since: datetime | None = None
    until: datetime | None = None
    switched: bool = False
    oldest_first: bool = False

    @property
    def order(self) -> list[str]:
        return ["at", "id"] if self.oldest_first else ["-at", "-id"]


def list_events(
    *, actor: Actor, wanted: EventFilter, cursor: str | None, limit: int
) -> Page[AuditEvent]:
    """What happened in the actor's company."""
    events = find_events(actor=actor, wanted=wanted)
    return paginate(events, by=wanted.order, cursor=cursor, limit=limit)


def find_events(*, actor: Actor, wanted: EventFilter) -> QuerySet[AuditEvent]:
    """The events of the actor's company that the filter lets through."""
    policies.require_read(actor)
    events = AuditEvent.objects.visible_to(actor).filter(_called(wanted.search, actor.language))
    if wanted.action:
        # "accounts.signed_in" is one action, "accounts" the whole family.
        exact = "." in wanted.action
        events = events.filter(
            **{"action": wanted.action} if exact else {"action__startswith": f"{wanted.action}."}
        )
    if wanted.since:
        events = events.filter(at__gte=wanted.since)
    if wanted.until:
        events = events.filter(at__lt=wanted.until)
    if wanted.switched:
        events = events.filter(acting_as_id__isnull=False)
    return events


def list_actions(*, actor: Actor) -> list[str]:
    """The actions that the actor's journal holds: one index probe each, whatever its length."""
    policies.require_read(actor)
    ours = "company_id IS NULL" if actor.company_id is None else "company_id = %(company)s"
    with connection.cursor() as cursor:
        cursor.execute(ACTIONS.format(ours=ours), {"company": actor.company_id})
        return [action for (action,) in cursor.fetchall()]


def _called(search: str, language: str) -> Q:
    """Every word is in a name or in what the action is called.

    Plain containment, read newest first along the company's index: a page of matches is near the
    top, and the worst case is one company's journal. A trigram index would make every act of
    everybody dearer to write, and could give neither the company nor the order.
    """
    found = Q()
    for word in fold(search).split():
        found &= Q(words__contains=word) | Q(action__in=actions_called(word, language))
    return found
