from django.db import migrations, models


class Migration(migrations.Migration):
    """A job says for which outside part it waits. With defaults in the database, so that the former release can still write."""

    dependencies = [("jobs", "0003_plain_names")]

    operations = [
        migrations.AddField(
            "job", "waits_for", models.CharField(max_length=20, default="", db_default="")
        ),
        migrations.AddField("job", "waits", models.PositiveIntegerField(default=0, db_default=0)),
        migrations.AddField("job", "away_at", models.DateTimeField(null=True)),
    ]
