"""A database of booklets with their participants and their register, written as fast as PostgreSQL can."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID, uuid4

from apps.register.proof import new_number
from tests.scale.database import FIRST_NAMES, LAST_NAMES, fill

SYLLABLES = "ba ber bon cha cor da del fa gar gué la lan le lou ma mar mon nau per ri rou sa ta vi"
JOBS = ["Serveur", "Cuisinier", "Plongeur", "Réceptionniste", "Gouvernante", "Aide-soignant", ""]
OTHERS = 1_000  # participants of the one booklet of each of the other companies
FIRST_LAST, REFERENCE = "Zénobie Vercingétorix", "rh-unique-4242"

STATES = {
    "to_invite": 10,
    "invited": 15,
    "opened": 8,
    "reading": 10,
    "read": 7,
    "acknowledged": 35,
    "to_reread": 8,
    "excluded": 3,
    "left": 4,
}
LANGUAGES = {"fr-FR": 80, "en-GB": 10, "es-ES": 6, "pt-PT": 4}
VERSIONS = {"1.0": 40, "1.1": 20, "2.0": 30, "2.1": 9, "3.0": 1}
CHANNELS = {"link": 70, "account": 8, "code": 10, "tablet": 6, "paper": 4, "import": 2}
STRENGTHS = {
    "link": "personal_link",
    "account": "account",
    "code": "declared",
    "tablet": "witnessed",
    "paper": "witnessed",
    "import": "imported",
}

COMPANIES = """
INSERT INTO companies_company SELECT (jsonb_populate_record(model, jsonb_build_object(
  'id', other, 'name', format('Maison %%s', other)))).*
FROM companies_company AS model, unnest(%(others)s::uuid[]) AS other WHERE model.id = %(model)s
"""
# The dice are thrown once for each (OFFSET). One of sixteen first names, alone or two together; one of the commonest last names for every eighth, as in France.
EVERYBODY = """
CREATE TABLE everybody AS
SELECT company, booklet, place, number, dice, last_name || ' ' || first_name AS name,
  lpad(to_hex(place * 10000000 + number), 32, '0')::uuid AS id, first_name, last_name, reference,
  translate(lower(format('%%s %%s %%s', last_name, first_name, reference)),
    'éèêëàâçôöîïûü', 'eeeeaacooiiuu') AS words
FROM unnest(%(companies)s::uuid[], %(booklets)s::uuid[], %(counts)s::int[])
  WITH ORDINALITY AS population(company, booklet, count, place),
LATERAL (SELECT number, format('RH-%%s', lpad(number::text, 7, '0')) AS reference,
    decode(md5(place || 'p' || number), 'hex') AS dice,
    %(first)s::text[] AS f, %(last)s::text[] AS l, %(syllables)s::text[] AS s
  FROM generate_series(1, count) AS number
  OFFSET 0) AS numbers,
LATERAL (SELECT f[1 + get_byte(dice, 0) %% 16]
    || CASE WHEN get_byte(dice, 1) < 128 THEN '' ELSE '-' || f[1 + get_byte(dice, 2) %% 16] END
    AS first_name,
  CASE WHEN get_byte(dice, 3) < 32 THEN l[1 + get_byte(dice, 4) %% cardinality(l)]
    ELSE initcap(s[1 + get_byte(dice, 4) %% 24] || s[1 + get_byte(dice, 5) %% 24]
      || s[1 + get_byte(dice, 6) %% 24]) END AS last_name) AS names
"""
ONE_PERSON = """
UPDATE everybody SET last_name = split_part(%(rare)s, ' ', 2), first_name = split_part(%(rare)s, ' ', 1),
  name = split_part(%(rare)s, ' ', 2) || ' ' || split_part(%(rare)s, ' ', 1),
  reference = %(reference)s, words = %(rare_words)s
