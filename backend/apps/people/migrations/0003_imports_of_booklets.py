from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("people", "0002_searchable")]

    operations = [
        migrations.AddField(
            model_name="peopleimport",
            name="booklet_id",
            field=models.UUIDField(null=True),
        ),
        migrations.AddField(
            model_name="peopleimport",
            name="limited",
            field=models.BooleanField(default=False, db_default=False),
        ),
    ]
