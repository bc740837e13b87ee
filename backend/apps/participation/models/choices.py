from django.db import models


class ParticipationState(models.TextChoices):
    """Where somebody stands with a booklet, from what is known; late is derived from the due day."""

    TO_INVITE = "to_invite"
    INVITED = "invited"
    OPENED = "opened"
    READING = "reading"  # some pages are confirmed
    READ = "read"  # all that concern them are
    ACKNOWLEDGED = "acknowledged"
    TO_REREAD = "to_reread"
    EXCLUDED = "excluded"
    LEFT = "left"


class RereadReason(models.TextChoices):
    VERSION = "version"
    SITE = "site"
    JOB = "job"
