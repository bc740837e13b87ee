"""What stands in the holes of a message that nobody of the audience gets: of a preview, of a test."""

from datetime import datetime
from email.utils import formatdate

from apps.emailing.models import Campaign
from apps.emailing.services._person import known_of
from apps.participation.models import Participation
from shared.language import text

NOBODY = "exemple"  # opens nothing


def sample_values(
    campaign: Campaign, *, locale: str, one: Participation | None, now: datetime
) -> dict[str, str]:
    """As this person would read it, or somebody made up; its links act in nobody's name."""
    known = known_of(campaign, now=now)
    asked = one.reread_pages if one else []
    own = known.values(
        first_name=one.person.first_name if one else text("mailings.example", locale),
        due_on=one.due_on if one else None,
        locale=locale,
        pages=asked or list(known.titles)[:2],
        link="",
        token=NOBODY,
    )
    return {
        **own,
        "address": "prenom.nom@example.com",
        "message_id": "0.0",
        "date": formatdate(now.timestamp(), usegmt=True),
    }
