from django.db import migrations, models


class Migration(migrations.Migration):
    """Which obligations want the words of the law themselves; the next `make library` says it."""

    dependencies = [
        ("library", "0006_forget_checks_of_files"),
    ]

    operations = [
        migrations.AddField(
            model_name="obligation",
            name="verbatim",
            field=models.BooleanField(db_default=False, default=False),
        ),
    ]
