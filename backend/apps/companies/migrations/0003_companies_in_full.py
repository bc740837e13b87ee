import django.contrib.postgres.indexes
import django.db.models.deletion
from django.db import migrations, models

from shared.folding import fold


def fill_words(apps, schema_editor):
    rows = apps.get_model("companies", "Company").objects.using(schema_editor.connection.alias)
    for row in rows.iterator():
        row.words = fold(f"{row.name} {row.city} {row.postal_code} {row.siret}")
        row.save(update_fields=["words"])


class Migration(migrations.Migration):
    """A company in full: card, quotas, retention, hosts of its own. Fills `words` of those who are there."""

    dependencies = [
        ("companies", "0002_host_brands"),
    ]

    operations = [
        migrations.AddField(
            model_name="company",
            name="address",
            field=models.CharField(blank=True, max_length=200),
        ),
        migrations.AddField(
            model_name="company",
            name="city",
            field=models.CharField(blank=True, max_length=100),
        ),
        migrations.AddField(
            model_name="company",
            name="dpo_contact",
            field=models.CharField(blank=True, max_length=200),
        ),
        migrations.AddField(
            model_name="company",
            name="journal_months",
            field=models.IntegerField(default=12),
        ),
        migrations.AddField(
            model_name="company",
            name="locales",
            field=models.JSONField(default=list),
        ),
        migrations.AddField(
            model_name="company",
            name="mails_per_month",
            field=models.IntegerField(default=20000),
        ),
        migrations.AddField(
            model_name="company",
            name="people",
            field=models.IntegerField(default=2000),
        ),
        migrations.AddField(
            model_name="company",
            name="people_months",
            field=models.IntegerField(default=24),
        ),
        migrations.AddField(
            model_name="company",
            name="postal_code",
            field=models.CharField(blank=True, max_length=10),
        ),
        migrations.AddField(
            model_name="company",
            name="privacy_notice",
            field=models.TextField(blank=True),
        ),
        migrations.AddField(
            model_name="company",
            name="published_booklets",
            field=models.IntegerField(default=20),
        ),
        migrations.AddField(
            model_name="company",
            name="receipts_months",
            field=models.IntegerField(default=60),
        ),
        migrations.AddField(
            model_name="company",
            name="second_factor_required",
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name="company",
            name="siret",
            field=models.CharField(blank=True, max_length=14),
        ),
        migrations.AddField(
            model_name="company",
            name="status_since",
            field=models.DateTimeField(null=True),
        ),
        migrations.AddField(
            model_name="company",
            name="storage_bytes",
            field=models.BigIntegerField(default=5000000000),
        ),
        migrations.AddField(
            model_name="company",
            name="theme",
            field=models.JSONField(default=dict),
        ),
        migrations.AddField(
            model_name="company",
            name="words",
            field=models.TextField(default="", editable=False),
        ),
        migrations.AddField(
            model_name="host",
            name="company",
            field=models.ForeignKey(
                db_index=False,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="hosts",
                to="companies.company",
            ),
        ),
        migrations.AddField(
            model_name="membership",
            name="ends_on",
            field=models.DateField(null=True),
        ),
        migrations.AddField(
            model_name="site",
            name="city",
            field=models.CharField(blank=True, max_length=100),
        ),
        migrations.AlterField(
            model_name="company",
            name="name",
            field=models.CharField(db_collation="fr-x-icu", max_length=150),
        ),
        migrations.AlterField(
            model_name="company",
            name="status",
            field=models.CharField(
                choices=[
                    ("active", "Active"),
                    ("suspended", "Suspended"),
                    ("archived", "Archived"),
                    ("purged", "Purged"),
                ],
                default="active",
                max_length=10,
            ),
        ),
        migrations.AlterField(
            model_name="site",
            name="name",
            field=models.CharField(db_collation="fr-x-icu", max_length=150),
        ),
        migrations.RunPython(fill_words, migrations.RunPython.noop),
        migrations.AddIndex(
            model_name="company",
            index=models.Index(fields=["name", "id"], name="companies_by_name"),
        ),
        migrations.AddIndex(
            model_name="company",
            index=django.contrib.postgres.indexes.GinIndex(
                django.contrib.postgres.indexes.OpClass("words", name="gin_trgm_ops"),
                name="companies_by_words",
            ),
        ),
        migrations.AddIndex(
            model_name="host",
            index=models.Index(fields=["company", "id"], name="hosts_of_company"),
        ),
        migrations.AddConstraint(
            model_name="company",
            constraint=models.CheckConstraint(
                condition=models.Q(("siret", ""), ("siret__regex", "^[0-9]{14}$"), _connector="OR"),
                name="company_siret_has_14_digits",
            ),
        ),
        migrations.AddConstraint(
            model_name="company",
            constraint=models.UniqueConstraint(
                condition=models.Q(("siret", ""), _negated=True),
                fields=("siret",),
                name="company_siret_once",
            ),
        ),
        migrations.AddConstraint(
            model_name="company",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    ("mails_per_month__gte", 0),
                    ("people__gte", 0),
                    ("published_booklets__gte", 0),
                    ("storage_bytes__gte", 0),
                ),
                name="company_quotas_are_positive",
            ),
        ),
        migrations.AddConstraint(
            model_name="company",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    ("journal_months__gte", 1),
                    ("people_months__gte", 1),
                    ("receipts_months__gte", 1),
                ),
                name="company_retention_is_a_while",
            ),
        ),
    ]
