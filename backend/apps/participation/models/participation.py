from django.contrib.postgres.fields import ArrayField
from django.contrib.postgres.indexes import GinIndex, OpClass
from django.db import models

from apps.accounts.models import FRENCH_ORDER
from apps.booklets.models import Booklet
from apps.participation.models.choices import ParticipationState, RereadReason
from apps.people.models import Person
from shared.tenancy.models import TenantRow


class Participation(TenantRow):
    """A person and a booklet: facts, and the state that follows from them. Reading has days, acts have hours."""

    booklet = models.ForeignKey(Booklet, on_delete=models.CASCADE, related_name="+", db_index=False)
    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="+", db_index=False)
    state = models.CharField(
        max_length=12, choices=ParticipationState, default=ParticipationState.TO_INVITE
    )
    language = models.CharField(max_length=10)
    invited_at = models.DateTimeField(null=True)
    opened_on = models.DateField(null=True)
    pages_read = ArrayField(models.UUIDField(), default=list)
    read_on = models.DateField(null=True)
    acknowledged_publication_id = models.UUIDField(null=True)
    acknowledged_at = models.DateTimeField(null=True)
    acknowledged_site_id = models.UUIDField(null=True)  # theirs that day: another one asks anew
    acknowledged_job = models.CharField(max_length=80, blank=True, default="")  # folded
    acknowledged_chapters = models.JSONField(default=dict)  # {chapter: publication}, not all yet
    signed = models.JSONField(default=dict)  # {part: {signer: [publication, at]}}, not by all yet
    reread_pages = ArrayField(models.UUIDField(), default=list)
    reread_reason = models.CharField(max_length=7, choices=RereadReason, blank=True, default="")
    due_on = models.DateField(null=True)  # null: nothing is awaited
    asked_at = models.DateTimeField(null=True)  # to read again what changed
    reminders = models.IntegerField(default=0)
    reminded_at = models.DateTimeField(null=True)  # for the last time, by whomever
    # Of what is asked now, by the calendar of the booklet: never too many.
    calendar_reminders = models.SmallIntegerField(default=0, db_default=0)
    calendar_reminded_at = models.DateTimeField(null=True)
    # The calendar leaves them alone.
    reminders_off = models.BooleanField(default=False, db_default=False)
    excluded_at = models.DateTimeField(null=True)
    excluded_reason = models.CharField(max_length=300, blank=True, default="")
    link_epoch = models.IntegerField(default=1)  # another one ends every link given out
    rule_id = models.UUIDField(null=True)  # by which they came
    fits = models.BooleanField(default=True)  # their rule; who stops fitting stays

    # Of the person, for lists of a million: kept in step when the card changes.
    name = models.CharField(max_length=170, db_collation=FRENCH_ORDER)  # last name first
    words = models.TextField(default="", editable=False)
    site_id = models.UUIDField(null=True)
    has_email = models.BooleanField(default=False)  # and takes mail
    has_left = models.BooleanField(default=False)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["booklet", "person"], name="participation_once"),
        )
        indexes = (
            models.Index(fields=["company", "person"], name="participations_of_person"),
            models.Index(fields=["company", "booklet", "name", "id"], name="participants_by_name"),
            models.Index(
                fields=["company", "booklet", "state", "name", "id"], name="participants_of_state"
            ),
            models.Index(
                fields=["company", "booklet", "site_id", "name", "id"], name="participants_of_site"
            ),
            models.Index(
                fields=["company", "booklet", "language", "name", "id"],
                name="participants_of_language",
            ),
            models.Index(
                fields=["company", "booklet", "due_on", "id"],
                condition=~models.Q(due_on=None),
                name="participants_by_due_day",
            ),
            models.Index(
                fields=["company", "booklet", "-acknowledged_at", "-id"],
                name="participants_by_receipt",
            ),
            models.Index(
                fields=["company", "booklet", "state", "due_on", "id"],
                condition=~models.Q(due_on=None),
                name="participants_of_state_by_day",
            ),
            models.Index(
                fields=["company", "booklet", "state", "-acknowledged_at", "-id"],
                condition=~models.Q(acknowledged_at=None),
                name="participants_of_state_receipt",
            ),
            models.Index(  # counted without a look at the rows
                fields=["company", "booklet", "state", "has_email", "fits"],
                name="participants_counted",
            ),
            GinIndex(OpClass("words", name="gin_trgm_ops"), name="participants_by_words"),
        )


class ParticipationRule(TenantRow):
    """Whoever fits becomes a participant: « every waiter of Aubrac »."""

    booklet = models.ForeignKey(Booklet, on_delete=models.CASCADE, related_name="+", db_index=False)
    conditions = models.JSONField(default=dict)  # {sites, jobs, contracts, groups}, as pages have
    by_id = models.UUIDField(null=True)
    by_name = models.CharField(max_length=200, default="")

    class Meta:
        indexes = (
            models.Index(fields=["company", "booklet"], name="rules_of_booklet"),
            models.Index(fields=["by_id"], name="rules_by_person"),  # erased some day
        )


class Segment(TenantRow):
    """A view of the participants that somebody saved for everybody."""

    booklet = models.ForeignKey(Booklet, on_delete=models.CASCADE, related_name="+", db_index=False)
    name = models.CharField(max_length=80, db_collation=FRENCH_ORDER)
    filters = models.JSONField(default=dict)  # as the list takes them

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["booklet", "name"], name="segment_name_once"),
        )
        indexes = (models.Index(fields=["company", "booklet", "name"], name="segments_of_booklet"),)
