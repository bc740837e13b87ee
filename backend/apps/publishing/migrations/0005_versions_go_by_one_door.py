from django.conf import settings
from django.db import migrations

ROLE = settings.DATABASE_APPLICATION_ROLE
SIGNATURE = "public.publishing_forget(uuid, uuid)"
FROZEN = ("publishing_publication", "publishing_publicationcontent")

FORGET = """
CREATE FUNCTION public.publishing_forget(company uuid, which uuid)
RETURNS integer
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  acting uuid := NULLIF(current_setting('livretier.company_id', true), '')::uuid;
  platform boolean := COALESCE(current_setting('livretier.platform', true) = 'on', false);
  going uuid[];
BEGIN
  IF NOT platform AND acting IS DISTINCT FROM company THEN
    RAISE EXCEPTION 'the versions of another company' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NOT EXISTS (SELECT FROM public.companies_company WHERE id = company AND status = 'purged')
    AND NOT EXISTS (
      SELECT FROM public.booklets_booklet
      WHERE id = which AND company_id = company AND trashed_at IS NOT NULL)
  THEN
    RAISE EXCEPTION 'a version stays until its booklet leaves the trash, or its company is purged'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  going := ARRAY(
    SELECT id FROM public.publishing_publication
    WHERE company_id = company AND (which IS NULL OR booklet_id = which));
  DELETE FROM public.publishing_edition WHERE publication_id = ANY(going);
  DELETE FROM public.publishing_build WHERE publication_id = ANY(going);
  DELETE FROM public.publishing_publicationcontent WHERE publication_id = ANY(going);
  DELETE FROM public.publishing_publication WHERE id = ANY(going);
  RETURN cardinality(going);
END
$$
"""


class Migration(migrations.Migration):
    """The one way in which versions go: with a booklet out of the trash, or with a purged company."""

    dependencies = [
        ("publishing", "0004_builds"),
        ("booklets", "__first__"),
        ("companies", "0003_companies_in_full"),
    ]

    operations = [
        migrations.RunSQL(
            [
                FORGET,
                f"REVOKE ALL ON FUNCTION {SIGNATURE} FROM PUBLIC",
                f'GRANT EXECUTE ON FUNCTION {SIGNATURE} TO "{ROLE}"',
                *(f'REVOKE DELETE ON {table} FROM "{ROLE}"' for table in FROZEN),
            ],
            [
                *(f'GRANT DELETE ON {table} TO "{ROLE}"' for table in FROZEN),
                f"DROP FUNCTION {SIGNATURE}",
            ],
        )
    ]
