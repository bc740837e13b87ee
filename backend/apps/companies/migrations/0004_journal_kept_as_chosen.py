from django.db import migrations

PURGE = """CREATE OR REPLACE FUNCTION public.journal_purge(company uuid, until timestamptz, most integer)
RETURNS integer
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  acting uuid := NULLIF(current_setting('livretier.company_id', true), '')::uuid;
  platform boolean := COALESCE(current_setting('livretier.platform', true) = 'on', false);
  kept integer;
  purged integer;
BEGIN
  IF NOT platform AND (company IS NULL OR acting IS DISTINCT FROM company) THEN
    RAISE EXCEPTION 'the journal of another company'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  SELECT journal_months INTO kept FROM public.companies_company WHERE id = company;
  kept := COALESCE(kept, 12);
  IF until IS NULL OR until > clock_timestamp() - make_interval(months => kept) THEN
    RAISE EXCEPTION 'the journal keeps what is younger than % months', kept;
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
    """Nothing leaves a journal earlier than its company chose, whatever the application asks.

    Twelve months for the platform's own, and for a company that is not there any more.
    """

    dependencies = [("companies", "0003_companies_in_full"), ("journal", "0004_purge")]

    operations = [migrations.RunSQL(PURGE, migrations.RunSQL.noop)]
