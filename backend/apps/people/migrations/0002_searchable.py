from django.db import migrations

from shared.tenancy.operations import Searchable


class Migration(migrations.Migration):
    dependencies = [("people", "0001_people")]

    operations = [Searchable("people_person")]
