from django.db import migrations, models


class Migration(migrations.Migration):
    """Archives are made by a job and kept; what waits for a job is found without reading everything."""

    dependencies = [("publishing", "0002_making_in_turn")]

    operations = [
        migrations.AddField(
            model_name="making",
            name="archive_state",
            field=models.CharField(
                choices=[
                    ("none", "None"),
                    ("waiting", "Waiting"),
                    ("ready", "Ready"),
                    ("failed", "Failed"),
                ],
                default="none",
                max_length=10,
            ),
        ),
        migrations.AddField(
            model_name="making",
            name="archive_key",
            field=models.CharField(blank=True, default="", max_length=200),
        ),
        migrations.AddField(
            model_name="making",
            name="archive_size",
            field=models.BigIntegerField(null=True),
        ),
        migrations.AddIndex(
            model_name="making",
            index=models.Index(
                condition=models.Q(("archive_state", "waiting")),
                fields=["id"],
                name="makings_to_pack",
            ),
        ),
        migrations.AddIndex(
            model_name="edition",
            index=models.Index(
                condition=models.Q(("pdf_state", "waiting")),
                fields=["id"],
                name="editions_to_print",
            ),
        ),
    ]
