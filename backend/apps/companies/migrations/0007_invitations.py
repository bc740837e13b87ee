import django.db.models.deletion
from django.db import migrations, models
from django.db.models.functions import Lower

import shared.ids
from shared.tenancy.operations import TenantWall

ROLES = ["company_admin", "booklet_manager", "writer", "translator", "auditor"]


class Migration(migrations.Migration):
    """Invitations beside memberships: who is a member stays one, who is asked from now on consents first."""

    dependencies = [
        ("companies", "0006_host_purpose"),
    ]

    operations = [
        migrations.CreateModel(
            name="Invitation",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=shared.ids.uuid7, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("created_at", models.DateTimeField(auto_now_add=True)),
                ("updated_at", models.DateTimeField(auto_now=True)),
                ("email", models.EmailField(max_length=254)),
                ("first_name", models.CharField(blank=True, max_length=80)),
                ("last_name", models.CharField(blank=True, max_length=80)),
                ("language", models.CharField(max_length=35)),
                (
                    "role",
                    models.CharField(choices=[(role, role) for role in ROLES], max_length=20),
                ),
                ("ends_on", models.DateField(null=True)),
                ("inviter_name", models.CharField(max_length=161)),
                ("sent_at", models.DateTimeField()),
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
                    models.Index(fields=["company", "-id"], name="invitations_of_company"),
                    models.Index(fields=["email", "id"], name="invitations_to_address"),
                ],
                "constraints": [
                    models.UniqueConstraint(fields=("company", "email"), name="invitation_once"),
                    models.CheckConstraint(
                        condition=models.Q(("email", Lower("email"))),
                        name="invitation_email_is_lower_case",
                    ),
                ],
            },
        ),
        TenantWall("companies_invitation"),
    ]
