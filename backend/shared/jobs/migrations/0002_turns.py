from django.db import migrations, models

import shared.ids


class Migration(migrations.Migration):
    """Companies take turns at what takes long."""

    dependencies = [("jobs", "0001_initial")]

    operations = [
        migrations.CreateModel(
            name="Turn",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=shared.ids.uuid7, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("created_at", models.DateTimeField(auto_now_add=True)),
                ("updated_at", models.DateTimeField(auto_now=True)),
                ("company_id", models.UUIDField(unique=True)),
                ("taken_at", models.DateTimeField()),
            ],
            options={"abstract": False},
        ),
    ]
