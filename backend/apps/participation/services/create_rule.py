from datetime import datetime
from typing import Any
from uuid import UUID

from apps.companies.models import Site
from apps.journal import services as journal
from apps.participation.models import ParticipationRule
from apps.participation.services._lock import open_booklet
from apps.people.policies import keeps_everybody
from shared import errors
from shared.actor import Actor
from shared.jobs import queue

MOST_RULES = 20


class TooManyRules(errors.Conflict):
    code = "too_many_rules"


class RuleForEverybody(errors.Invalid):
    """Whoever knows the people of their booklets only hands nothing to everybody."""

    code = "rule_for_everybody"


def create_rule(
    *, actor: Actor, booklet_id: UUID, conditions: dict[str, list[Any]], now: datetime
) -> ParticipationRule:
    """Whoever fits becomes a participant: those of today by jobs, those of tomorrow as they come."""
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    told = {name: list(dict.fromkeys(map(str, asked))) for name, asked in conditions.items()}
    if not any(told.values()) and not keeps_everybody(actor):
        raise RuleForEverybody({"conditions": "rule_for_everybody"})
    sites = Site.objects.filter(company_id=booklet.company_id, id__in=told["sites"])
    if sites.count() != len(told["sites"]):
        raise errors.Invalid({"sites": "unknown_site"})
    rules = ParticipationRule.objects.filter(company_id=booklet.company_id, booklet=booklet)
    if rules.count() >= MOST_RULES:
        raise TooManyRules
    rule = ParticipationRule.objects.create(
        company_id=booklet.company_id,
        booklet=booklet,
        conditions=told,
        by_id=actor.user_id,
        by_name=actor.name,
    )
    journal.record(
        actor=actor,
        action="participation.rule_created",
        target=booklet,
        label=booklet.name,
        now=now,
        after=told,
    )
    queue.enqueue("participation.fit_rule", rule_id=rule.id)
    return rule
