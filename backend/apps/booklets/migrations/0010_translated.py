from django.db import migrations, models


class Migration(migrations.Migration):
    """How far a booklet is in its languages, for lists, which cannot count."""

    dependencies = [
        ("booklets", "0009_core_publication"),
    ]

    operations = [
        migrations.AddField(
            model_name="booklet",
            name="translated",
            field=models.JSONField(default=dict),
        ),
    ]
