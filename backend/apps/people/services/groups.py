from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from django.db import IntegrityError, transaction
from django.db.models import F, Func, Value

from apps.journal import services as journal
from apps.people import policies
from apps.people.events import PersonChanged
from apps.people.models import Group, Person
from shared import errors
from shared.actor import Actor, require_own_hands
from shared.events import announce
from shared.folding import fold
from shared.unnaming import without_names

LONGEST = 80
MOST_GROUPS = 500


class GroupNameTaken(errors.Conflict):
    code = "group_name_taken"


class TooManyGroups(errors.Conflict):
    code = "too_many_groups"


@transaction.atomic
def add_group(*, actor: Actor, name: str, now: datetime) -> Group:
    """People that the company will name together."""
    group = Group(company_id=policies.company_kept_by(actor), name=name)
    if Group.objects.filter(company_id=group.company_id).count() >= MOST_GROUPS:
        raise TooManyGroups(most=MOST_GROUPS)
    _save(group)
    journal.record(actor=actor, action="group.added", target=group, label=name, now=now)
    return group


@transaction.atomic
def rename_group(*, actor: Actor, group: Group, name: str, now: datetime) -> Group:
    """Another name, for the same people."""
    policies.company_kept_by(actor)
    before = group.name
    if before == name:
        return group
    group.name = name
    _save(group)
    journal.record(
        actor=actor,
        action="group.renamed",
        target=group,
        label=name,
        now=now,
        before={"name": before},
        after={"name": name},
    )
    return group


@transaction.atomic
def remove_group(*, actor: Actor, group: Group, now: datetime) -> None:
    """A group that is no more; its people stay."""
    require_own_hands(actor)
    policies.company_kept_by(actor)
    Group.objects.select_for_update().get(id=group.id)  # nobody is put into it meanwhile
    members = Person.objects.filter(company_id=group.company_id, groups__contains=[group.id])
    ids = list(members.values_list("id", flat=True))
    members.update(groups=Func(F("groups"), Value(group.id), function="array_remove"))
    journal.record(actor=actor, action="group.removed", target=group, label=group.name, now=now)
    company_id = group.company_id
    group.delete()
    for person_id in ids:
        announce(PersonChanged(company_id=company_id, person_id=person_id))


def unname_groups(*, company_id: UUID, people: Iterable[Person]) -> None:
    """Groups that bear the name of somebody who is forgotten keep initials in its place."""
    groups = list(Group.objects.select_for_update().filter(company_id=company_id).order_by("id"))
    for person in people:
        for group in groups:
            name = without_names(
                group.name, names=person.unmistakable_names, left=person.initials or "…"
            )
            if name != group.name:
                _rename_apart(group, name, groups)


def _rename_apart(group: Group, name: str, groups: list[Group]) -> None:
    """Two may be left with the same initials."""
    taken = {one.key for one in groups if one is not group}
    names = (name[:LONGEST], *(f"{name[: LONGEST - 4]} {n}" for n in range(2, MOST_GROUPS + 2)))
    group.name = next(one for one in names if fold(one) not in taken)
    group.note_key()
    group.save(update_fields=["name", "key", "updated_at"])


def _save(group: Group) -> None:
    group.note_key()
    if len(group.key) > LONGEST:
        raise errors.Invalid({"name": "string_too_long"}, max_length=LONGEST)
    try:
        with transaction.atomic():
            group.save()
    except IntegrityError as error:
        if "group_name_once" in str(error):
            raise GroupNameTaken({"name": "group_name_taken"}) from error
        raise
