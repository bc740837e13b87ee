import django.contrib.postgres.fields
from django.db import migrations, models


class Migration(migrations.Migration):
    """Languages that somebody offers to readers though they are not translated."""

    dependencies = [("booklets", "0003_to_republish")]

    operations = [
        migrations.AddField(
            model_name="booklet",
            name="offered_anyway",
            field=django.contrib.postgres.fields.ArrayField(
                base_field=models.CharField(max_length=10), default=list, size=None
            ),
        ),
    ]
