from django.db import migrations, models

import shared.ids


class Migration(migrations.Migration):
    """Requests are counted."""

    initial = True

    dependencies = []

    operations = [
        migrations.CreateModel(
            name="RequestCount",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=shared.ids.uuid7, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("created_at", models.DateTimeField(auto_now_add=True)),
                ("updated_at", models.DateTimeField(auto_now=True)),
                ("method", models.CharField(max_length=7)),
                ("route", models.CharField(max_length=200)),
                ("status", models.SmallIntegerField()),
                ("n", models.BigIntegerField()),
                ("seconds", models.FloatField()),
                ("slow", models.BigIntegerField()),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        fields=("method", "route", "status"), name="request_count_once"
                    )
                ],
            },
        ),
    ]
