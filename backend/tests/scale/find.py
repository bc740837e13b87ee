"""Booklets, chapters and pages of companies, written as fast as PostgreSQL can."""

import json
from collections.abc import Sequence
from typing import Any
from uuid import UUID, uuid4

from apps.booklets.services.options._rules import default_theme
from apps.library.models import BookletKind
from shared.folding import fold
from tests.scale.booklets import BOOKLETS, COMPANIES, NAMES, STATUSES
from tests.scale.database import fill

OTHERS = 50  # booklets of each of the other companies
PAGES = 10  # of each booklet, in one chapter
FOREIGN = "Étrangère"  # in every name of every other company

MANUSCRIPTS = """
INSERT INTO pages_manuscript (id, company_id, created_at, updated_at)
SELECT id, company_id, now(), now() FROM booklets_booklet
"""
CHAPTERS = """
INSERT INTO booklets_bookletchapter (id, company_id, created_at, updated_at, booklet_id, position,
  manuscript_id, title, icon, origin_version, origin_title, origin_fingerprint, origin_pages,
  detached)
SELECT id, company_id, now(), now(), id, 0, id, 'Chapitre ' || name, '', 0, '', '', '{}', false
FROM booklets_booklet
"""
WRITTEN_PAGES = """
INSERT INTO pages_page (id, company_id, created_at, updated_at, manuscript_id, position, title,
  importance, document, obligations, revision, words, fingerprint, edited_by_name, edited_at)
SELECT gen_random_uuid(), company_id, now(), now(), id, number, 'Page ' || number || ' ' || name,
  'info', '{"blocks": []}', '{}', 1, 0, '', '', now()
FROM booklets_booklet, generate_series(1, %(pages)s) AS number
"""
PAGES_OF_BOOKLETS = """
INSERT INTO booklets_bookletpage (id, company_id, created_at, updated_at, page_id, chapter_id,
  origin_fingerprint, conditions, values)
SELECT id, company_id, now(), now(), id, manuscript_id, '', '{}', '{}' FROM pages_page
WHERE company_id IS NOT NULL
"""
STRANGERS = """
UPDATE booklets_booklet SET name = name || ' ' || %(foreign)s::text,
  words = words || ' ' || %(folded_foreign)s::text WHERE company_id = ANY(%(others)s::uuid[])
"""


def fill_companies(
    name: str, *, company_id: UUID, own: int, total: int, sectors: Sequence[UUID]
) -> None:
    """A company of a few booklets, and as many others as make the total; each booklet has a chapter and ten pages."""
    others = [uuid4() for _ in range((total - own) // OTHERS)]
    values: dict[str, Any] = {
        "model": company_id,
        "others": others,
        "companies": [company_id, *others],
        "counts": [own, *(OTHERS for _ in others)],
        "names": NAMES,
        "folded": [fold(one) for one in NAMES],
        "kinds": [kind.value for kind in BookletKind],
        "statuses": STATUSES,
        "sectors": list(sectors),
        "theme": json.dumps(default_theme()),
        "pages": PAGES,
        "foreign": FOREIGN,
        "folded_foreign": fold(FOREIGN),
    }
    statements = (
        *(COMPANIES, BOOKLETS, STRANGERS),
        *(MANUSCRIPTS, CHAPTERS, WRITTEN_PAGES, PAGES_OF_BOOKLETS),
    )
    fill(
        name,
        statements,
        values,
        "companies_company",
        "booklets_booklet",
        "booklets_bookletchapter",
        "booklets_bookletpage",
        "pages_manuscript",
        "pages_page",
    )
