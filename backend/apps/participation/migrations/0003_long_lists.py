from django.db import migrations, models

from shared.tenancy.operations import Searchable


class Migration(migrations.Migration):
    dependencies = [("participation", "0002_people_of_links")]

    operations = [
        migrations.AddIndex(
            model_name="participation",
            index=models.Index(
                condition=models.Q(("due_on", None), _negated=True),
                fields=["company", "booklet", "state", "due_on", "id"],
                name="participants_of_state_by_day",
            ),
        ),
        migrations.AddIndex(
            model_name="participation",
            index=models.Index(
                condition=models.Q(("acknowledged_at", None), _negated=True),
                fields=["company", "booklet", "state", "-acknowledged_at", "-id"],
                name="participants_of_state_receipt",
            ),
        ),
        Searchable("participation_participation", within="booklet_id"),
    ]
