from django.db import models

from apps.people.models.choices import ImportState, LineAction
from shared.tenancy.models import TenantRow


class PeopleImport(TenantRow):
    """A file of people, from its columns to what became of each line; its file goes after seven days."""

    state = models.CharField(max_length=10, choices=ImportState, default=ImportState.CREATED)
    name = models.CharField(max_length=200)  # of the file
    object_key = models.CharField(max_length=200, blank=True, default="")  # empty: deleted
    size = models.IntegerField()
    columns = models.JSONField(default=list)  # [{title, samples}], in their order
    mapping = models.JSONField(default=list)  # of each column, the field or ""
    counts = models.JSONField(default=dict)  # {new, changed, same, error, applied}
    error = models.CharField(max_length=40, blank=True, default="")  # why a file was refused
    booklet_id = models.UUIDField(null=True)  # whose participants these people become
    # Whoever announced it knows the people of their booklets only.
    limited = models.BooleanField(default=False, db_default=False)
    by_id = models.UUIDField(null=True)
    by_name = models.CharField(max_length=200, default="")
    expires_at = models.DateTimeField()

    class Meta:
        indexes = (
            models.Index(fields=["company", "-id"], name="imports_newest"),
            models.Index(
                fields=["expires_at"], condition=~models.Q(object_key=""), name="imports_to_forget"
            ),
            models.Index(fields=["by_id"], name="imports_by_person"),  # erased some day
        )


class ImportLine(TenantRow):
    """A line of a file, what it would do, and whether it was done."""

    people_import = models.ForeignKey(
        PeopleImport, on_delete=models.CASCADE, related_name="lines", db_index=False
    )
    number = models.IntegerField()  # in the file, the header is 1
    told = models.JSONField(default=dict)  # what it says, by field
    action = models.CharField(max_length=7, choices=LineAction)
    problems = models.JSONField(default=list)  # [{field, code}]
    person_id = models.UUIDField(null=True)  # whom it is about, once that is known
    applied_at = models.DateTimeField(null=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["people_import", "number"], name="import_line_once"),
        )
        indexes = (
            models.Index(
                fields=["company", "people_import", "action", "number"], name="lines_of_import"
            ),
        )
