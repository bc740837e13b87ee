from django.db import migrations, models

import shared.ids


class Migration(migrations.Migration):
    dependencies = [
        ("companies", "0001_initial"),
    ]

    operations = [
        migrations.CreateModel(
            name="Host",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=shared.ids.uuid7, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("created_at", models.DateTimeField(auto_now_add=True)),
                ("updated_at", models.DateTimeField(auto_now=True)),
                ("hostname", models.CharField(max_length=253, unique=True)),
                ("brand", models.CharField(max_length=31)),
            ],
            options={
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(
                            (
                                "hostname__regex",
                                "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$",
                            )
                        ),
                        name="host_hostname_is_one",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("brand__regex", "^[a-z][a-z0-9-]{0,30}$")),
                        name="host_brand_is_one",
                    ),
                ],
            },
        ),
    ]
