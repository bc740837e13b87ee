from django.db import migrations, models


class Migration(migrations.Migration):
    """A company suspends its own membership of somebody who also works elsewhere."""

    dependencies = [
        ("companies", "0007_invitations"),
    ]

    operations = [
        migrations.AddField(
            model_name="membership",
            name="suspended_at",
            field=models.DateTimeField(null=True),
        ),
    ]
