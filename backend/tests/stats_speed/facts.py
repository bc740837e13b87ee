"""Thirty-five days of facts of one company, what is counted of them, and the page's figures asked of the facts themselves."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from uuid import UUID

from django.db import connection

from apps.booklets.models import Booklet, BookletPage
from apps.stats.selectors import Asked, Readings
from tests.scale.database import as_owner

DAYS = 35  # as long as a fact is kept

FACTS = """
INSERT INTO stats_readingfact (
  id, day, company_id, booklet_id, publication_id, locale, kind, subject, outcome, channel, device
)
SELECT gen_random_uuid(), %(last)s::date - back, %(company)s, booklet, booklet, locale, kind,
  CASE kind WHEN 'p' THEN page WHEN 'f' THEN left(page, 8) ELSE '' END, '', channel, device
FROM (
  SELECT floor(random() * %(days)s)::int AS back, 1 + floor(random() * %(booklets)s)::int AS place,
    1 + floor(random() * %(pages)s)::int AS page_place, (ARRAY['fr-FR', 'en-GB'])[1 + number %% 2] AS locale,
    substr('opppppfd', 1 + floor(random() * 8)::int, 1) AS kind,
    substr('lqcp', 1 + floor(random() * 4)::int, 1) AS channel,
    substr('ptc', 1 + floor(random() * 3)::int, 1) AS device
  FROM generate_series(1, %(count)s) AS number
) AS made,
LATERAL (
  SELECT (%(booklet_ids)s::uuid[])[place] AS booklet, (%(page_ids)s::text[])[(place - 1) * %(pages)s + page_place] AS page
) AS found
"""
BY_DAY = """
INSERT INTO stats_factday (id, created_at, updated_at, company_id, booklet_id, day, kind, subject, outcome, n)
SELECT gen_random_uuid(), now(), now(), company_id, booklet_id, day, kind, subject, outcome, count(*)
FROM stats_readingfact GROUP BY company_id, booklet_id, day, kind, subject, outcome
"""
BY_DIMENSION = """
INSERT INTO stats_factby (id, created_at, updated_at, company_id, booklet_id, day, dimension, value, kind, n)
SELECT gen_random_uuid(), now(), now(), company_id, booklet_id, day, dimension, value, kind, count(*)
FROM stats_readingfact
CROSS JOIN LATERAL (
  VALUES ('locale', locale), ('channel', channel), ('device', device), ('version', publication_id::text)
) AS told_apart (dimension, value)
WHERE kind IN ('o', 'f') GROUP BY company_id, booklet_id, day, dimension, value, kind
"""

# The least that gives what the page shows of readings: the three ways to tell openings apart in one go.
KINDS = """
SELECT kind, count(*) FILTER (WHERE day >= %(since)s), count(*) FILTER (WHERE day < %(since)s) FROM stats_readingfact
WHERE company_id = %(company)s AND day BETWEEN %(before)s AND %(until)s AND kind IN ('o', 'f', 'd') GROUP BY kind
"""
SERIES = """
SELECT day, count(*) FROM stats_readingfact
WHERE company_id = %(company)s AND day BETWEEN %(since)s AND %(until)s AND kind = 'o' GROUP BY day
"""
PARTS = """
SELECT channel, device, locale, count(*) FROM stats_readingfact
WHERE company_id = %(company)s AND day BETWEEN %(since)s AND %(until)s AND kind = 'o'
GROUP BY GROUPING SETS ((channel), (device), (locale))
"""
PAGES = """
SELECT subject, booklet_id, count(*) FROM stats_readingfact
WHERE company_id = %(company)s AND day BETWEEN %(since)s AND %(until)s AND kind = 'p'
GROUP BY subject, booklet_id ORDER BY count(*) DESC, subject LIMIT 10
"""


@dataclass
class Company:
    """One whose booklets are read."""

    id: UUID
    pages: dict[UUID, list[str]]  # of each booklet, as many of each

    @classmethod
    def of(cls, id_: UUID, booklets: list[Booklet]) -> "Company":
        placed = BookletPage.objects.filter(chapter__booklet__in=booklets)
        pages: dict[UUID, list[str]] = {booklet.id: [] for booklet in booklets}
        for booklet_id, page_id in placed.values_list("chapter__booklet_id", "page_id"):
            pages[booklet_id].append(str(page_id))
        return cls(id_, pages)

    def fill(self, count: int, asked: Asked) -> None:
        """So many facts, up to the last day that is asked for, and their counts."""
        values = {
            "company": self.id,
            "count": count,
            "last": asked.until,
            "days": DAYS,
            "booklets": len(self.pages),
            "pages": min(map(len, self.pages.values())),
            "booklet_ids": list(self.pages),
            "page_ids": [page for some in self.pages.values() for page in some],
        }
        with as_owner(connection.settings_dict["NAME"]) as database:
            database.execute("SELECT set_config('livretier.platform', 'on', false)")
            for day in range(DAYS):
                database.execute("SELECT stats_make_day(%s::date - %s)", [asked.until, day])
            database.execute(FACTS, values)
            database.execute(BY_DAY)
            database.execute(BY_DIMENSION)
            database.execute("VACUUM ANALYZE stats_readingfact, stats_factday, stats_factby")

    def count_facts(self, asked: Asked) -> dict[str, Any]:
        """What the page shows of readings, asked of the facts."""
        values = {
            "company": self.id,
            "since": asked.since,
            "until": asked.until,
            "before": asked.since - timedelta(days=asked.days),
        }
        kinds, series, parts, pages = (_rows(one, values) for one in (KINDS, SERIES, PARTS, PAGES))
        counted = {kind: (now, before) for kind, now, before in kinds}
        return {
            "opened": counted["o"][0],
            "before": counted["o"][1],
            "finished": counted["f"][0],
            "downloaded": counted["d"][0],
            "series": {day.isoformat(): n for day, n in series},
            "channels": {channel: n for channel, _, _, n in parts if channel},
            "devices": {device: n for _, device, _, n in parts if device},
            "languages": {locale: n for _, _, locale, n in parts if locale},
            "pages": [n for *_, n in pages],
        }


def shown(page: Readings) -> dict[str, Any]:
    """The same, as the page has it; of questions nothing is told while their facts are kept."""
    return {
        **{key: page[key] for key in ("opened", "before", "finished", "downloaded")},
        "series": {one["day"]: one["opened"] for one in page["series"]},
        "channels": {one["value"]: one["opened"] for one in page["channels"]},
        "devices": {one["value"]: one["opened"] for one in page["devices"]},
        "languages": {one["value"]: one["opened"] for one in page["languages"]},
        "pages": [one["read"] for one in page["pages"]],
    }


def _rows(statement: str, values: dict[str, Any]) -> list[tuple[Any, ...]]:
    with connection.cursor() as cursor:
        cursor.execute(statement, values)
        return list(cursor.fetchall())
