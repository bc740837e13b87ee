import django.contrib.postgres.indexes
import django.db.models.deletion
from django.conf import settings
from django.contrib.postgres.operations import TrigramExtension
from django.db import migrations, models

import shared.ids
from shared.folding import fold


def fill_words(apps, schema_editor):
    rows = apps.get_model("accounts", "User").objects.using(schema_editor.connection.alias)
    for row in rows.iterator():
        row.words = fold(f"{row.first_name} {row.last_name} {row.email}")
        row.save(update_fields=["words"])


class Migration(migrations.Migration):
    """What searches look at, open sessions, the second factor. Fills `words` of those who are there."""

    dependencies = [
        ("accounts", "0002_identity_switch"),
    ]

    operations = [
        TrigramExtension(),
        migrations.CreateModel(
            name="RecoveryCode",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=shared.ids.uuid7, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("created_at", models.DateTimeField(auto_now_add=True)),
                ("updated_at", models.DateTimeField(auto_now=True)),
                ("digest", models.CharField(max_length=64)),
                ("used_at", models.DateTimeField(null=True)),
            ],
        ),
        migrations.CreateModel(
            name="SecondFactor",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=shared.ids.uuid7, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("created_at", models.DateTimeField(auto_now_add=True)),
                ("updated_at", models.DateTimeField(auto_now=True)),
                ("secret", models.TextField()),
                ("confirmed_at", models.DateTimeField(null=True)),
                ("last_step", models.BigIntegerField(default=0)),
            ],
            options={
                "abstract": False,
            },
        ),
        migrations.CreateModel(
            name="Session",
            fields=[
                (
                    "session_key",
                    models.CharField(
                        max_length=40, primary_key=True, serialize=False, verbose_name="session key"
                    ),
                ),
                ("session_data", models.TextField(verbose_name="session data")),
                ("expire_date", models.DateTimeField(db_index=True, verbose_name="expire date")),
                ("id", models.UUIDField(default=shared.ids.uuid7, editable=False, unique=True)),
                ("user_agent", models.CharField(default="", max_length=300)),
                ("ip", models.GenericIPAddressField(null=True)),
                ("created_at", models.DateTimeField(auto_now_add=True)),
                ("seen_at", models.DateTimeField(null=True)),
            ],
            options={
                "verbose_name": "session",
                "verbose_name_plural": "sessions",
                "abstract": False,
            },
        ),
        migrations.AddField(
            model_name="user",
            name="invited_at",
            field=models.DateTimeField(null=True),
        ),
        migrations.AddField(
            model_name="user",
            name="password_changed_at",
            field=models.DateTimeField(null=True),
        ),
        migrations.AddField(
            model_name="user",
            name="words",
            field=models.TextField(default="", editable=False),
        ),
        migrations.AlterField(
            model_name="user",
            name="first_name",
            field=models.CharField(db_collation="fr-x-icu", max_length=80),
        ),
        migrations.AlterField(
            model_name="user",
            name="last_name",
            field=models.CharField(db_collation="fr-x-icu", max_length=80),
        ),
        migrations.RunPython(fill_words, migrations.RunPython.noop),
        migrations.AddIndex(
            model_name="user",
            index=models.Index(fields=["last_name", "first_name", "id"], name="users_by_name"),
        ),
        migrations.AddIndex(
            model_name="user",
            index=django.contrib.postgres.indexes.GinIndex(
                django.contrib.postgres.indexes.OpClass("words", name="gin_trgm_ops"),
                name="users_by_words",
            ),
        ),
        migrations.AddField(
            model_name="recoverycode",
            name="user",
            field=models.ForeignKey(
                db_index=False,
                on_delete=django.db.models.deletion.CASCADE,
                related_name="recovery_codes",
                to=settings.AUTH_USER_MODEL,
            ),
        ),
        migrations.AddField(
            model_name="secondfactor",
            name="user",
            field=models.OneToOneField(
                on_delete=django.db.models.deletion.CASCADE,
                related_name="second_factor",
                to=settings.AUTH_USER_MODEL,
            ),
        ),
        migrations.AddField(
            model_name="session",
            name="user",
            field=models.ForeignKey(
                db_index=False,
                null=True,
                on_delete=django.db.models.deletion.CASCADE,
                related_name="sessions",
                to=settings.AUTH_USER_MODEL,
            ),
        ),
        migrations.AddConstraint(
            model_name="recoverycode",
            constraint=models.UniqueConstraint(
                fields=("user", "digest"), name="recovery_code_once"
            ),
        ),
        migrations.AddIndex(
            model_name="session",
            index=models.Index(fields=["user", "-seen_at"], name="sessions_of_user"),
        ),
    ]
