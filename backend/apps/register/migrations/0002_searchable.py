from django.db import migrations

from shared.tenancy.operations import Searchable


class Migration(migrations.Migration):
    dependencies = [("register", "0001_register")]

    operations = [Searchable("register_receipt", within="booklet_id")]
