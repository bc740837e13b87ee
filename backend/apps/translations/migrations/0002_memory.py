from django.db import migrations, models
from django.db.models.functions import Length


def measure(apps, schema_editor):  # type: ignore[no-untyped-def]
    rows = apps.get_model("translations", "Translation").objects
    rows.using(schema_editor.connection.alias).update(source_length=Length("source_text"))


class Migration(migrations.Migration):
    """What was validated is found again: by the words that it was translated from, and by their length."""

    dependencies = [
        ("translations", "0001_translations"),
    ]

    operations = [
        migrations.AddField(
            model_name="translation",
            name="source_length",
            field=models.IntegerField(default=0),
        ),
        migrations.AlterField(
            model_name="translation",
            name="origin",
            field=models.CharField(
                choices=[
                    ("person", "Person"),
                    ("memory", "Memory"),
                    ("import", "Import"),
                    ("machine", "Machine"),
                ],
                default="person",
                max_length=10,
            ),
        ),
        migrations.RunPython(measure, migrations.RunPython.noop),
        migrations.AddIndex(
            model_name="translation",
            index=models.Index(
                condition=models.Q(("validated_at__isnull", False)),
                fields=["company", "locale", "source_fingerprint"],
                name="translations_of_words",
            ),
        ),
        migrations.AddIndex(
            model_name="translation",
            index=models.Index(
                condition=models.Q(("validated_at__isnull", False)),
                fields=["company", "locale", "source_length"],
                name="translations_of_length",
            ),
        ),
    ]
