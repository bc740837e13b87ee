"""Migration operations that put a table behind the wall, or close it to change."""

from typing import Any

from django.conf import settings
from django.db import migrations

# In sub-selects, PostgreSQL reads the settings once for each query instead of once for each row.
COMPANY = "(SELECT NULLIF(current_setting('livretier.company_id', true), '')::uuid)"
USER = "(SELECT NULLIF(current_setting('livretier.user_id', true), '')::uuid)"
PLATFORM = "(SELECT COALESCE(current_setting('livretier.platform', true) = 'on', false))"
LIBRARY = "(SELECT COALESCE(current_setting('livretier.library', true) = 'on', false))"

CROWD = 30  # times as many as are few: so many are looked through for those of another name


class TenantWall(migrations.RunSQL):
    """Row-level security: a row is seen and written only in its company's name.

    `platform` opens it to platform staff as well. `also_read` is a condition under which a
    row may be seen, never written, outside its company; `also_insert` one under which it
    may be added. `shared` is for tables in which a row of no company is the library's: everybody
    who is signed in reads it, its editors write it.
    """

    def __init__(
        self,
        table: str,
        *,
        column: str = "company_id",
        platform: bool = True,
        also_read: str = "",
        also_insert: str = "",
        shared: bool = False,
    ) -> None:
        # COALESCE hides the comparison from the planner: it would take the wall for a second
        # filter beside the query's own, expect almost no row, and sort instead of using the index.
        own = f"COALESCE({column} = {COMPANY}, false)" + (f" OR {PLATFORM}" if platform else "")
        statements: list[Any] = [
            f"ALTER TABLE {table} ENABLE ROW LEVEL SECURITY",
            f"CREATE POLICY tenant_wall ON {table} USING ({own}) WITH CHECK ({own})",
        ]
        if shared:
            mine = f"{column} IS NULL AND {LIBRARY}"
            also_read = f"{column} IS NULL AND {USER} IS NOT NULL"
            statements.append(
                f"CREATE POLICY library ON {table} USING ({mine}) WITH CHECK ({mine})"
            )
        if also_read:
            statements.append(f"CREATE POLICY also_read ON {table} FOR SELECT USING ({also_read})")
        if also_insert:
            statements.append(
                f"CREATE POLICY also_insert ON {table} FOR INSERT WITH CHECK ({also_insert})"
            )
        super().__init__(
            statements,
            [
                f"DROP POLICY IF EXISTS library ON {table}",
                f"DROP POLICY IF EXISTS also_insert ON {table}",
                f"DROP POLICY IF EXISTS also_read ON {table}",
                f"DROP POLICY tenant_wall ON {table}",
                f"ALTER TABLE {table} DISABLE ROW LEVEL SECURITY",
            ],
        )


class AppendOnly(migrations.RunSQL):
    """The application adds rows and reads them; it cannot change or delete any.

    `but` names the columns that are written later, such as an end.
    """

    def __init__(self, table: str, *, but: tuple[str, ...] = ()) -> None:
        role = settings.DATABASE_APPLICATION_ROLE
        statements: list[Any] = [f'REVOKE UPDATE, DELETE ON {table} FROM "{role}"']
        if but:
            statements.append(f'GRANT UPDATE ({", ".join(but)}) ON {table} TO "{role}"')
        super().__init__(
            statements,
            f'GRANT UPDATE, DELETE ON {table} TO "{role}"',
        )


class NeverChanged(migrations.RunSQL):
    """A row that is written stays as it is, whoever asks; it may only go as a whole.

    `but` names the columns that may be written anew, such as a name that has to be forgotten.
    """

    def __init__(self, table: str, *, but: tuple[str, ...] = ()) -> None:
        kept = ", ".join(f"'{column}'" for column in (*but, "updated_at"))
        super().__init__(
            [
                f"""
                CREATE FUNCTION {table}_never_changes() RETURNS trigger LANGUAGE plpgsql AS $$
                BEGIN
                  IF to_jsonb(NEW) - ARRAY[{kept}] IS DISTINCT FROM to_jsonb(OLD) - ARRAY[{kept}] THEN
                    RAISE EXCEPTION 'a row of {table} never changes';
                  END IF;
                  RETURN NEW;
                END $$
                """,
                f"""
                CREATE TRIGGER never_changes BEFORE UPDATE ON {table}
                FOR EACH ROW EXECUTE FUNCTION {table}_never_changes()
                """,
            ],
            [f"DROP TRIGGER never_changes ON {table}", f"DROP FUNCTION {table}_never_changes()"],
        )


