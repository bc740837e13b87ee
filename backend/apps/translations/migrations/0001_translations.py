import django.db.models.deletion
from django.db import migrations, models

import shared.ids
from shared.tenancy.operations import TenantWall


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        ("booklets", "0010_translated"),
        ("companies", "0010_hosting_certified"),
    ]

    operations = [
        migrations.CreateModel(
            name="Translation",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=shared.ids.uuid7, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("created_at", models.DateTimeField(auto_now_add=True)),
                ("updated_at", models.DateTimeField(auto_now=True)),
                ("owner_id", models.UUIDField()),
                ("block_id", models.CharField(blank=True, default="", max_length=64)),
                ("field", models.CharField(max_length=32)),
                ("locale", models.CharField(max_length=35)),
                ("text", models.TextField()),
                ("marks", models.JSONField(default=list)),
                ("source_text", models.TextField()),
                ("source_fingerprint", models.CharField(max_length=16)),
                (
                    "origin",
                    models.CharField(
                        choices=[("person", "Person"), ("machine", "Machine")],
                        default="person",
                        max_length=10,
                    ),
                ),
                ("revision", models.IntegerField(default=1)),
                ("by_id", models.UUIDField(null=True)),
                ("by_name", models.CharField(default="", max_length=200)),
                ("written_at", models.DateTimeField()),
                ("validated_by_id", models.UUIDField(null=True)),
                ("validated_by_name", models.CharField(default="", max_length=200)),
                ("validated_at", models.DateTimeField(null=True)),
                (
                    "booklet",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="+",
                        to="booklets.booklet",
                    ),
                ),
                (
                    "company",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="+",
                        to="companies.company",
                    ),
                ),
            ],
            options={
                "indexes": [
                    models.Index(fields=["by_id"], name="translations_of_person"),
                    models.Index(fields=["validated_by_id"], name="translations_validated_by"),
                ],
                "constraints": [
                    models.UniqueConstraint(
                        fields=("company", "booklet", "locale", "owner_id", "block_id", "field"),
                        name="translation_once",
                    )
                ],
            },
        ),
        TenantWall("translations_translation"),
    ]
