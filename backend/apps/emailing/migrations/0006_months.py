from django.db import migrations, models

# A month's place refers to campaigns and companies: made while both are being written to, it would wait for them.
AHEAD = """
SELECT emailing_make_month((date_trunc('month', now()) + make_interval(months => ahead))::date)
FROM generate_series(-1, 3) AS ahead
"""

# Of no month that is younger than thirteen months, whatever is asked; who holds the table is not waited for.
DROP_MONTHS = """
CREATE FUNCTION emailing_drop_months(oldest date) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public SET lock_timeout = '3s' AS $$
DECLARE
  kept date := least(oldest, date_trunc('month', now() - interval '13 months')::date);
  found record;
  dropped integer := 0;
BEGIN
  FOR found IN
    SELECT child.relname AS name FROM pg_inherits
    JOIN pg_class child ON child.oid = pg_inherits.inhrelid
    WHERE pg_inherits.inhparent = 'emailing_delivery'::regclass
      AND child.relname < 'emailing_delivery_' || to_char(kept, 'YYYYMM')
  LOOP
    EXECUTE format('DROP TABLE %I', found.name);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END $$
"""

# A mailing that is a good part of its month changes what PostgreSQL knows of it: told at once, it finds the short ways.
MEASURE_MONTH = """
CREATE FUNCTION emailing_measure_month(month date, added integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  name text := 'emailing_delivery_' || to_char(month, 'YYYYMM');
BEGIN
  IF (SELECT reltuples < added * 10 FROM pg_class WHERE oid = to_regclass(name)) THEN
    EXECUTE format('ANALYZE %I', name);
  END IF;
END $$
"""


class Migration(migrations.Migration):
    dependencies = [
        ("emailing", "0005_routine_days"),
    ]

    operations = [
        migrations.AddField(
            model_name="campaign",
            name="last_counts",
            field=models.JSONField(null=True),
        ),
        migrations.RunSQL(AHEAD, migrations.RunSQL.noop),
        migrations.RunSQL(MEASURE_MONTH, "DROP FUNCTION emailing_measure_month"),
        migrations.RunSQL(DROP_MONTHS, "DROP FUNCTION emailing_drop_months"),
    ]
