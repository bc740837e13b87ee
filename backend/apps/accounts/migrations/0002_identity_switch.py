from datetime import timedelta

import django.db.models.deletion
import django.db.models.expressions
import django.db.models.functions.text
import django.db.models.lookups
from django.conf import settings
from django.db import migrations, models

import shared.ids
from shared.tenancy.operations import AppendOnly


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0001_initial"),
    ]

    operations = [
        migrations.CreateModel(
            name="IdentitySwitch",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=shared.ids.uuid7, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("company_id", models.UUIDField(null=True)),
                ("reason", models.CharField(max_length=500)),
                ("session", models.CharField(max_length=64)),
                ("started_at", models.DateTimeField()),
                ("until", models.DateTimeField()),
                ("ended_at", models.DateTimeField(null=True)),
                (
                    "how_ended",
                    models.CharField(
                        blank=True,
                        choices=[
                            ("returned", "Returned"),
                            ("expired", "Expired"),
                            ("revoked", "Revoked"),
                            ("signed_out", "Signed Out"),
                        ],
                        max_length=10,
                    ),
                ),
                (
                    "administrator",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "target",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="identity_switches",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "indexes": [models.Index(fields=["target", "-id"], name="switches_of_target")],
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("ended_at", None)),
                        fields=("session",),
                        name="one_open_switch_in_a_session",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("administrator", models.F("target")), _negated=True),
                        name="switch_is_to_somebody_else",
                    ),
                    models.CheckConstraint(
                        condition=django.db.models.lookups.GreaterThanOrEqual(
                            django.db.models.functions.text.Length("reason"), 10
                        ),
                        name="switch_has_a_reason",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            (
                                "until__lte",
                                django.db.models.expressions.CombinedExpression(
                                    models.F("started_at"),
                                    "+",
                                    models.Value(timedelta(seconds=3600)),
                                ),
                            )
                        ),
                        name="switch_is_short",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(
                            models.Q(("ended_at", None), ("how_ended", "")),
                            models.Q(
                                ("ended_at__isnull", False),
                                models.Q(("how_ended", ""), _negated=True),
                            ),
                            _connector="OR",
                        ),
                        name="switch_end_says_how",
                    ),
                ],
            },
        ),
        AppendOnly("accounts_identityswitch", but=("ended_at", "how_ended")),
    ]
