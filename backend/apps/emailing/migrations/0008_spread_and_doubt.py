from django.db import migrations, models


class Migration(migrations.Migration):
    """Columns with a default of the database: what runs meanwhile writes its rows as before."""

    dependencies = [("emailing", "0007_both_signers")]

    operations = [
        migrations.AddField(
            model_name="campaign",
            name="spread",
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.AddField(
            model_name="campaign",
            name="begun",
            field=models.IntegerField(db_default=0, default=0),
        ),
        migrations.AddField(
            model_name="campaign",
            name="doubt_at",
            field=models.DateTimeField(null=True),
        ),
        migrations.AddIndex(
            model_name="campaign",
            index=models.Index(
                condition=models.Q(("doubt_at", None), _negated=True),
                fields=["doubt_at"],
                name="campaigns_in_doubt",
            ),
        ),
    ]
