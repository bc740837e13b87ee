import django.db.models.deletion
from django.db import migrations, models

import shared.ids


class Migration(migrations.Migration):
    initial = True

    dependencies = []

    operations = [
        migrations.CreateModel(
            name="Locale",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=shared.ids.uuid7, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("created_at", models.DateTimeField(auto_now_add=True)),
                ("updated_at", models.DateTimeField(auto_now=True)),
                ("code", models.CharField(max_length=35, unique=True)),
                ("label", models.CharField(max_length=60)),
                ("active", models.BooleanField(default=True)),
                ("interface", models.BooleanField(default=False)),
                ("content", models.BooleanField(default=True)),
                (
                    "direction",
                    models.CharField(
                        choices=[("ltr", "Left To Right"), ("rtl", "Right To Left")],
                        default="ltr",
                        max_length=3,
                    ),
                ),
            ],
            options={
                "abstract": False,
            },
        ),
        migrations.CreateModel(
            name="Message",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=shared.ids.uuid7, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("created_at", models.DateTimeField(auto_now_add=True)),
                ("updated_at", models.DateTimeField(auto_now=True)),
                ("key", models.CharField(max_length=200)),
                ("value", models.TextField()),
                (
                    "state",
                    models.CharField(
                        choices=[("to_review", "To Review"), ("validated", "Validated")],
                        default="validated",
                        max_length=10,
                    ),
                ),
                (
                    "locale",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="messages",
                        to="i18n.locale",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        fields=("locale", "key"), name="message_once_per_locale"
                    )
                ],
            },
        ),
    ]
