from django.db import migrations, models

import shared.ids


class Migration(migrations.Migration):
    """Processes of reading nodes say what they have not done yet."""

    dependencies = [("heartbeats", "0004_facts")]

    operations = [
        migrations.CreateModel(
            name="Backlog",
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
                            ("recorder", "Recorder"),
                            ("sender", "Sender"),
                            ("spool", "Spool"),
                            ("facts", "Facts"),
                        ],
                        max_length=20,
                    ),
                ),
                ("node", models.CharField(max_length=100)),
                ("waiting", models.BigIntegerField()),
                ("done", models.BigIntegerField()),
                ("since", models.DateTimeField(null=True)),
                ("told_at", models.DateTimeField()),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("part", "node"), name="backlog_of_node")
                ],
            },
        ),
    ]
