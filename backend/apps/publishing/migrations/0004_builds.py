import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """`Making` is `Build`. Only names change: PostgreSQL keeps rows, grants and the tenant wall."""

    dependencies = [("publishing", "0003_archives_and_what_waits")]

    operations = [
        migrations.RenameModel("Making", "Build"),
        migrations.AlterField(
            model_name="build",
            name="publication",
            field=models.OneToOneField(
                on_delete=django.db.models.deletion.CASCADE,
                related_name="build",
                to="publishing.publication",
            ),
        ),
        migrations.RenameIndex("Build", old_name="makings_to_do", new_name="builds_to_do"),
        migrations.RenameIndex("Build", old_name="makings_taken", new_name="builds_taken"),
        migrations.RenameIndex("Build", old_name="makings_to_pack", new_name="builds_to_pack"),
    ]
