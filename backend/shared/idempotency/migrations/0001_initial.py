from django.db import migrations, models

import shared.ids


class Migration(migrations.Migration):
    initial = True

    dependencies = []

    operations = [
        migrations.CreateModel(
            name="IdempotencyRecord",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=shared.ids.uuid7, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("scope", models.CharField(max_length=64)),
                ("key", models.CharField(max_length=200)),
                ("fingerprint", models.CharField(max_length=64)),
                ("actor_id", models.UUIDField(null=True)),
                ("status", models.PositiveSmallIntegerField(null=True)),
                ("body", models.BinaryField(default=b"")),
                ("cookies", models.TextField(default="")),
                ("session_key", models.CharField(default="", max_length=40)),
                ("created_at", models.DateTimeField(auto_now_add=True)),
            ],
            options={
                "indexes": [models.Index(fields=["created_at"], name="idempotency_age")],
                "constraints": [
                    models.UniqueConstraint(fields=("scope", "key"), name="idempotency_key_once")
                ],
            },
        ),
    ]
