"""What the statistics are asked in tests, and people of whom they tell."""

from datetime import UTC, datetime, timedelta

from apps.participation.factories import ParticipationFactory
from apps.participation.models import ParticipationState as State

A_DAY = timedelta(days=1)
INVITED = datetime(2026, 6, 10, 9, tzinfo=UTC)
DAYS = "since=2026-06-01&until=2026-06-30"


def asked(client, part, days=DAYS):
    answer = client.get(f"/api/stats/{part}{'&' if '?' in part else '?'}{days}")
    assert answer.status_code == 200, answer.content
    return answer.json()


def hand(booklet, number=1, *, after=None, **more):
    """Somebody invited on the tenth, who acknowledged so many days later."""
    if after is not None:
        more = {
            "state": State.ACKNOWLEDGED,
            "acknowledged_at": INVITED + after * A_DAY,
            "acknowledged_publication_id": booklet.publication_id,
            **more,
        }
    told = {"state": State.INVITED, "invited_at": INVITED, **more}
    return [ParticipationFactory.create(booklet=booklet, **told) for _ in range(number)]
