"""Who fits a rule becomes a participant; who stops fitting stays, flagged."""

from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from apps.booklets.models import Booklet, BookletStatus
from apps.participation.content import Attributes, belongs, folded
from apps.participation.models import Participation, ParticipationRule
from apps.participation.selectors import attributes_of
from apps.participation.services._add import add_persons, may_be_handed
from apps.people.models import Person
from shared.jobs import queue

AT_ONCE = 1000


def fit_rule(*, rule_id: UUID, after: UUID | None, now: datetime) -> None:
    """A thousand people of its company at a time."""
    rule = ParticipationRule.objects.select_related("booklet__company").filter(id=rule_id).first()
    if rule is None:
        return
    people = Person.objects.filter(company_id=rule.company_id).order_by("id")
    some = list((people.filter(id__gt=after) if after else people)[:AT_ONCE])
    _fit(rule, some, now)
    if len(some) == AT_ONCE:
        queue.enqueue("participation.fit_rule", rule_id=rule.id, after=some[-1].id)


def fit_persons(*, company_id: UUID, person_ids: Iterable[UUID], now: datetime) -> None:
    """Every rule of their company, for people who came or changed."""
    people = list(Person.objects.filter(company_id=company_id, id__in=list(person_ids)))
    rules = ParticipationRule.objects.filter(company_id=company_id).order_by("id")
    for rule in rules.select_related("booklet__company"):
        _fit(rule, people, now)


def _fit(rule: ParticipationRule, people: list[Person], now: datetime) -> None:
    booklet, today = rule.booklet, rule.booklet.company.today(now=now)
    who = attributes_of(company_id=rule.company_id, persons=people)
    fitting = [one for one in people if _fits(rule, who[one.id])]
    if _takes(booklet):
        handed = [one for one in fitting if may_be_handed(booklet, one)]
        add_persons(booklet, handed, today=today, rule_id=rule.id)
    came = Participation.objects.filter(
        company_id=rule.company_id, booklet=booklet, rule_id=rule.id, person__in=people
    )
    came.filter(fits=True).exclude(person__in=fitting).update(fits=False, updated_at=now)
    came.filter(fits=False, person__in=fitting).update(fits=True, updated_at=now)


def _takes(booklet: Booklet) -> bool:
    """Nobody is handed what is put away."""
    return booklet.trashed_at is None and booklet.status != BookletStatus.ARCHIVED


def _fits(rule: ParticipationRule, who: Attributes) -> bool:
    return belongs(folded(rule.conditions), who)
