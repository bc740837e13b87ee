from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from zlib import crc32

from django.db import connection

from apps.stats.facts import Told, read_line
from apps.stats.models import Cursor, FactKind
from apps.stats.selectors import KnownEdition, KnownEditions, Place
from apps.stats.services.keep_days import KEPT, make_days
from shared.tenancy import act_as_platform

AHEAD = timedelta(days=1)  # somewhere it is tomorrow already

# One statement: what was there already is counted by nobody. In the order of their keys, so that no two wait for each other.
_LOAD = """
WITH told AS MATERIALIZED (
  SELECT fact[1]::uuid AS id, fact[2]::date AS day, of[1]::uuid AS company_id, of[2]::uuid AS booklet_id,
    of[3]::uuid AS publication_id, of[4] AS locale, fact[4] AS kind, fact[5] AS subject, fact[6] AS outcome,
    fact[7] AS channel, fact[8] AS device
  -- OFFSET 0: a line is split once, not for each of its columns.
  FROM (SELECT string_to_array(line, E'\\t') AS fact FROM string_to_table(%(facts)s, E'\\n') AS line OFFSET 0) AS facts
  JOIN (
    SELECT string_to_array(line, E'\\t') AS of, number FROM string_to_table(%(editions)s, E'\\n')
      WITH ORDINALITY AS lines (line, number) OFFSET 0
  ) AS editions ON number = fact[3]::int
),
added AS (
  INSERT INTO stats_readingfact (
    id, day, company_id, booklet_id, publication_id, locale, kind, subject, outcome, channel, device
  )
  SELECT id, day, company_id, booklet_id, publication_id, locale, kind, subject, outcome, channel, device FROM told
  ON CONFLICT DO NOTHING
  RETURNING company_id, booklet_id, publication_id, day, locale, kind, subject, outcome, channel, device
),
by_day AS (
  INSERT INTO stats_factday AS known (
    id, created_at, updated_at, company_id, booklet_id, day, kind, subject, outcome, n
  )
  SELECT gen_random_uuid(), now(), now(), company_id, booklet_id, day, kind, subject, outcome, count(*) FROM added
  WHERE kind <> ALL(%(in_lots_alone)s)
  GROUP BY company_id, booklet_id, day, kind, subject, outcome
  ORDER BY booklet_id, day, kind, subject, outcome
  ON CONFLICT (booklet_id, day, kind, subject, outcome) DO UPDATE SET n = known.n + excluded.n, updated_at = now()
),
by_lot AS (
  INSERT INTO stats_pagelots AS known (
    id, created_at, updated_at, company_id, booklet_id, publication_id, page, lots, devices, unclear,
    growing_devices, growing_unclear, growing_withdrawn
  )
  SELECT gen_random_uuid(), now(), now(), company_id, booklet_id, publication_id, subject, 0, 0, 0,
    count(*) FILTER (WHERE kind = %(page)s), count(*) FILTER (WHERE kind = %(unclear)s),
    count(*) FILTER (WHERE kind = %(withdrawn)s)
  FROM added
  WHERE kind IN (%(page)s, %(unclear)s, %(withdrawn)s)
  GROUP BY company_id, booklet_id, publication_id, subject
  ORDER BY booklet_id, publication_id, subject
  ON CONFLICT (booklet_id, publication_id, page) DO UPDATE SET updated_at = now(),
    growing_devices = known.growing_devices + excluded.growing_devices,
    growing_unclear = known.growing_unclear + excluded.growing_unclear,
    growing_withdrawn = known.growing_withdrawn + excluded.growing_withdrawn
),
by_dimension AS (
  INSERT INTO stats_factby AS known (
    id, created_at, updated_at, company_id, booklet_id, day, dimension, value, kind, n
  )
  SELECT gen_random_uuid(), now(), now(), company_id, booklet_id, day, dimension, value, kind, count(*) FROM added
  CROSS JOIN LATERAL (
    VALUES ('locale', locale), ('channel', channel), ('device', device), ('version', publication_id::text)
  ) AS told_apart (dimension, value)
  WHERE kind = ANY(%(told_apart)s)
  GROUP BY company_id, booklet_id, day, dimension, value, kind
  ORDER BY booklet_id, day, dimension, value, kind
  ON CONFLICT (booklet_id, day, dimension, value, kind) DO UPDATE SET n = known.n + excluded.n, updated_at = now()
)
SELECT count(*) FROM added
"""
_KINDS: dict[str, str | list[str]] = {
    "told_apart": [FactKind.OPENED.value, FactKind.FINISHED.value],
    "in_lots_alone": [FactKind.UNCLEAR.value, FactKind.WITHDRAWN.value],  # no count of a day
    "page": FactKind.PAGE.value,
    "unclear": FactKind.UNCLEAR.value,
    "withdrawn": FactKind.WITHDRAWN.value,
}
_ALONE = "SELECT pg_advisory_xact_lock(hashtextextended('facts of readings', %s))"


