from django.db import migrations, models


class Migration(migrations.Migration):
    """The sender of mailings and the spool say that they live, too."""

    dependencies = [("heartbeats", "0002_recorder")]

    operations = [
        migrations.AlterField(
            model_name="heartbeat",
            name="part",
            field=models.CharField(
                choices=[
                    ("worker", "Worker"),
                    ("worker-slow", "Worker Slow"),
                    ("beat", "Beat"),
                    ("edge", "Edge"),
                    ("recorder", "Recorder"),
                    ("sender", "Sender"),
                    ("spool", "Spool"),
                ],
                max_length=20,
                unique=True,
            ),
        ),
    ]
