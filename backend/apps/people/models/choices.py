from django.db import models


class Contract(models.TextChoices):
    """As the conditions of pages name them."""

    PERMANENT = "permanent"
    FIXED_TERM = "fixed_term"
    SEASONAL = "seasonal"
    AGENCY = "agency"
    APPRENTICE = "apprentice"
    TRAINEE = "trainee"
    VOLUNTEER = "volunteer"


class Signs(models.TextChoices):
    """Who acknowledges for a person."""

    SELF = "self"
    REPRESENTATIVE = "representative"
    BOTH = "both"


class Signer(models.TextChoices):
    """In whose own name somebody acts: each has a link of their own."""

    PERSON = "person"
    REPRESENTATIVE = "representative"


class ImportState(models.TextChoices):
    CREATED = "created"  # its columns are known
    MAPPED = "mapped"  # somebody said what each column is; the dry run is under way
    CHECKED = "checked"  # the dry run is done
    APPLYING = "applying"
    DONE = "done"
    CANCELLED = "cancelled"
    REFUSED = "refused"  # a file that nobody can read


class LineAction(models.TextChoices):
    NEW = "new"
    CHANGED = "changed"
    SAME = "same"
    ERROR = "error"
