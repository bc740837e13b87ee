from datetime import date

from django.db import models

from apps.booklets.models import Booklet
from apps.emailing.models.choices import (
    CampaignState,
    MailingOrigin,
    Nature,
    Paused,
    SenderDomainState,
    Waits,
)
from shared.tenancy.models import TenantRow


class Campaign(TenantRow):
    """A mailing to the participants of a booklet: what is said, and how far it is."""

    booklet = models.ForeignKey(Booklet, on_delete=models.CASCADE, related_name="+", db_index=False)
    name = models.CharField(max_length=150)
    nature = models.CharField(max_length=11, choices=Nature)
    origin = models.CharField(max_length=9, choices=MailingOrigin, default=MailingOrigin.MANUAL)
    day = models.DateField(null=True)  # for which it was made by itself: one a day
    publication_id = models.UUIDField(null=True)  # an update speaks of one version
    audience = models.JSONField(default=dict)  # {} all, {filter} or {participants}
    reply_to_id = models.UUIDField(null=True)  # a manager
    by_id = models.UUIDField(null=True)
    by_name = models.CharField(max_length=200, default="")
    texts = models.JSONField(default=dict)  # {locale: {subject, body}}, the first for all others
    state = models.CharField(max_length=9, choices=CampaignState, default=CampaignState.DRAFT)
    waits_for = models.CharField(max_length=8, choices=Waits, blank=True, default="")
    paused_for = models.CharField(max_length=10, choices=Paused, blank=True, default="")
    starts_at = models.DateTimeField(null=True)
    spread = models.BooleanField(default=False, db_default=False)  # until the evening
    tested_at = models.DateTimeField(null=True)
    tested_by_name = models.CharField(max_length=200, default="")
    tested_sha256 = models.BinaryField(max_length=32, null=True)  # of what the test said
    launched_at = models.DateTimeField(null=True)
    done_at = models.DateTimeField(null=True)
    month = models.DateField(null=True)  # of its launch: where its deliveries lie
    served_at = models.DateTimeField(null=True)  # companies are served in turn
    watermark = models.IntegerField(
        default=0
    )  # up to this place, no delivery waits for its first try
    begun = models.IntegerField(default=0, db_default=0)  # first tries, of one that is spread
    doubt_at = models.DateTimeField(null=True)  # since when its managers should soon be asked

    # Added by each group of marks, in the same transaction.
    total = models.IntegerField(default=0)
    excluded = models.IntegerField(default=0)
    sent = models.IntegerField(default=0)
    failed = models.IntegerField(default=0)
    uncertain = models.IntegerField(default=0)
    delivered = models.IntegerField(default=0)
    bounced = models.IntegerField(default=0)
    complained = models.IntegerField(default=0)
    clicked = models.IntegerField(default=0)
    last_counts = models.JSONField(null=True)  # of its deliveries, before they went
    reserved = models.IntegerField(default=0)  # of a month's quota
    quota_month = models.DateField(null=True)  # of which month; null: of its launch

    class Meta:
        constraints = (
            models.CheckConstraint(
                name="campaign_launched_has_a_month",
                condition=models.Q(launched_at=None, month=None)
                | ~models.Q(models.Q(launched_at=None) | models.Q(month=None)),
            ),
            models.UniqueConstraint(
                fields=["booklet", "origin", "nature", "day"],
                condition=~models.Q(day=None),
                name="campaign_once_a_day",
            ),
        )
        indexes = (
            models.Index(fields=["company", "booklet", "-id"], name="campaigns_of_booklet"),
            models.Index(fields=["company", "-served_at"], name="campaigns_served"),
            models.Index(
                fields=["starts_at"],
                condition=models.Q(state=CampaignState.SCHEDULED),
                name="campaigns_scheduled",
            ),
            models.Index(
                fields=["doubt_at"],
                condition=~models.Q(doubt_at=None),
                name="campaigns_in_doubt",
            ),
            models.Index(fields=["by_id"], name="campaigns_by_person"),  # erased some day
            models.Index(
                fields=["served_at"],
                condition=models.Q(state=CampaignState.SENDING),
                name="campaigns_being_sent",
            ),
        )

    @property
    def partition(self) -> date:
        """Where its deliveries lie, once it is launched."""
        assert self.month
        return self.month


class Rendering(TenantRow):
    """What a campaign says in one language, frozen at its launch: a message with holes for each person."""

    campaign = models.ForeignKey(
        Campaign, on_delete=models.CASCADE, related_name="+", db_index=False
    )
    locale = models.CharField(max_length=10)
    subject = models.CharField(max_length=500)
    message = models.BinaryField()
    sha256 = models.BinaryField(max_length=32)

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["company", "campaign", "locale"], name="rendering_once"
            ),
        )


class MailMonth(TenantRow):
    """How many messages of a month are sent or promised."""

    month = models.DateField()
    used = models.IntegerField(default=0)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["company", "month"], name="mail_month_once"),
            models.CheckConstraint(name="mail_month_is_positive", condition=models.Q(used__gte=0)),
        )


class ReminderStep(TenantRow):
    """A day of a booklet's calendar on which whoever has not acknowledged is reminded."""

    booklet = models.ForeignKey(Booklet, on_delete=models.CASCADE, related_name="+", db_index=False)
    day = models.SmallIntegerField()  # after handing over
    texts = models.JSONField(default=dict)  # empty: those of reminders

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["booklet", "day"], name="reminder_step_once"),
            models.CheckConstraint(
                name="reminder_step_is_near", condition=models.Q(day__gte=1, day__lte=365)
            ),
        )
        indexes = (models.Index(fields=["company", "booklet"], name="reminders_of_booklet"),)


class MailRoutine(TenantRow):
    """What a booklet sends by itself."""

    booklet = models.OneToOneField(Booklet, on_delete=models.CASCADE, related_name="+")
    reminds = models.BooleanField(default=False)
    invites_newcomers = models.BooleanField(default=False)
    ran_on = models.DateField(null=True)  # the last day whose messages are on their way

    class Meta:
        indexes = (
            models.Index(
                fields=["ran_on"],
                condition=models.Q(reminds=True) | models.Q(invites_newcomers=True),
                name="mail_routines_to_run",
            ),
        )


class SenderDomain(TenantRow):
    """A domain in whose name a company writes, once its zone says so."""

    domain = models.CharField(max_length=253)
    selector = models.CharField(max_length=63)
    state = models.CharField(
        max_length=8, choices=SenderDomainState, default=SenderDomainState.TO_CHECK
    )
    missing = models.JSONField(default=list)  # of spf, dkim and dmarc
    checked_at = models.DateTimeField(null=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["company", "domain"], name="sender_domain_once"),
        )