FROM unnest(%(counts)s::int[]) WITH ORDINALITY AS population(count, at)
WHERE place = at AND number = count / 2
"""
PEOPLE = """
INSERT INTO people_person (id, company_id, created_at, updated_at, first_name, last_name, reference,
  reference_key, email, phone, language, site_id, job, contract, groups, joined_on, left_on,
  representative, signs, words)
SELECT id, company, now(), now(), first_name, last_name, reference, lower(reference),
  CASE WHEN get_byte(dice, 9) < 205 THEN format('p%%s@scale.test', number) ELSE '' END, '',
  (%(languages)s::text[])[1 + get_byte(dice, 8) %% 100],
  (%(sites)s::uuid[])[(place - 1) * %(sites_each)s + 1 + get_byte(dice, 7) %% %(sites_each)s],
  (%(jobs)s::text[])[1 + get_byte(dice, 10) %% cardinality(%(jobs)s::text[])],
  (ARRAY['permanent', 'fixed_term', 'seasonal', ''])[1 + get_byte(dice, 11) %% 4], '{}', current_date,
  CASE WHEN (%(states)s::text[])[1 + get_byte(dice, 12) %% 100] = 'left' THEN current_date - 30 END,
  '{}', 'self', words
FROM everybody
"""
PARTICIPATIONS = """
INSERT INTO participation_participation (id, company_id, created_at, updated_at, booklet_id, person_id,
  state, language, invited_at, opened_on, pages_read, read_on, acknowledged_publication_id,
  acknowledged_at, acknowledged_job, acknowledged_chapters, signed, reread_pages, reread_reason,
  due_on, reminders, excluded_at, excluded_reason, link_epoch, fits, name, words, site_id, has_email, has_left)
SELECT person.id, company, now(), now(), booklet, person.id, state, person.language, now(),
  CASE WHEN state NOT IN ('to_invite', 'invited') THEN current_date END, '{}',
  CASE WHEN state IN ('read', 'acknowledged') THEN current_date END,
  CASE WHEN acknowledged THEN gen_random_uuid() END,
  CASE WHEN acknowledged THEN now() - seconds * interval '1 second' END, lower(job), '{}', '{}',
  CASE WHEN state = 'to_reread' THEN ARRAY[gen_random_uuid()] ELSE '{}' END,
  CASE WHEN state = 'to_reread' THEN 'version' ELSE '' END,
  CASE WHEN state NOT IN ('to_invite', 'acknowledged', 'excluded', 'left')
    THEN current_date + 60 - seconds %% 90 END,
  0, CASE WHEN state = 'excluded' THEN now() END, '', 1, get_byte(dice, 15) > 5, name, person.words,
  site_id, person.email <> '', state = 'left'
FROM everybody JOIN people_person AS person USING (id),
LATERAL (SELECT (%(states)s::text[])[1 + get_byte(dice, 12) %% 100] AS state,
  get_byte(dice, 13) * 65536 + get_byte(dice, 14) * 256 + get_byte(dice, 6) AS seconds) AS chosen,
LATERAL (SELECT state IN ('acknowledged', 'to_reread')
  OR state IN ('excluded', 'left') AND seconds %% 2 = 0 AS acknowledged) AS facts
"""
SAME_EVERYWHERE = """
UPDATE participation_participation SET state = 'to_reread', acknowledged_at = now(),
  due_on = current_date - 5, has_email = true, fits = true
WHERE words = %(rare_words)s
"""
RECEIPTS = """
INSERT INTO register_receipt (id, company_id, created_at, updated_at, number, booklet_id,
  participation_id, publication_id, edition_id, version, locale, part, signer, round, channel, strength,
  gesture, received_at, flags, public, private, salt, fingerprint, name, words)
