from django.db import migrations


class Migration(migrations.Migration):
    """Step 2 of 2: loading a file is no check; those that somebody confirmed have that person's id."""

    dependencies = [("library", "0005_obligation_unchecked")]

    operations = [
        migrations.RunSQL(
            """
            UPDATE library_obligation SET checked_on = NULL, checked_by_name = ''
            WHERE source <> '' AND checked_by_id IS NULL
            """,
            migrations.RunSQL.noop,
        ),
    ]
