from django.db import models

from apps.emailing.models.campaign import Campaign
from apps.emailing.models.choices import DeliveryState, NewsKind, SuppressionReason
from apps.people.models import Signer
from shared.tenancy.models import TenantRow


class Delivery(TenantRow):
    """One person of a campaign, or who acknowledges beside or for them, frozen at its launch; a partition for each month."""

    month = models.DateField()
    campaign = models.ForeignKey(
        Campaign, on_delete=models.CASCADE, related_name="+", db_index=False
    )
    participation_id = models.UUIDField()
    signer = models.CharField(
        max_length=14, choices=Signer, default=Signer.PERSON, db_default=Signer.PERSON
    )
    place = models.IntegerField()  # in the campaign, from 1
    attempt = models.SmallIntegerField(default=1)
    address = models.CharField(max_length=254, blank=True)
    locale = models.CharField(max_length=10)
    state = models.CharField(max_length=10, choices=DeliveryState, default=DeliveryState.PENDING)
    reason = models.CharField(max_length=20, blank=True, default="")
    worker = models.UUIDField(null=True)
    due_at = models.DateTimeField(null=True)  # when the lease ends, or when it is tried again
    tries = models.SmallIntegerField(default=0)
    tried_at = models.DateTimeField(null=True)  # for the first time
    sent_at = models.DateTimeField(null=True)
    delivered_at = models.DateTimeField(null=True)
    clicked_on = models.DateField(null=True)  # a day beside the state
    answer = models.CharField(max_length=200, blank=True, default="")  # of the provider

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["company", "month", "campaign", "participation_id", "signer", "attempt"],
                name="delivery_once",
            ),
        )
        indexes = (
            models.Index(
                fields=["company", "month", "campaign", "place"], name="deliveries_in_order"
            ),
            models.Index(
                fields=["company", "month", "campaign", "due_at"],
                condition=~models.Q(due_at=None),
                name="deliveries_due",
            ),
        )


class Suppression(TenantRow):
    """An address, or one person at it, that gets no mail of this company."""

    address_key = models.BinaryField(
        max_length=32
    )  # found by whoever knows the address and the key
    address = models.BinaryField()  # sealed
    person_id = models.UUIDField(null=True)  # null: everybody who reads there
    reason = models.CharField(max_length=12, choices=SuppressionReason)
    delivery_id = models.UUIDField(null=True)
    lifted_at = models.DateTimeField(null=True)
    lifted_by_name = models.CharField(max_length=200, default="")
    lifted_reason = models.CharField(max_length=300, default="")

    class Meta:
        indexes = (
            models.Index(fields=["company", "address_key"], name="suppressions_of_address"),
            models.Index(fields=["company", "-id"], name="suppressions_in_order"),
            models.Index(
                fields=["company", "person_id"],
                condition=~models.Q(person_id=None),
                name="suppressions_of_person",
            ),
        )


class ProviderEvent(TenantRow):
    """News of a delivery, once: kept for thirty days so that it is not heard twice."""

    provider = models.CharField(max_length=20)
    event_id = models.CharField(max_length=200)
    delivery_id = models.UUIDField()
    address_key = models.BinaryField(max_length=32, null=True)  # as that of a suppression
    kind = models.CharField(max_length=11, choices=NewsKind)
    at = models.DateTimeField()

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["company", "provider", "event_id"], name="provider_event_once"
            ),
        )
        indexes = (
            models.Index(fields=["company", "delivery_id"], name="provider_events_of_delivery"),
            models.Index(fields=["company", "address_key"], name="provider_events_of_address"),
            models.Index(fields=["at"], name="provider_events_by_age"),
        )
