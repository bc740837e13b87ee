from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps


def fill(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Each text gets the key that it names; the next `load_messages` says what French says there."""
    alias = schema_editor.connection.alias
    locales = apps.get_model("i18n", "Locale").objects.using(alias)
    locales.filter(active=True).update(status="active")
    locales.filter(active=False).update(status="retired")
    keys = apps.get_model("i18n", "MessageKey").objects.using(alias)
    for message in apps.get_model("i18n", "Message").objects.using(alias).all():
        screen = message.name.partition(".")[0][:60]
        message.key, _ = keys.get_or_create(key=message.name, defaults={"screen": screen})
        message.forms = {"": message.value}
        message.written_at = message.updated_at
        message.validated_at = message.updated_at if message.state == "validated" else None
        message.save(using=alias)


class Migration(migrations.Migration):
    """Step 2 of 3: 0002 adds what languages and texts gain, 0004 requires it."""

    dependencies = [("i18n", "0002_message_keys")]

    operations = [migrations.RunPython(fill, migrations.RunPython.noop)]
