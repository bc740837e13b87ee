from django.db import migrations, models


class Migration(migrations.Migration):
    """Hosts that exist stay the studio's, where people sign in; their booklets' addresses lead on to the reading origin."""

    dependencies = [("companies", "0005_session_limits")]
    operations = [
        migrations.AddField(
            model_name="host",
            name="purpose",
            field=models.CharField(
                choices=[("studio", "Studio"), ("reading", "Reading")],
                db_default="studio",
                default="studio",
                max_length=7,
            ),
        ),
        migrations.AddConstraint(
            model_name="host",
            constraint=models.CheckConstraint(
                condition=models.Q(("purpose__in", ["studio", "reading"])),
                name="host_purpose_is_one",
            ),
        ),
    ]
