"""A database of a million booklets, written as fast as PostgreSQL can."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID, uuid4

from apps.booklets.models import Booklet
from apps.booklets.services.options._rules import default_theme
from apps.library.models import BookletKind
from shared.folding import fold
from shared.pagination import _encode
from shared.tenancy import act_as_platform
from tests.scale.database import fill

NAMES = [
    "Livret d’accueil saisonniers",
    "Livret d’accueil réception",
    "Livret sécurité cuisine et plonge",
    "Livret stagiaire service en salle",
    "Bonnes pratiques d’hygiène",
    "Standards du petit-déjeuner",
    "Guide du tuteur en entreprise",
    "Consignes incendie",
]
STATUSES = [
    *("building", "draft", "draft", "in_review", "suspended", "archived"),
    *("published", "published", "published", "published"),
]
ONE_OF_ITS_KIND = "Guide des vendangeurs du Minervois"
OTHERS = 500  # booklets of each of the other companies
ENTRUSTED_TO_A_MANAGER = 100

COMPANIES = """
INSERT INTO companies_company SELECT (jsonb_populate_record(model, jsonb_build_object(
  'id', other, 'name', format('Maison %%s', other)))).*
FROM companies_company AS model, unnest(%(others)s::uuid[]) AS other WHERE model.id = %(model)s
"""
BOOKLETS = """
INSERT INTO booklets_booklet (id, company_id, created_at, updated_at, name, kind, sector_id, status,
  archived_from, trashed_at, start, size, step, plan_touched, reference_locale, locales, offered_anyway, structure, theme,
  slug, receipt_mode, receipt_sentence, receipt_days, receipt_on_paper, free_order, reminders, core_publication,
  chapters_count, pages_count, words_count, edited_at, edited_by_name, words, has_changes,
  version, translated)
SELECT lpad(to_hex(place * 1000000 + number), 32, '0')::uuid, company,
  now() - number * interval '1 minute', now(),
  (%(names)s::text[])[1 + chance %% cardinality(%(names)s::text[])] || ' ' || to_hex(number),
  (%(kinds)s::text[])[1 + chance / 3 %% cardinality(%(kinds)s::text[])],
  (%(sectors)s::uuid[])[1 + chance / 7 %% cardinality(%(sectors)s::uuid[])],
  (%(statuses)s::text[])[1 + chance / 11 %% cardinality(%(statuses)s::text[])], '',
  CASE WHEN chance %% 20 = 0 THEN now() - chance %% 100000 * interval '1 second' END,
  'sector', 'recommended', 'done', false, 'fr-FR', ARRAY['en-GB'], '{}', 'chapters_and_pages', %(theme)s,
  to_hex(place * 1000000 + number), 'end', '', 7, true, true, '{}', 'ask', 6, 14, 2400,
  now() - chance %% 10000000 * interval '1 second', 'Camille Vidal',
  (%(folded)s::text[])[1 + chance %% cardinality(%(names)s::text[])] || ' ' || to_hex(number),
  chance %% 13 < 4, 1, '{}'
FROM unnest(%(companies)s::uuid[], %(counts)s::int[])
  WITH ORDINALITY AS population(company, count, place),
LATERAL (SELECT number, ('x' || substr(md5(place || 'c' || number), 1, 7))::bit(28)::int AS chance
  FROM generate_series(1, count) AS number) AS numbers
"""
ONE_BOOKLET = """
UPDATE booklets_booklet SET name = %(rare)s::text, words = lower(%(rare)s::text), trashed_at = NULL,
  status = 'draft'
FROM unnest(%(companies)s::uuid[], %(counts)s::int[])
  WITH ORDINALITY AS population(company, count, place)
WHERE id = lpad(to_hex(place * 1000000 + count / 2), 32, '0')::uuid
"""
MAIN_MANAGERS = """
INSERT INTO booklets_bookletaccess (id, company_id, booklet_id, user_id, role, duty, scope, locales,
  created_at, updated_at)
SELECT gen_random_uuid(), company_id, id, admin, 'booklet_manager', 'main', '', '{}', now(), now()
FROM booklets_booklet
JOIN unnest(%(companies)s::uuid[], %(admins)s::uuid[]) AS people(company, admin)
  ON company = company_id
"""
ENTRUSTED = """
INSERT INTO booklets_bookletaccess (id, company_id, booklet_id, user_id, role, duty, scope, locales,
  created_at, updated_at)
SELECT gen_random_uuid(), company, id, manager, 'booklet_manager', 'manager', '', '{}', now(), now()
FROM unnest(%(populations)s::uuid[], %(managers)s::uuid[]) AS people(company, manager),
LATERAL (SELECT id FROM booklets_booklet WHERE company_id = company AND trashed_at IS NULL
  ORDER BY md5(id::text) LIMIT %(entrusted)s) AS chosen
"""


@dataclass(frozen=True)
class CompanyBooklets:
    """A company with so many booklets, all of which its administrator answers for."""

    company_id: UUID
    count: int
    admin_id: UUID
    manager_id: UUID


def fill_booklets(
    name: str, *, populations: Sequence[CompanyBooklets], total: int, sectors: Sequence[UUID]
) -> None:
    """These companies, and as many others with a few hundred booklets each as make the total."""
    others = [uuid4() for _ in range((total - sum(one.count for one in populations)) // OTHERS)]
    values: dict[str, Any] = {
        "model": populations[0].company_id,
        "others": others,
        "companies": [*(population.company_id for population in populations), *others],
        "counts": [*(population.count for population in populations), *(OTHERS for _ in others)],
        "admins": [*(population.admin_id for population in populations), *others],
        "populations": [population.company_id for population in populations],
        "managers": [population.manager_id for population in populations],
        "entrusted": ENTRUSTED_TO_A_MANAGER,
        "names": NAMES,
        "folded": [fold(name) for name in NAMES],
        "kinds": [kind.value for kind in BookletKind],
        "statuses": STATUSES,
        "sectors": list(sectors),
        "theme": json.dumps(default_theme()),
        "rare": ONE_OF_ITS_KIND,
    }
    statements = (COMPANIES, BOOKLETS, ONE_BOOKLET, MAIN_MANAGERS, ENTRUSTED)
    fill(
        name, statements, values, "companies_company", "booklets_booklet", "booklets_bookletaccess"
    )


def middle_of(company_id: UUID, order: Sequence[str], **only: Any) -> str:
    """The cursor behind the booklet in the middle of a list."""
    with act_as_platform():
        booklets = Booklet.objects.filter(company_id=company_id, trashed_at=None, **only)
        return _encode(order, booklets.order_by(*order)[booklets.count() // 2])
