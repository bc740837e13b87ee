from django.db import migrations, models

from shared.tenancy.operations import NeverChanged


class Migration(migrations.Migration):
    """Companies are served in turn; what was published never changes."""

    dependencies = [("publishing", "0001_publications")]

    operations = [
        migrations.AddField(
            model_name="making",
            name="taken_at",
            field=models.DateTimeField(null=True),
        ),
        migrations.AddIndex(
            model_name="making",
            index=models.Index(
                condition=models.Q(("taken_at", None), _negated=True),
                fields=["company", "-taken_at"],
                name="makings_taken",
            ),
        ),
        NeverChanged("publishing_publication", but=("by_name",)),
        NeverChanged("publishing_publicationcontent"),
    ]
