from django.contrib.postgres.operations import AddIndexConcurrently, RemoveIndexConcurrently
from django.db import migrations, models


class Migration(migrations.Migration):
    """Step 2 of 2: indexes of the filters, made while people keep writing."""

    atomic = False

    dependencies = [("journal", "0002_events_say_names")]

    operations = [
        AddIndexConcurrently(
            "auditevent", models.Index(fields=["company_id", "-at", "-id"], name="journal_by_time")
        ),
        AddIndexConcurrently(
            "auditevent",
            models.Index(fields=["company_id", "action", "-at", "-id"], name="journal_by_action"),
        ),
        AddIndexConcurrently(
            "auditevent",
            models.Index(
                fields=["company_id", "-at", "-id"],
                name="journal_switched",
                condition=models.Q(acting_as_id__isnull=False),
            ),
        ),
        RemoveIndexConcurrently("auditevent", "journal_of_company"),
    ]
