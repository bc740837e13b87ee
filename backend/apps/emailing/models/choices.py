from django.db import models


class Nature(models.TextChoices):
    """Why somebody is written to."""

    INVITATION = "invitation"
    REMINDER = "reminder"
    UPDATE = "update"
    INFORMATION = "information"


class MailingOrigin(models.TextChoices):
    """Who began it."""

    MANUAL = "manual"
    AUTOMATIC = "automatic"  # a day of the calendar, or newcomers
    RULE = "rule"


class CampaignState(models.TextChoices):
    DRAFT = "draft"
    SCHEDULED = "scheduled"
    SENDING = "sending"
    PAUSED = "paused"
    DONE = "done"
    CANCELLED = "cancelled"


class Waits(models.TextChoices):
    """What a campaign that is being sent waits for."""

    QUIET = "quiet"  # night, Sunday, public holiday
    PROVIDER = "provider"
    QUOTA = "quota"


class Paused(models.TextChoices):
    """Why a campaign stands still."""

    BY_HAND = "by_hand"
    COMPLAINTS = "complaints"
    BOUNCES = "bounces"
    BOOKLET = "booklet"  # suspended or taken offline


class DeliveryState(models.TextChoices):
    PENDING = "pending"
    CLAIMED = "claimed"
    HANDED = "handed"  # to the spool
    SENT = "sent"  # the provider took it
    DELIVERED = "delivered"  # the mailbox's server took it
    BOUNCED = "bounced"
    COMPLAINED = "complained"
    UNCERTAIN = "uncertain"  # nobody can say whether it did
    FAILED = "failed"
    EXCLUDED = "excluded"


class LeftOut(models.TextChoices):
    """Why somebody is not written to: the first that holds."""

    LEFT = "left"
    EXCLUDED = "excluded"
    ACKNOWLEDGED = "acknowledged"
    REMINDERS_OFF = "reminders_off"  # of the booklet's calendar
    NOTHING_TO_REREAD = "nothing_to_reread"
    NO_ADDRESS = "no_address"
    ADDRESS_REFUSED = "address_refused"
    UNSUBSCRIBED = "unsubscribed"
    REMINDED_LATELY = "reminded_lately"
    ALREADY_INVITED = "already_invited"


class SuppressionReason(models.TextChoices):
    HARD_BOUNCE = "hard_bounce"
    SOFT_BOUNCES = "soft_bounces"
    COMPLAINT = "complaint"
    UNSUBSCRIBED = "unsubscribed"
    MANUAL = "manual"


class SenderDomainState(models.TextChoices):
    TO_CHECK = "to_check"
    VERIFIED = "verified"
    BROKEN = "broken"


class NewsKind(models.TextChoices):
    """What a provider tells afterwards."""

    DELIVERED = "delivered"
    SOFT_BOUNCE = "soft_bounce"
    HARD_BOUNCE = "hard_bounce"
    REFUSED = "refused"  # this message, not its address
    COMPLAINT = "complaint"
