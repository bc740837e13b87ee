from django.db import migrations, models


class Migration(migrations.Migration):
    """Whoever brings what pages told says that it lives, too."""

    dependencies = [("heartbeats", "0003_mail")]

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
                    ("facts", "Facts"),
                ],
                max_length=20,
                unique=True,
            ),
        ),
    ]
