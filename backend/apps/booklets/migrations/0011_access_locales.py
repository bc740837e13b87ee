from django.contrib.postgres.fields import ArrayField
from django.db import migrations, models


class Migration(migrations.Migration):
    """A translator may be given some languages of a booklet only."""

    dependencies = [
        ("booklets", "0010_translated"),
    ]

    operations = [
        migrations.AddField(
            model_name="bookletaccess",
            name="locales",
            field=ArrayField(
                base_field=models.CharField(max_length=10),
                default=list,
                size=None,
            ),
        ),
    ]
