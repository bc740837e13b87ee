"""A database of its own with as many users as asked, written as fast as PostgreSQL can."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import psycopg
from django.conf import settings
from django.db import connection

COMPANY_SIZE = 500
FIRST_NAMES = "Camille Inès Paul Awa Hélène Zoé Marc Léa Karim Chloé Hugo Ewa Rémi Nora Théo Éloi"
LAST_NAMES = (
    "Martin Bernard Dubois Thomas Robert Richard Petit Durand Leroy Moreau Simon Laurent Lefebvre"
    " Michel Garcia David Bertrand Roux Vincent Fournier Morel Girard André Lefèvre Mercier Dupont"
    " Lambert Bonnet François Martinez Élie Étienne Östlund Çelik"
)

USERS = """
INSERT INTO accounts_user (id, email, first_name, last_name, words, language, status,
  platform_role, password, created_at, updated_at)
SELECT lpad(to_hex(number), 32, '0')::uuid, address, first_name, last_name,
  lower(format('%%s %%s %%s', first_name, last_name, address)), 'fr-FR',
  CASE WHEN number %% 50 = 0 THEN 'deleted' ELSE 'active' END, 'none', '!', now(), now()
FROM (SELECT number, format('p%%s@scale.test', lpad(number::text, 7, '0')) AS address,
    %(first)s::text[] AS f, %(last)s::text[] AS l
  FROM generate_series(1, %(count)s) AS number) AS numbers,
LATERAL (SELECT f[1 + number * 7 %% cardinality(f)] AS first_name,
  l[1 + number * 13 %% cardinality(l)] || ' ' || substr(md5(number::text), 1, 4) AS last_name
) AS names
"""
COMPANIES = """
INSERT INTO companies_company SELECT (jsonb_populate_record(model, jsonb_build_object(
  'id', gen_random_uuid(), 'name', format('Maison %%s', number)))).*
FROM companies_company AS model, generate_series(1, %(companies)s) AS number
WHERE model.id = %(model)s
"""
MEMBERSHIPS = """
INSERT INTO companies_membership (id, company_id, user_id, role, created_at, updated_at)
SELECT person.id, company.id, person.id, 'writer', now(), now()
FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM companies_company) AS company
JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM accounts_user
  WHERE email LIKE '%%scale.test') AS person
ON company.place = 1 + person.place / %(size)s
"""
STANDING_IN_THE_WAY = """
SELECT format('ALTER TABLE %%s DROP CONSTRAINT %%I', conrelid::regclass, conname), NULL
FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
WHERE contype = 'f' AND relname = ANY(%(tables)s)
UNION ALL
SELECT format('DROP INDEX %%I', indexname), indexdef FROM pg_indexes
WHERE tablename = ANY(%(tables)s)
  AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = to_regclass(quote_ident(indexname)))
"""


@dataclass(frozen=True)
class Population:
    """A database full of people."""

    database: str
    count: int

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Whatever is called now is answered from this database."""
        before = connection.settings_dict["NAME"]
        connection.close()
        connection.settings_dict["NAME"] = self.database
        yield
        connection.close()
        connection.settings_dict["NAME"] = before


@contextmanager
def population(count: int, *, model_company_id: object) -> Iterator[Population]:
    """A copy of the test's database, with so many more users in companies of five hundred."""
    with copied_database(str(count)) as name:
        _fill(name, count, model_company_id)
        yield Population(name, count)


@contextmanager
def copied_database(suffix: str) -> Iterator[str]:
    """A copy of the test's database, which is gone afterwards."""
    source = connection.settings_dict["NAME"]
    name = f"{source}_{suffix}"
    connection.close()
    with as_owner("postgres") as server:
        server.execute(f'DROP DATABASE IF EXISTS "{name}"')
        server.execute(f'CREATE DATABASE "{name}" TEMPLATE "{source}"')
        role = settings.DATABASE_APPLICATION_ROLE
        server.execute(f'GRANT CONNECT ON DATABASE "{name}" TO {role}')
    yield name
    with as_owner("postgres") as server:
        server.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


def fill(name: str, statements: Sequence[str], values: dict[str, Any], *tables: str) -> None:
    """Run these statements without foreign keys and indexes of these tables; the indexes come back."""
    with as_owner(name) as database:
        in_the_way = database.execute(STANDING_IN_THE_WAY, {"tables": list(tables)}).fetchall()
        database.execute("SET maintenance_work_mem = '512MB'")
        for drop, _ in in_the_way:
            database.execute(drop)
        for statement in statements:
            database.execute(statement, values)
        for _, create in in_the_way:
            if create:
                database.execute(create)
        database.execute(f"VACUUM ANALYZE {', '.join(tables)}")


def _fill(name: str, count: int, model_company_id: object) -> None:
    values = {
        "count": count,
        "companies": count // COMPANY_SIZE,
        "size": COMPANY_SIZE,
        "model": model_company_id,
        "first": FIRST_NAMES.split(),
        "last": LAST_NAMES.split(),
    }
    fill(
        name,
        (USERS, COMPANIES, MEMBERSHIPS),
        values,
        "accounts_user",
        "companies_company",
        "companies_membership",
    )


def as_owner(name: str) -> psycopg.Connection:
    """A connection that may make, vacuum and drop."""
    role = {**settings.APPLICATION_DATABASE, **settings.OWNER_CREDENTIALS}
    return psycopg.connect(
        dbname=name,
        user=role["USER"],
        password=role["PASSWORD"],
        host=role["HOST"],
        port=role["PORT"],
        autocommit=True,
    )
