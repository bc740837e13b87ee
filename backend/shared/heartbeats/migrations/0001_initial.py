from django.db import migrations, models

import shared.ids


class Migration(migrations.Migration):
    """Processes say that they live."""

    initial = True

    dependencies = []

    operations = [
        migrations.CreateModel(
            name="Heartbeat",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=shared.ids.uuid7, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("created_at", models.DateTimeField(auto_now_add=True)),
                ("updated_at", models.DateTimeField(auto_now=True)),
                (
                    "part",
                    models.CharField(
                        choices=[
                            ("worker", "Worker"),
                            ("worker-slow", "Worker Slow"),
                            ("beat", "Beat"),
                            ("edge", "Edge"),
                        ],
                        max_length=20,
                        unique=True,
                    ),
                ),
                ("beaten_at", models.DateTimeField()),
            ],
            options={"abstract": False},
        ),
    ]
