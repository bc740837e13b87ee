import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

import shared.ids
from shared.tenancy.operations import TenantWall


class Migration(migrations.Migration):
    dependencies = [
        ("booklets", "0006_found_by_title"),
        ("companies", "0010_hosting_certified"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="BookletReview",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=shared.ids.uuid7, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("created_at", models.DateTimeField(auto_now_add=True)),
                ("updated_at", models.DateTimeField(auto_now=True)),
                ("message", models.CharField(default="", max_length=500)),
                ("asked_at", models.DateTimeField()),
                ("asked_by_id", models.UUIDField(null=True)),
                ("asked_by_name", models.CharField(default="", max_length=200)),
                (
                    "verdict",
                    models.CharField(
                        blank=True,
                        choices=[("approved", "Approved"), ("sent_back", "Sent Back")],
                        default="",
                        max_length=10,
                    ),
                ),
                ("answer", models.CharField(default="", max_length=500)),
                ("answered_at", models.DateTimeField(null=True)),
                ("answered_by_id", models.UUIDField(null=True)),
                ("answered_by_name", models.CharField(default="", max_length=200)),
                (
                    "booklet",
                    models.OneToOneField(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="review",
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
                (
                    "reviewer",
                    models.ForeignKey(
                        db_index=False,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "indexes": [
                    models.Index(fields=["company", "reviewer"], name="reviews_for_person"),
                    models.Index(fields=["reviewer"], name="reviews_of_person"),
                    models.Index(fields=["asked_by_id"], name="reviews_asked_by"),
                    models.Index(fields=["answered_by_id"], name="reviews_answered_by"),
                ],
            },
        ),
        TenantWall("booklets_bookletreview"),
    ]
