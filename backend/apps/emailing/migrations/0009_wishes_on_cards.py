"""Whoever unsubscribed before cards said so: their card says it, and lists of participants follow."""

from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps


def fill(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Where two acknowledge, the wish of one is not the other's: the next one that either says is noted."""
    alias = schema_editor.connection.alias
    suppressions = apps.get_model("emailing", "Suppression").objects.using(alias)
    wishes = suppressions.filter(reason="unsubscribed", lifted_at=None).exclude(person_id=None)
    persons = apps.get_model("people", "Person").objects.using(alias)
    refusing = persons.filter(id__in=wishes.values("person_id")).exclude(signs="both")
    refusing.update(refuses_mail=True)
    participations = apps.get_model("participation", "Participation").objects.using(alias)
    participations.filter(person__refuses_mail=True).update(has_email=False)


class Migration(migrations.Migration):
    dependencies = [
        ("emailing", "0008_spread_and_doubt"),
        ("participation", "0006_crowds_of_a_name"),
        ("people", "0005_refuses_mail"),
    ]

    operations = [migrations.RunPython(fill, migrations.RunPython.noop)]
