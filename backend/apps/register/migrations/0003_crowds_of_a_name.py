from django.db import migrations

from shared.tenancy.operations import SearchableByName


class Migration(migrations.Migration):
    dependencies = [("register", "0002_searchable")]

    operations = [SearchableByName("register_receipt", within="booklet_id")]
