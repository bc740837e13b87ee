from django.db import migrations, models


class Migration(migrations.Migration):
    """The recorder of the register says that it lives, too."""

    dependencies = [("heartbeats", "0001_initial")]

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
                ],
                max_length=20,
                unique=True,
            ),
        ),
    ]