class Searchable(migrations.RunSQL):
    """A function that finds the few rows of a company whose `words` are like all of some patterns.

    Behind the wall LIKE is neither planned with statistics nor looked up in an index: it is not leakproof. This runs as
    the owner of the table, whom the wall does not stop, and asks by itself in whose name the caller acts. It tells ids
    only; NULL when they are more than `most`, or are expected to be.
    """

    def __init__(self, table: str, *, within: str = "company_id") -> None:
        role = settings.DATABASE_APPLICATION_ROLE
        signature = f"public.{table}_like(uuid, uuid, text[], integer)"
        super().__init__(
            [
                f"""
                CREATE FUNCTION public.{table}_like(
                  company uuid, place uuid, patterns text[], most integer
                ) RETURNS uuid[] LANGUAGE plpgsql SECURITY DEFINER
                SET search_path = pg_catalog, pg_temp AS $$
                DECLARE
                  sought text; plan json; found uuid[];
                BEGIN
                  IF NOT (COALESCE(company = {COMPANY}, false) OR {PLATFORM}) THEN
                    RAISE EXCEPTION 'rows of another company'
                      USING ERRCODE = 'insufficient_privilege';
                  END IF;
                  sought := format(
                    'SELECT id FROM public.{table} WHERE company_id = %L AND {within} = %L',
                    company, place
                  ) || (SELECT string_agg(format(' AND words LIKE %L', one), '')
                    FROM unnest(patterns) AS one);
                  EXECUTE 'EXPLAIN (FORMAT JSON) ' || sought INTO plan;
                  IF (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float > most THEN
                    RETURN NULL;
                  END IF;
                  EXECUTE format('SELECT array_agg(id) FROM (%s LIMIT %s) AS found', sought, most + 1)
                    INTO found;
                  found := COALESCE(found, ARRAY[]::uuid[]);
                  RETURN CASE WHEN cardinality(found) <= most THEN found END;
                END $$
                """,  # noqa: S608 (names of ours; what callers bring is quoted by format)
                f"REVOKE ALL ON FUNCTION {signature} FROM PUBLIC",
                f'GRANT EXECUTE ON FUNCTION {signature} TO "{role}"',
            ],
            [f"DROP FUNCTION {signature}"],
        )


class SearchableByName(migrations.RunSQL):
    """The same for a list in the order of names, which is told how the names may begin that are looked for.

    All who bear one name stand together there: whoever walks the list to them passes the alphabet before. Where such a
    crowd is larger than `most`, its beginning is told, and the ids are of those few who are found elsewhere.
    """

    def __init__(self, table: str, *, within: str = "company_id", name: str = "name") -> None:
        role = settings.DATABASE_APPLICATION_ROLE
        signature = f"public.{table}_named_like(uuid, uuid, text[], integer, text[])"
        super().__init__(
            [
                f"""
                CREATE FUNCTION public.{table}_named_like(
                  company uuid, place uuid, patterns text[], most integer, beginnings text[],
                  OUT few uuid[], OUT crowd text
                ) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
                DECLARE
                  beginning text; sought text; plan json; expected float;
                BEGIN
                  IF NOT (COALESCE(company = {COMPANY}, false) OR {PLATFORM}) THEN
                    RAISE EXCEPTION 'rows of another company'
                      USING ERRCODE = 'insufficient_privilege';
                  END IF;
                  FOREACH beginning IN ARRAY beginnings LOOP
                    PERFORM FROM public.{table} WHERE company_id = company AND {within} = place
                      AND {name} >= beginning AND {name} < beginning || U&'\\FFFF' OFFSET most LIMIT 1;
                    crowd := CASE WHEN FOUND THEN beginning END;
                    EXIT WHEN FOUND;
                  END LOOP;
                  sought := format(
                    'SELECT id FROM public.{table} WHERE company_id = %L AND {within} = %L',
                    company, place
                  ) || (SELECT string_agg(format(' AND words LIKE %L', one), '')
                    FROM unnest(patterns) AS one);
                  IF crowd IS NOT NULL THEN
                    sought := sought || format(' AND NOT ({name} >= %L AND {name} < %L)',
                      crowd, crowd || U&'\\FFFF');
                  END IF;
                  EXECUTE 'EXPLAIN (FORMAT JSON) ' || sought INTO plan;
                  expected := (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float;
                  -- The planner does not know that a crowd was taken out of those it expects.
                  IF expected > (CASE WHEN crowd IS NULL THEN 1 ELSE {CROWD} END) * most THEN
                    RETURN;
                  END IF;
                  EXECUTE format('SELECT array_agg(id) FROM (%s LIMIT %s) AS others', sought, most + 1)
                    INTO few;
                  few := COALESCE(few, ARRAY[]::uuid[]);
                  IF cardinality(few) > most THEN
                    few := NULL;
                  END IF;
                END $$
                """,  # noqa: S608 (names of ours; what callers bring is quoted by format)
                f"REVOKE ALL ON FUNCTION {signature} FROM PUBLIC",
                f'GRANT EXECUTE ON FUNCTION {signature} TO "{role}"',
            ],
            [f"DROP FUNCTION {signature}"],
        )
