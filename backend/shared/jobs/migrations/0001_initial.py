from django.db import migrations, models

import shared.ids


class Migration(migrations.Migration):
    initial = True

    dependencies = []

    operations = [
        migrations.CreateModel(
            name="Job",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=shared.ids.uuid7, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("created_at", models.DateTimeField(auto_now_add=True)),
                ("updated_at", models.DateTimeField(auto_now=True)),
                ("name", models.CharField(max_length=100)),
                ("payload", models.JSONField(default=dict)),
                ("company_id", models.UUIDField(null=True)),
                (
                    "state",
                    models.CharField(
                        choices=[("pending", "Pending"), ("done", "Done"), ("failed", "Failed")],
                        default="pending",
                        max_length=10,
                    ),
                ),
                ("attempts", models.PositiveSmallIntegerField(default=0)),
                ("due_at", models.DateTimeField()),
                ("rung_at", models.DateTimeField(null=True)),
                ("finished_at", models.DateTimeField(null=True)),
                ("last_error", models.TextField(default="")),
            ],
            options={
                "indexes": [
                    models.Index(
                        condition=models.Q(("state", "pending")),
                        fields=["due_at", "id"],
                        name="job_pending",
                    ),
                    models.Index(
                        condition=models.Q(("state", "pending")),
                        fields=["rung_at"],
                        name="job_unheard",
                    ),
                    models.Index(
                        condition=models.Q(("state", "done")),
                        fields=["finished_at"],
                        name="job_done",
                    ),
                ],
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(
                            ("state", "pending"), ("finished_at__isnull", False), _connector="XOR"
                        ),
                        name="job_finished_has_a_time",
                    )
                ],
            },
        ),
    ]
