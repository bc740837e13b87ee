"""What is written on a person's card, whoever writes it: a form, a file, or the booklet they are added to."""

from collections.abc import Iterable, Mapping
from typing import Any
from uuid import UUID

import phonenumbers
from django.db import IntegrityError, transaction

from apps.companies.models import Site
from apps.people.models import Group, Person, Signs
from apps.people.questions import KnownByReferenceOnly
from shared import errors
from shared.folding import fold
from shared.questions import ask

COUNTRY = "FR"  # of a number that names none
LONGEST_REFERENCE = 60


class ReferenceTaken(errors.Conflict):
    code = "person_reference_taken"


class ReferenceOnly(errors.Conflict):
    """Somebody who was handed a booklet of patients or residents, while the hosting is not certified."""

    code = "person_reference_only"


def reference_only(*, company_id: UUID, people: Iterable[Person]) -> set[UUID]:
    """Who of these, known by their reference, must stay so."""
    nameless = [person.id for person in people if not person.says_who]
    if not nameless:
        return set()
    answers = ask(KnownByReferenceOnly, company_id=company_id, person_ids=nameless)
    return set().union(*answers)


def read_phone(typed: str) -> str | None:
    """The number as E.164; nothing for what is none."""
    try:
        number = phonenumbers.parse(typed, COUNTRY)
    except phonenumbers.NumberParseException:
        return None
    if not phonenumbers.is_valid_number(number):
        return None
    return phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.E164)


def write_card(person: Person, told: Mapping[str, Any]) -> list[str]:
    """Put on the card what is told, and say which parts changed; the rest stays. Nothing is saved."""
    values = {**told}
    if values.get("phone"):
        values["phone"] = read_phone(values["phone"]) or values["phone"]
    if "email" in values:
        values["email"] = values["email"].lower()
    changed = [name for name, value in values.items() if getattr(person, name) != value]
    for name in changed:
        setattr(person, name, values[name])
    person.note_words()
    return changed


def faults_of(person: Person) -> dict[str, str]:
    """What is wrong with a card, by its field: the key of the sentence that says so."""
    faults = {}
    if bool(person.first_name) != bool(person.last_name):
        faults["last_name" if person.first_name else "first_name"] = "missing"
    elif not person.first_name and not person.reference:
        faults["last_name"] = "person_name_needed"
    if len(person.reference_key) > LONGEST_REFERENCE:
        faults["reference"] = "person_reference_too_long"
    if person.phone and read_phone(person.phone) != person.phone:
        faults["phone"] = "phone"
    acts_for_them = person.signs != Signs.SELF or bool(person.representative)
    if acts_for_them and not person.representative.get("name"):
        faults["representative"] = "representative_needed"
    return faults


def require_sound(person: Person, told: Mapping[str, Any]) -> None:
    """Refuse a card with a fault, each beside its field: a site or a group of somebody else is one."""
    faults = faults_of(person)
    if told.get("site_id") and not _has_site(person.company_id, told["site_id"]):
        faults["site_id"] = "unknown_site"
    if told.get("groups") and not _has_groups(person.company_id, told["groups"]):
        faults["groups"] = "unknown_group"
    if faults:
        raise errors.Invalid(faults)


def save_card(person: Person) -> None:
    """Keep the card, unless somebody else of the company has this reference."""
    try:
        with transaction.atomic():
            person.save()
    except IntegrityError as error:
        if "person_reference_once" in str(error):
            raise ReferenceTaken({"reference": "person_reference_taken"}) from error
        raise


def journal_name(person: Person) -> str:
    """How the journal, which outlives the card, names somebody: by their reference, or by initials."""
    return person.reference or person.initials


def reference_key(reference: str) -> str:
    """What references are compared by."""
    return fold(reference)


def _has_site(company_id: UUID, site_id: UUID) -> bool:
    """Held until the card names it, so that nobody removes it in between."""
    sites = Site.objects.select_for_update(no_key=True, of=("self",))
    return sites.filter(company_id=company_id, id=site_id).first() is not None


def _has_groups(company_id: UUID, group_ids: list[UUID]) -> bool:
    groups = Group.objects.select_for_update(no_key=True).order_by("id")
    return len(groups.filter(company_id=company_id, id__in=group_ids)) == len(set(group_ids))
