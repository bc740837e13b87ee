from django.db import migrations

from shared.tenancy.operations import SearchableByName


class Migration(migrations.Migration):
    dependencies = [("participation", "0005_signers")]

    operations = [SearchableByName("participation_participation", within="booklet_id")]
