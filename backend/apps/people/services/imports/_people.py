"""Whom lines of a file are about, among the people whom the company has now."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from itertools import chain
from typing import Any
from uuid import UUID

from apps.companies.models import Site
from apps.people.models import Group, PeopleImport, Person
from apps.people.questions import HeldElsewhere, NamesNobody
from apps.people.selectors import kept_by
from apps.people.services._card import faults_of, reference_key, reference_only, write_card
from shared.actor import Actor, Role
from shared.folding import fold
from shared.questions import ask

Told = Mapping[str, str]
CHUNK = 2000
AS_TOLD = ("first_name", "last_name", "reference", "email", "phone", "language", "job", "contract")
REPRESENTATIVE = {"representative": "name", "relation": "relation", "representative_email": "email"}


class Doubtful(Exception):
    """Nobody can say whom the line is about, or it would make a card that is no good."""

    def __init__(self, **problems: str) -> None:
        super().__init__(str(problems))
        self.problems = [{"field": name, "code": code} for name, code in problems.items()]


@dataclass(frozen=True, slots=True)
class Limits:
    """What a file may touch that somebody brought who knows the people of their booklets only."""

    theirs: frozenset[UUID]  # whom they know, of those whom lines may mean
    elsewhere: frozenset[UUID]  # of these, who has a booklet of others


@dataclass(slots=True)
class Known:
    """The people, sites and groups that lines may mean."""

    company_id: UUID
    references: dict[str, Person] = field(default_factory=dict)
    emails: defaultdict[str, list[Person]] = field(default_factory=lambda: defaultdict(list))
    names: Counter[tuple[str, str]] = field(default_factory=Counter)
    sites: dict[str, UUID] = field(default_factory=dict)
    groups: dict[str, UUID] = field(default_factory=dict)
    reference_only: set[UUID] = field(default_factory=set)
    names_nobody: bool = False  # the booklet into which the file was brought
    limits: Limits | None = None


def known_to(found: PeopleImport, *, lines: Iterable[Told], held: bool = False) -> Known:
    """As few queries as there are kinds of keys, however many lines there are.

    Cards that are held are nobody else's to change until the lines are written, and are not there if somebody erased them.
    """
    company_id, lines = found.company_id, list(lines)
    known = Known(company_id)
    references = {reference_key(told["reference"]) for told in lines if "reference" in told} - {""}
    emails = {told["email"] for told in lines if "email" in told}
    people = Person.objects.filter(company_id=company_id)
    if held:
        people = people.select_for_update(no_key=True).order_by("id")
    for keys in _chunks(references):
        known.references.update(
            {person.reference_key: person for person in people.filter(reference_key__in=keys)}
        )
    for keys in _chunks(emails):
        for person in people.filter(email__in=keys):
            known.emails[person.email].append(known.references.get(person.reference_key, person))
    sites = Site.objects.filter(company_id=company_id).values_list("name", "id")
    known.sites = {fold(name): site for name, site in sites}
    known.groups = dict(Group.objects.filter(company_id=company_id).values_list("key", "id"))
    known.reference_only = reference_only(company_id=company_id, people=known.references.values())
    if found.booklet_id:
        answers: list[bool] = ask(NamesNobody, booklet_id=found.booklet_id)
        known.names_nobody = any(answers)
    if found.limited:
        known.limits = _limits_of(found, known)
    return known


def bringer_of(found: PeopleImport) -> Actor:
    """Whoever brought a file into a booklet of theirs, as far as knowing people goes."""
    return Actor(
        user_id=found.by_id,
        name=found.by_name,
        company_id=found.company_id,
        role=Role.BOOKLET_MANAGER,
    )


def _limits_of(found: PeopleImport, known: Known) -> Limits:
    at_addresses = chain.from_iterable(known.emails.values())
    meant = {person.id for person in chain(known.references.values(), at_addresses)}
    actor = bringer_of(found)
    theirs = frozenset(kept_by(actor).filter(id__in=meant).values_list("id", flat=True))
    elsewhere = ask(HeldElsewhere, actor=actor, person_ids=theirs)
    return Limits(theirs=theirs, elsewhere=frozenset().union(*elsewhere))


def note_names(known: Known, *, found: PeopleImport, lines: Iterable[Told]) -> None:
    """Who is already called what, among the people whom the bringer knows and in the file, of whom nothing but a name is told."""
    nameless = [told for told in lines if not {"reference", "email"} & set(told)]
    if not nameless:
        return
    everybody = Person.objects.filter(company_id=known.company_id)
    people = kept_by(bringer_of(found)) if found.limited else everybody
    known.names = Counter(map(_named_in, nameless))
    for first, last in people.values_list("first_name", "last_name").iterator(CHUNK):
        known.names[fold(first), fold(last)] += 1


def find_person(told: Told, *, known: Known) -> Person | None:
    """By the reference, then by an address that one person alone has; never by a name.

    Who has a reference is not somebody with another one, even at the same address.
    """
    key = reference_key(told.get("reference", ""))
    if key and key in known.references:
        _require_known(known, "reference", known.references[key])
        return known.references[key]
    at_address = known.emails.get(told.get("email", ""), [])
    if key:
        unnumbered = [person for person in at_address if not person.reference]
        if len(at_address) != 1 or not unnumbered:
            return None
        _require_known(known, "email", *unnumbered)
        return unnumbered[0]
    _require_known(known, "email", *at_address)
    if len(at_address) > 1:
        raise Doubtful(email="import_email_shared")
    if not at_address and "email" not in told and known.names[_named_in(told)] > 1:
        raise Doubtful(last_name="import_homonym")
    return at_address[0] if at_address else None


def _require_known(known: Known, field_name: str, *people: Person) -> None:
    """Of somebody whom the bringer may not know, nothing is told but that the line cannot be taken."""
    if known.limits and not {person.id for person in people} <= known.limits.theirs:
        raise Doubtful(**{field_name: "import_person_elsewhere"})


def write_line(person: Person, told: Told, *, known: Known) -> list[str]:
    """Put on the card what a line says, and say what changed; it takes nothing away."""
    before = person.left_on
    changed = write_card(person, _values(person, told, known))
    if known.limits and person.left_on != before and person.id in known.limits.elsewhere:
        raise Doubtful(left_on="person_held_elsewhere")
    if faults := faults_of(person):
        raise Doubtful(**faults)
    if person.says_who and (known.names_nobody or person.id in known.reference_only):
        raise Doubtful(reference="person_reference_only")
    if person.left_on and person.joined_on and person.left_on < person.joined_on:
        raise Doubtful(left_on="leaves_before_joining")
    return changed


def _values(person: Person, told: Told, known: Known) -> dict[str, Any]:
    values: dict[str, Any] = {name: told[name] for name in AS_TOLD if name in told}
    for name in ("joined_on", "left_on"):
        if name in told:
            values[name] = date.fromisoformat(told[name])
    if _is_back(person, values):
        values["left_on"] = None
    if "site" in told:
        values["site_id"] = _named_one(known.sites, told["site"], site="unknown_site")
    if "groups" in told:
        meant = filter(None, map(str.strip, re.split("[,;|]", told["groups"])))
        new = [_named_one(known.groups, name, groups="unknown_group") for name in meant]
        values["groups"] = list(dict.fromkeys([*person.groups, *new]))
    if said := {part: told[name] for name, part in REPRESENTATIVE.items() if name in told}:
        values["representative"] = {**person.representative, **said}
    return values


def _is_back(person: Person, values: Mapping[str, Any]) -> bool:
    """Whoever arrives after they left, and of whom no departure is told, is back."""
    arrives = values.get("joined_on")
    return bool(person.left_on and arrives and arrives > person.left_on and "left_on" not in values)


def _named_one(ids: Mapping[str, UUID], name: str, **problem: str) -> UUID:
    try:
        return ids[fold(name.strip())]
    except KeyError as error:
        raise Doubtful(**problem) from error


def _named_in(told: Told) -> tuple[str, str]:
    return fold(told.get("first_name", "")), fold(told.get("last_name", ""))


def _chunks(keys: Iterable[str]) -> Iterable[list[str]]:
    ordered = sorted(keys)
    return (ordered[start : start + CHUNK] for start in range(0, len(ordered), CHUNK))
