from datetime import date, datetime
from uuid import UUID

from apps.journal import services as journal
from apps.library.models import Obligation
from apps.library.services._content_rows import lock_content
from apps.library.services._library import in_library
from shared.actor import Actor, require_own_hands


def confirm_obligation(
    *, actor: Actor, obligation_id: UUID, today: date, now: datetime
) -> Obligation:
    """The source was read again and says so: good for another twelve months, and no doubt is left."""
    require_own_hands(actor)
    obligation = lock_content(Obligation, obligation_id, actor=actor, ability="confirm")
    before = {"checked_on": obligation.checked_on.isoformat() if obligation.checked_on else ""}
    after = {"checked_on": today.isoformat()}
    if obligation.doubt:
        before["doubt"], after["doubt"] = obligation.doubt, ""
    obligation.checked_on, obligation.doubt = today, ""
    obligation.checked_by_id, obligation.checked_by_name = actor.user_id, actor.name
    obligation.save()
    journal.record(
        actor=in_library(actor, None),
        action="library.obligation_confirmed",
        target=obligation,
        label=obligation.label,
        now=now,
        before=before,
        after=after,
    )
    return obligation
