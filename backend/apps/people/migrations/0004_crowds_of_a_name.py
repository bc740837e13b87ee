from django.db import migrations

from shared.tenancy.operations import SearchableByName


class Migration(migrations.Migration):
    dependencies = [("people", "0003_imports_of_booklets")]

    operations = [SearchableByName("people_person", name="last_name")]
