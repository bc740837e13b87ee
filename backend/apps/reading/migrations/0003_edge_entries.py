from django.db import migrations


class Migration(migrations.Migration):
    """`ShelfEntry` is `EdgeEntry`. Only names change: PostgreSQL keeps rows and grants."""

    dependencies = [("reading", "0002_ended_passes")]

    operations = [
        migrations.RenameModel("ShelfEntry", "EdgeEntry"),
        migrations.RunSQL(
            "ALTER SEQUENCE reading_shelf_changes RENAME TO reading_edge_changes",
            "ALTER SEQUENCE reading_edge_changes RENAME TO reading_shelf_changes",
        ),
    ]
