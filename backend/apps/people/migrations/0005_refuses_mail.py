from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("people", "0004_crowds_of_a_name")]

    operations = [
        migrations.AddField(
            model_name="person",
            name="refuses_mail",
            field=models.BooleanField(db_default=False, default=False),
        ),
    ]
