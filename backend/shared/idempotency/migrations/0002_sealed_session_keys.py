from django.db import migrations, models


class Migration(migrations.Migration):
    """What was kept readable is forgotten: a retry across this upgrade signs in once more."""

    dependencies = [("idempotency", "0001_initial")]

    operations = [
        migrations.AlterField("idempotencyrecord", "session_key", models.TextField(default="")),
        migrations.RunSQL(
            "DELETE FROM idempotency_idempotencyrecord WHERE session_key <> ''",
            migrations.RunSQL.noop,
        ),
    ]
