from django.db import migrations, models


class Migration(migrations.Migration):
    """How long a session lasts that nobody asked to keep is the company's to say."""

    dependencies = [("companies", "0004_journal_kept_as_chosen")]

    operations = [
        migrations.AddField("company", "session_idle_minutes", models.IntegerField(default=60)),
        migrations.AddField("company", "session_hours", models.IntegerField(default=12)),
        migrations.AddConstraint(
            "company",
            models.CheckConstraint(
                name="company_sessions_last_a_while",
                condition=models.Q(session_idle_minutes__gte=5, session_hours__gte=1),
            ),
        ),
    ]
