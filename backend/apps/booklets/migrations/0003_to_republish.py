from django.db import migrations, models


class Migration(migrations.Migration):
    """Lists of booklets with changes that readers do not have yet."""

    dependencies = [("booklets", "0002_published")]

    operations = [
        migrations.AddIndex(
            model_name="booklet",
            index=models.Index(
                condition=models.Q(
                    ("has_changes", True), ("status", "published"), ("trashed_at", None)
                ),
                fields=["company", "-edited_at", "-id"],
                name="booklets_to_republish",
            ),
        ),
    ]
