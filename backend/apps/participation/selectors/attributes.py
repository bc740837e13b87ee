from collections.abc import Iterable
from uuid import UUID

from apps.participation.content import Attributes
from apps.people.models import Group, Person
from shared.folding import fold


def attributes_of(*, company_id: UUID, persons: Iterable[Person]) -> dict[UUID, Attributes]:
    """What conditions speak of, by person: one look at the groups of the company, however many they are."""
    found = list(persons)
    named = {group_id for person in found for group_id in person.groups}
    groups = Group.objects.filter(company_id=company_id, id__in=named)
    keys = dict(groups.values_list("id", "key")) if named else {}
    return {person.id: _attributes(person, keys) for person in found}


def _attributes(person: Person, keys: dict[UUID, str]) -> Attributes:
    return Attributes(
        site=str(person.site_id or ""),
        job=fold(person.job),
        contract=person.contract,
        groups=frozenset(keys[group_id] for group_id in person.groups if group_id in keys),
    )
