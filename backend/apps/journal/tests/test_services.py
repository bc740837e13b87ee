from datetime import UTC, datetime

import pytest

from apps.accounts.factories import UserFactory
from apps.journal import services
from apps.journal.models import AuditEvent
from shared.actor import Actor

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, tzinfo=UTC)


class TestRecord:
    def test_keeps_the_names_of_the_day(self):
        user = UserFactory.create(first_name="Awa", last_name="Diop")
        actor = Actor(user_id=user.id, name="Hélène Roux")

        services.record(
            actor=actor, action="accounts.signed_in", target=user, label=user.full_name, now=NOW
        )
        user.last_name = "Delmas"
        user.save()

        event = AuditEvent.objects.get(object_id=user.id)
        assert (event.actor_name, event.object_label) == ("Hélène Roux", "Awa Diop")
        assert event.words == "helene roux awa diop"

    def test_cuts_a_name_that_is_too_long(self):
        services.record(
            actor=Actor(), action="accounts.signed_in", target=None, label="a" * 300, now=NOW
        )

        assert AuditEvent.objects.get(object_label="a" * 200).object_type == ""
