from django.db import migrations, models


class Migration(migrations.Migration):
    """Where the words of an official page come from, and who compared them with it."""

    dependencies = [
        ("pages", "0002_page_obligations"),
    ]

    operations = [
        migrations.AddField(
            model_name="page",
            name="official",
            field=models.JSONField(null=True),
        ),
    ]
