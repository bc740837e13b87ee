from django.conf import settings
from django.db import migrations

ROLE = settings.DATABASE_APPLICATION_ROLE
SIGNATURE = "public.journal_purge(uuid, timestamptz, integer)"

# It runs as the tables' owner, whom the wall does not stop: so it asks by itself in whose name the
# transaction acts, and takes nothing that is younger than a month, whatever it is told.
PURGE = """
CREATE FUNCTION public.journal_purge(company uuid, until timestamptz, most integer)
RETURNS integer
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  acting uuid := NULLIF(current_setting('livretier.company_id', true), '')::uuid;
  platform boolean := COALESCE(current_setting('livretier.platform', true) = 'on', false);
  purged integer;
BEGIN
  IF until IS NULL OR until > clock_timestamp() - interval '1 month' THEN
    RAISE EXCEPTION 'the journal keeps what is younger than one month';
  END IF;
  IF NOT platform AND (company IS NULL OR acting IS DISTINCT FROM company) THEN
    RAISE EXCEPTION 'the journal of another company'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF company IS NULL THEN
    DELETE FROM public.journal_auditevent WHERE id IN (
      SELECT id FROM public.journal_auditevent
      WHERE company_id IS NULL AND at < until ORDER BY at, id LIMIT most);
  ELSE
    DELETE FROM public.journal_auditevent WHERE id IN (
      SELECT id FROM public.journal_auditevent
      WHERE company_id = company AND at < until ORDER BY at, id LIMIT most);
  END IF;
  GET DIAGNOSTICS purged = ROW_COUNT;
  RETURN purged;
END
$$
"""


class Migration(migrations.Migration):
    """The one way in which lines leave the journal: old ones, of one company, a batch at a time."""

    dependencies = [("journal", "0003_events_by_time")]

    operations = [
        migrations.RunSQL(
            [
                PURGE,
                f"REVOKE ALL ON FUNCTION {SIGNATURE} FROM PUBLIC",
                f'GRANT EXECUTE ON FUNCTION {SIGNATURE} TO "{ROLE}"',
            ],
            f"DROP FUNCTION {SIGNATURE}",
        )
    ]
