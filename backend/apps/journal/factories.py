from django.utils import timezone
from factory import LazyAttribute, LazyFunction
from factory.django import DjangoModelFactory

from apps.journal.models import AuditEvent
from shared.folding import fold


class AuditEventFactory(DjangoModelFactory[AuditEvent]):
    """A sign-in of nobody in particular."""

    class Meta:
        model = AuditEvent

    action = "accounts.signed_in"
    object_type = "user"
    words = LazyAttribute(
        lambda event: fold(f"{event.actor_name} {event.acting_as_name} {event.object_label}")
    )
    actor_name = ""
    acting_as_name = ""
    object_label = ""
    at = LazyFunction(timezone.now)
