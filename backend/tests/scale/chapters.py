"""Libraries of as many chapters as asked, written as fast as PostgreSQL can."""

from typing import Any
from uuid import UUID

from django.db import connection

from apps.library.models import Chapter
from shared.pagination import _encode
from shared.tenancy import act_as_platform
from tests.scale.database import as_owner

MANUSCRIPTS = """
INSERT INTO pages_manuscript (id, company_id, created_at, updated_at)
SELECT (substr(%(seed)s, 1, 12) || lpad(to_hex(number), 20, '0'))::uuid, %(company)s, now(), now()
FROM generate_series(1, %(count)s) AS number
"""
CHAPTERS = """
INSERT INTO library_chapter (id, company_id, created_at, updated_at, manuscript_id, title, name,
  summary, icon, sectors, kinds, obligations, update_policy, status, version, pages_count,
  has_changes, words, code, source)
SELECT id, %(company)s, now(), now(), id, jsonb_build_object('fr-FR', name), name, '{}', '',
  CASE WHEN number %% 10 = 0 THEN ARRAY[]::uuid[]
    ELSE ARRAY[(%(sectors)s::uuid[])[1 + chance %% cardinality(%(sectors)s::uuid[])]] END,
  ARRAY['safety'],
  ARRAY[(%(obligations)s::uuid[])[1 + chance %% cardinality(%(obligations)s::uuid[])]],
  'proposed',
  CASE WHEN number %% 10 < 7 THEN 'published' ELSE (ARRAY['draft', 'in_review', 'retired'])[
    number %% 10 - 6] END,
  1, 3, false, name, '', ''
FROM (SELECT id, number, ('x' || substr(md5('chance' || number), 1, 7))::bit(28)::int AS chance,
    format('%%s %%s',
    (%(words)s::text[])[1 + number %% cardinality(%(words)s::text[])], md5(number::text)) AS name
  FROM (SELECT (substr(%(seed)s, 1, 12) || lpad(to_hex(number), 20, '0'))::uuid AS id, number
    FROM generate_series(1, %(count)s) AS number) AS numbers) AS named
"""
WORDS = ["cuisine", "salle", "chambre", "plateau", "equipe", "buffet", "lac", "tri"]


def fill_chapters(
    *, company_id: UUID, count: int, sectors: list[UUID], obligations: list[UUID]
) -> None:
    """So many chapters, most of them published, each of a sector and with an obligation."""
    values: dict[str, Any] = {
        "company": company_id,
        "seed": company_id.hex[-12:],
        "count": count,
        "words": WORDS,
        "sectors": sectors,
        "obligations": obligations,
    }
    with act_as_platform(), connection.cursor() as cursor:
        for statement in (MANUSCRIPTS, CHAPTERS):
            cursor.execute(statement, values)
    with as_owner(connection.settings_dict["NAME"]) as database:
        database.execute("VACUUM ANALYZE pages_manuscript, library_chapter")


def middle_of(company_id: UUID) -> str:
    """The cursor behind the chapter in the middle of the list."""
    with act_as_platform():
        chapters = Chapter.objects.of(company_id).order_by("name", "id")
        return _encode(["name", "id"], chapters[chapters.count() // 2])


def first_of(company_id: UUID) -> UUID:
    """One of the chapters."""
    return UUID(company_id.hex[-12:] + f"{1:020x}")
