import django.contrib.postgres.fields
from django.db import migrations, models


class Migration(migrations.Migration):
    """Which obligations a page covers."""

    dependencies = [
        ("pages", "0001_pages"),
    ]

    operations = [
        migrations.AddField(
            model_name="page",
            name="obligations",
            field=django.contrib.postgres.fields.ArrayField(
                base_field=models.UUIDField(), default=list, size=None
            ),
        ),
    ]
