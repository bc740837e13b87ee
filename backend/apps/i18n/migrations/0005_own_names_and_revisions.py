from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps

NAMES = {"fr-FR": ("Français", "Français"), "en-GB": ("Anglais", "English")}


def name_shipped_languages(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Only as the product called them: what somebody wrote stays."""
    locales = apps.get_model("i18n", "Locale").objects.using(schema_editor.connection.alias)
    for code, (label, own_name) in NAMES.items():
        locales.filter(code=code, label=own_name).update(label=label, own_name=own_name)


class Migration(migrations.Migration):
    dependencies = [("i18n", "0004_require_message_keys")]

    operations = [
        migrations.AddField(
            model_name="locale",
            name="own_name",
            field=models.CharField(default="", max_length=60),
        ),
        migrations.AddField(
            model_name="message",
            name="revision",
            field=models.IntegerField(db_default=1, default=1),
        ),
        migrations.RunPython(name_shipped_languages, migrations.RunPython.noop),
    ]
