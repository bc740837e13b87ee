from datetime import datetime

from apps.pages.models import Page
from apps.pages.selectors.presence import people_on, place_of
from shared import presence
from shared.actor import Actor
from shared.presence import Person


def mark_presence(*, actor: Actor, page: Page, block_id: str, now: datetime) -> list[Person]:
    """Tell others that the actor is on the page, at this block; who else is."""
    me = Person(id=str(actor.user_id), name=actor.name, at=block_id)
    presence.note(place_of(page.id), me, now=now)
    return [person for person in people_on(page_id=page.id, now=now) if person.id != me.id]
