"""Libraries of as many files as asked, written as fast as PostgreSQL can."""

from typing import Any
from uuid import UUID

from django.db import connection

from shared.tenancy import act_as_platform
from tests.scale.database import as_owner

FOLDERS = 10

CONTENTS = """
INSERT INTO media_content (id, company_id, created_at, updated_at, mime, extension, size, sha256,
  width, height, placeholder, renditions)
SELECT (substr(%(seed)s, 1, 12) || lpad(to_hex(number), 20, '0'))::uuid, %(company)s, now(), now(),
  'image/jpeg', 'jpg', 1000 + number, md5(number::text) || md5(number::text), 1200, 800,
  'data:image/webp;base64,UklGRiIAAABXRUJQVlA4',
  '[{"width": 320, "height": 213}, {"width": 640, "height": 427}]'
FROM generate_series(1, %(count)s) AS number
"""
FOLDER_ROWS = """
INSERT INTO media_mediafolder (id, company_id, created_at, updated_at, name, files)
SELECT (substr(%(seed)s, 1, 12) || lpad(to_hex(number), 20, '0'))::uuid, %(company)s, now(), now(),
  'Dossier ' || number, %(count)s / %(folders)s
FROM generate_series(1, %(folders)s) AS number
"""
FILES = """
INSERT INTO media_mediafile (id, company_id, created_at, updated_at, name, folder_id, content_id,
  kind, size, sha256, alt, decorative, lacks_description, credit, usages_count, added_by_name, words)
SELECT id, company_id, now(), now(), name,
  (substr(%(seed)s, 1, 12) || lpad(to_hex(1 + number %% %(folders)s), 20, '0'))::uuid, id,
  CASE WHEN number %% 10 = 0 THEN 'document' ELSE 'image' END, size, sha256, '{}', false,
  number %% 3 = 0, '', number %% 2, 'Camille Vidal', name
FROM (SELECT *, size - 1000 AS number, format('%%s-%%s.jpg',
    (%(words)s::text[])[1 + size %% cardinality(%(words)s::text[])], md5(size::text)) AS name
  FROM media_content WHERE company_id = %(company)s) AS contents
"""
BOOKS = """
INSERT INTO media_storage (id, company_id, created_at, updated_at, used_bytes, reserved_bytes, files)
VALUES (gen_random_uuid(), %(company)s, now(), now(), %(count)s * 1000, 0, %(count)s)
"""
WORDS = ["cuisine", "salle", "chambre", "plateau", "equipe", "buffet", "lac", "tri"]


def fill_library(*, company_id: UUID, count: int) -> None:
    """So many photographs and documents, a third without description, in ten folders."""
    values: dict[str, Any] = {
        "company": company_id,
        "seed": company_id.hex[-12:],
        "count": count,
        "folders": FOLDERS,
        "words": WORDS,
    }
    with act_as_platform(), connection.cursor() as cursor:
        for statement in (CONTENTS, FOLDER_ROWS, FILES, BOOKS):
            cursor.execute(statement, values)
    with as_owner(connection.settings_dict["NAME"]) as database:
        database.execute("VACUUM ANALYZE media_mediafile, media_content, media_mediafolder")


def folder_id_of(company_id: UUID) -> UUID:
    """One of the ten."""
    return UUID(company_id.hex[-12:] + f"{1:020x}")
