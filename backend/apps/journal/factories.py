from django.utils import timezone
from factory import LazyFunction
from factory.django import DjangoModelFactory

from apps.journal.models import AuditEvent


class AuditEventFactory(DjangoModelFactory[AuditEvent]):
    """A sign-in of nobody in particular."""

    class Meta:
        model = AuditEvent

    action = "accounts.signed_in"
    object_type = "user"
    at = LazyFunction(timezone.now)
