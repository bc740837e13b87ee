from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from django.db.models import Count

from apps.booklets.models import Booklet
from apps.participation.models import Participation
from apps.participation.selectors.attributes import attributes_of
from apps.participation.selectors.versions import Planned, Versions
from apps.people.models import Person
from apps.publishing.models import Scope
from apps.publishing.selectors import foreseen_changes, freeze
from shared.actor import Actor

KNOWN = (
    *("acknowledged_publication_id", "acknowledged_site_id", "acknowledged_job"),
    *("person__site_id", "person__job", "person__contract", "person__groups"),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Foreseen:
    """Who would be asked to read again, and for which pages."""

    acknowledged: int  # who could be
    people: int
    pages: dict[str, int]  # by page, how many of them


def foresee_rereading(
    *, actor: Actor, booklet: Booklet, marked: Collection[UUID] | None, now: datetime
) -> Foreseen:
    """If it were published now with these pages to read again; unless told, with those that are proposed.

    People of whom the same is known are looked at once: a booklet of a hundred thousand has some hundreds of kinds.
    """
    if marked is None:
        changes = foreseen_changes(actor=actor, booklet=booklet, now=now)
        pages = {one["page"] for one in changes if one["scope"] == Scope.TO_REREAD}
    else:
        pages = set(map(str, marked))
    content = freeze(actor=actor, booklet=booklet, now=now)
    versions = Versions(booklet, planned=Planned(content=content, marked=frozenset(pages)))
    rows = Participation.objects.filter(
        company_id=booklet.company_id, booklet=booklet, excluded_at=None, has_left=False
    )
    kinds = list(
        rows.exclude(acknowledged_at=None).order_by().values(*KNOWN).annotate(count=Count("id"))
    )
    persons = [_person(kind) for kind in kinds]
    who = attributes_of(company_id=booklet.company_id, persons=persons)
    asked: Counter[str] = Counter()
    people = 0
    for kind, person in zip(kinds, persons, strict=True):
        found = versions.reread(_participation(kind), who[person.id]).pages
        people += kind["count"] if found else 0
        asked.update(dict.fromkeys(found, kind["count"]))
    total = sum(kind["count"] for kind in kinds)
    return Foreseen(acknowledged=total, people=people, pages=dict(asked))


def _person(kind: dict[str, object]) -> Person:
    return Person(**{name.removeprefix("person__"): kind[name] for name in KNOWN[3:]})


def _participation(kind: dict[str, object]) -> Participation:
    return Participation(**{name: kind[name] for name in KNOWN[:3]})
