import django.contrib.postgres.fields
import django.db.models.deletion
from django.db import migrations, models

import shared.ids


class Migration(migrations.Migration):
    """Step 1 of 3: what languages and texts gain; 0003 fills it, 0004 requires it."""

    dependencies = [("i18n", "0001_initial")]

    operations = [
        migrations.CreateModel(
            name="MessageKey",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=shared.ids.uuid7, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("created_at", models.DateTimeField(auto_now_add=True)),
                ("updated_at", models.DateTimeField(auto_now=True)),
                ("key", models.CharField(max_length=200, unique=True)),
                (
                    "catalogue",
                    models.CharField(
                        choices=[
                            ("studio", "Studio"),
                            ("server", "Server"),
                            ("reader", "Reader"),
                            ("mail", "Mail"),
                            ("blocks", "Blocks"),
                        ],
                        default="studio",
                        max_length=6,
                    ),
                ),
                ("screen", models.CharField(max_length=60)),
                ("french", models.JSONField(default=dict)),
                ("french_fingerprint", models.CharField(max_length=16)),
                ("fingerprint", models.CharField(max_length=16)),
                ("moved_at", models.DateTimeField(null=True)),
                (
                    "placeholders",
                    django.contrib.postgres.fields.ArrayField(
                        base_field=models.CharField(max_length=100), default=list, size=None
                    ),
                ),
                ("plural", models.BooleanField(default=False)),
                ("words", models.TextField(default="")),
                ("retired_at", models.DateTimeField(null=True)),
            ],
            options={
                "indexes": [models.Index(fields=["screen", "key"], name="message_key_of_screen")]
            },
        ),
        migrations.AddField(
            model_name="locale",
            name="offered_from",
            field=models.PositiveSmallIntegerField(default=80),
        ),
        migrations.AddField(
            model_name="locale",
            name="status",
            field=models.CharField(
                choices=[
                    ("preparing", "Preparing"),
                    ("active", "Active"),
                    ("retired", "Retired"),
                ],
                db_default="preparing",
                default="preparing",
                max_length=9,
            ),
        ),
        migrations.AddConstraint(
            model_name="locale",
            constraint=models.CheckConstraint(
                condition=models.Q(("offered_from__lte", 100)),
                name="locale_offered_from_is_per_cent",
            ),
        ),
        migrations.RemoveConstraint(model_name="message", name="message_once_per_locale"),
        migrations.RenameField(model_name="message", old_name="key", new_name="name"),
        migrations.AddField(
            model_name="message",
            name="key",
            field=models.ForeignKey(
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="messages",
                to="i18n.messagekey",
            ),
        ),
        migrations.AddField("message", "forms", models.JSONField(default=dict)),
        migrations.AddField("message", "words", models.TextField(default="")),
        migrations.AddField("message", "shipped", models.BooleanField(default=False)),
        migrations.AddField(
            "message", "source_fingerprint", models.CharField(default="", max_length=16)
        ),
        migrations.AddField("message", "validated_at", models.DateTimeField(null=True)),
        migrations.AddField("message", "by_id", models.UUIDField(null=True)),
        migrations.AddField("message", "by_name", models.CharField(default="", max_length=200)),
        migrations.AddField("message", "written_at", models.DateTimeField(null=True)),
    ]
