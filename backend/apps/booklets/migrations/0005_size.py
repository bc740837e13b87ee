from django.db import migrations, models

SIZES = [("essential", "Essential"), ("recommended", "Recommended"), ("complete", "Complete")]


class Migration(migrations.Migration):
    """A booklet is built in one of three sizes; those that are there took all that their sector has."""

    dependencies = [("booklets", "0004_offered_anyway")]

    operations = [
        migrations.AddField(
            model_name="booklet",
            name="size",
            field=models.CharField(choices=SIZES, default="complete", max_length=12),
        ),
        migrations.AlterField(
            model_name="booklet",
            name="size",
            field=models.CharField(choices=SIZES, default="essential", max_length=12),
        ),
    ]
