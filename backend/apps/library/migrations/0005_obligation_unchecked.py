from django.db import migrations, models


class Migration(migrations.Migration):
    """Step 1 of 2: an obligation may be one whose reference nobody has checked."""

    dependencies = [("library", "0004_obligation_facts")]

    operations = [
        migrations.AlterField(
            model_name="obligation",
            name="checked_on",
            field=models.DateField(null=True),
        ),
    ]
