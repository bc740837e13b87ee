from django.db import migrations, models

NAMES = ("actor_name", "acting_as_name", "object_label")
TEXTS = ("words", "reason")


class Migration(migrations.Migration):
    """Step 1 of 2: with defaults in the database, so that the former release can still write.

    They are not the model's `db_default`: Django would read such columns back after each insert,
    and whoever acts outside every company may write an event but not read it.
    """

    dependencies = [("journal", "0001_initial")]

    operations = [
        *(
            migrations.AddField("auditevent", name, models.CharField(max_length=200, default=""))
            for name in NAMES
        ),
        *(migrations.AddField("auditevent", name, models.TextField(default="")) for name in TEXTS),
        *(
            migrations.RunSQL(
                f"ALTER TABLE journal_auditevent ALTER COLUMN {name} SET DEFAULT ''",
                migrations.RunSQL.noop,
            )
            for name in (*NAMES, *TEXTS)
        ),
    ]