@dataclass(slots=True)
class Loader:
    """One of those who divide the booklets of a reading node among them."""

    node: str
    number: int = 0
    of: int = 1
    known: KnownEditions = field(default_factory=KnownEditions)
    days: set[date] = field(default_factory=set)  # that have a place

    def is_own(self, line: str) -> bool:
        """Each booklet is always the same one's: no two write the same counts."""
        return self.of == 1 or crc32(line.partition(" ")[0].encode()) % self.of == self.number


def load_facts(
    lines: Iterable[str], *, loader: Loader, until: Place, now: datetime, dropped: int = 0
) -> int:
    """The facts of these lines and how far they reach, at once or not at all; how many were new."""
    told = [one for line in lines if loader.is_own(line) and (one := read_line(line))]
    editions = loader.known.of(one.bundle for one in told)
    numbers = {bundle: number for number, bundle in enumerate(editions, start=1)}
    rows, days = _rows(told, editions, numbers, now)
    with act_as_platform():
        added = 0
        if rows:
            if not days <= loader.days:
                make_days(days)
            with connection.cursor() as cursor:
                cursor.execute(_ALONE, [loader.number])
                cursor.execute(
                    _LOAD,
                    {
                        **_KINDS,
                        "facts": "\n".join(rows),
                        "editions": "\n".join(map(_line_of, editions.values())),
                    },
                )
                (added,) = cursor.fetchone()
        _move(loader, until, dropped)
    loader.days |= days
    return added


def _rows(
    told: Sequence[Told], editions: dict[str, KnownEdition], numbers: dict[str, int], now: datetime
) -> tuple[list[str], set[date]]:
    first, last = now.date() - timedelta(days=KEPT), now.date() + AHEAD
    rows, days = [], set()
    for one in told:
        edition = editions.get(one.bundle)
        if edition is None:
            continue
        number = numbers[one.bundle]
        for fact in one.facts:
            if first <= fact.day <= last and edition.has(fact.kind, fact.subject):
                days.add(fact.day)
                rows.append(
                    f"{fact.id}\t{fact.day}\t{number}\t{fact.kind}\t{fact.subject}\t{fact.outcome}"
                    f"\t{one.channel}\t{one.device}"
                )
    return rows, days


def _line_of(edition: KnownEdition) -> str:
    return f"{edition.company_id}\t{edition.booklet_id}\t{edition.publication_id}\t{edition.locale}"


def _move(loader: Loader, until: Place, dropped: int) -> None:
    cursor, new = Cursor.objects.get_or_create(
        node=loader.node,
        loaders=loader.of,
        loader=loader.number,
        defaults={"segment": until.segment, "offset": until.offset, "dropped": dropped},
    )
    if not new:
        cursor.segment, cursor.offset = until
        cursor.dropped += dropped
        cursor.save(update_fields=["segment", "offset", "dropped", "updated_at"])