SELECT id, company, now(), now(), upper(substr(md5('n' || id), 1, 17)), booklet, id, company, booklet,
  (%(versions)s::text[])[1 + get_byte(dice, 10) %% 100],
  (%(languages)s::text[])[1 + get_byte(dice, 8) %% 100], '', 'person', 1, channel,
  %(strengths)s::jsonb ->> channel, 'tick',
  now() - (get_byte(dice, 13) * 65536 + get_byte(dice, 14) * 256 + get_byte(dice, 6)) * interval '4 s',
  '{}', repeat(md5(id::text), 22), repeat(md5(name), 15), dice, sha256(dice), name, words
FROM everybody, LATERAL (SELECT (%(channels)s::text[])[1 + get_byte(dice, 11) %% 100] AS channel) AS c
"""
ONE_RECEIPT = """
UPDATE register_receipt SET number = told FROM unnest(%(counts)s::int[], %(numbers)s::text[])
  WITH ORDINALITY AS population(count, told, place)
WHERE id = lpad(to_hex(place * 10000000 + count / 2), 32, '0')::uuid
"""
CANCELLATIONS = """
INSERT INTO register_cancellation (id, company_id, created_at, updated_at, receipt_id, reason, by_name,
  at, public, private, salt, fingerprint)
SELECT id, company, now(), now(), id, 'Accusé enregistré au nom d’une autre personne.', 'Camille Vidal',
  now(), '{}', '{}', dice, sha256(dice)
FROM everybody WHERE get_byte(dice, 9) < 3
"""
ENTRIES = """
INSERT INTO register_registerentry (id, company_id, created_at, updated_at, index, sequence, kind,
  subject_id, fingerprint, previous, leaf, recorded_at)
SELECT id, company, now(), now(), row_number() OVER (ORDER BY place, number), number, 'receipt', id,
  sha256(dice), sha256(dice), sha256(dice), now()
FROM everybody
"""
TABLES = (
    *("companies_company", "people_person", "participation_participation"),
    *("register_receipt", "register_cancellation", "register_registerentry"),
)


@dataclass(frozen=True)
class CompanyOfBooklet:
    """A company with one booklet, so many participants of it and as many receipts."""

    company_id: UUID
    booklet_id: UUID
    count: int
    sites: Sequence[UUID]
    number: str  # of one of its receipts


def fill_participants(name: str, *, populations: Sequence[CompanyOfBooklet], others: int) -> None:
    """These companies, and so many others with a thousand participants each."""
    companies = [uuid4() for _ in range(others)]
    sites_each = len(populations[0].sites)
    values: dict[str, Any] = {
        "model": populations[0].company_id,
        "others": companies,
        "companies": [*(one.company_id for one in populations), *companies],
        "booklets": [*(one.booklet_id for one in populations), *(uuid4() for _ in companies)],
        "counts": [*(one.count for one in populations), *(OTHERS for _ in companies)],
        "numbers": [*(one.number for one in populations), *(new_number() for _ in companies)],
        "sites": [
            *(site for one in populations for site in one.sites),
            *(uuid4() for _ in range(others * sites_each)),
        ],
        "sites_each": sites_each,
        "first": FIRST_NAMES.split(),
        "last": LAST_NAMES.split(),
        "syllables": SYLLABLES.split(),
        "jobs": JOBS,
        "states": _hundred(STATES),
        "languages": _hundred(LANGUAGES),
        "versions": _hundred(VERSIONS),
        "channels": _hundred(CHANNELS),
        "strengths": json.dumps(STRENGTHS),
        "rare": FIRST_LAST,
        "rare_words": f"vercingetorix zenobie {REFERENCE}",
        "reference": REFERENCE.upper(),
    }
    statements = (
        *(COMPANIES, EVERYBODY, ONE_PERSON, PEOPLE, PARTICIPATIONS, SAME_EVERYWHERE),
        *(RECEIPTS, ONE_RECEIPT, CANCELLATIONS, ENTRIES, "DROP TABLE everybody"),
    )
    fill(name, statements, values, *TABLES)


def _hundred(shares: dict[str, int]) -> list[str]:
    """Each value as often as its share of a hundred."""
    return [value for value, share in shares.items() for _ in range(share)]
