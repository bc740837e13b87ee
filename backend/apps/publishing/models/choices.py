from django.db import models


class Scope(models.TextChoices):
    """How far a change of a page reaches."""

    CORRECTION = "correction"  # nobody is asked for anything
    INFORMATION = "information"  # told at the next reading
    TO_REREAD = "to_reread"  # a new receipt, for this page


class Change(models.TextChoices):
    ADDED = "added"
    CHANGED = "changed"
    REMOVED = "removed"


class BuildState(models.TextChoices):
    WAITING = "waiting"
    RENDERING = "rendering"
    STORING = "storing"
    ONLINE = "online"
    FAILED = "failed"  # the former version stays up


class PdfState(models.TextChoices):
    WAITING = "waiting"
    READY = "ready"
    FAILED = "failed"


class ArchiveState(models.TextChoices):
    NONE = "none"  # nobody asked for it
    WAITING = "waiting"
    READY = "ready"
    FAILED = "failed"
