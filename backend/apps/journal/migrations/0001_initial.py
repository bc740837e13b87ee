from django.db import migrations, models

import shared.ids
from shared.tenancy.operations import AppendOnly, TenantWall


class Migration(migrations.Migration):
    initial = True

    dependencies = []

    operations = [
        migrations.CreateModel(
            name="AuditEvent",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=shared.ids.uuid7, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("company_id", models.UUIDField(null=True)),
                ("actor_id", models.UUIDField(null=True)),
                ("acting_as_id", models.UUIDField(null=True)),
                ("action", models.CharField(max_length=100)),
                ("object_type", models.CharField(max_length=60)),
                ("object_id", models.UUIDField(null=True)),
                ("before", models.JSONField(default=dict)),
                ("after", models.JSONField(default=dict)),
                ("ip", models.GenericIPAddressField(null=True)),
                ("at", models.DateTimeField()),
            ],
            options={
                "indexes": [models.Index(fields=["company_id", "-id"], name="journal_of_company")],
            },
        ),
        TenantWall("journal_auditevent", also_insert="company_id IS NULL"),
        AppendOnly("journal_auditevent"),
    ]
