import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """Step 3 of 3: every text has its key, and what it replaces goes."""

    dependencies = [("i18n", "0003_fill_message_keys")]

    operations = [
        migrations.AlterField(
            model_name="message",
            name="key",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.PROTECT,
                related_name="messages",
                to="i18n.messagekey",
            ),
        ),
        migrations.AlterField(
            model_name="message",
            name="source_fingerprint",
            field=models.CharField(max_length=16),
        ),
        migrations.RemoveField("message", "name"),
        migrations.RemoveField("message", "value"),
        migrations.RemoveField("message", "state"),
        migrations.RemoveField("locale", "active"),
        migrations.AddConstraint(
            model_name="message",
            constraint=models.UniqueConstraint(
                fields=("locale", "key"), name="message_once_per_locale"
            ),
        ),
    ]
