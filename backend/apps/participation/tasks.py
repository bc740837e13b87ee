from datetime import date
from typing import Any
from uuid import UUID

from django.utils import timezone

from apps.participation import selectors, services
from shared.jobs.registry import handles


@handles("participation.add")
def add(*, booklet_id: str, person_ids: list[str]) -> None:
    """A thousand of many."""
    booklet = selectors.find_booklet(booklet_id=UUID(booklet_id))
    if booklet:
        services.add_some(
            booklet=booklet, person_ids=[UUID(one) for one in person_ids], now=timezone.now()
        )


@handles("participation.change")
def change(
    *,
    booklet_id: str,
    act: services.Act,
    ids: list[str],
    reason: str,
    changes: dict[str, str | None] | None = None,
) -> None:
    """The same for a thousand of many."""
    booklet = selectors.find_booklet(booklet_id=UUID(booklet_id))
    if booklet:
        services.change_some(
            booklet=booklet,
            act=act,
            ids=[UUID(one) for one in ids],
            reason=reason,
            changes=_days_read(changes or {}),
            now=timezone.now(),
        )


def _days_read(changes: dict[str, str | None]) -> dict[str, Any]:
    due_on = changes.get("due_on")
    return {**changes, "due_on": date.fromisoformat(due_on)} if due_on else changes


@handles("participation.fit_rule")
def fit_rule(*, rule_id: str, after: str | None = None) -> None:
    """Whoever fits a new rule, a thousand at a time."""
    services.fit_rule(
        rule_id=UUID(rule_id), after=UUID(after) if after else None, now=timezone.now()
    )


@handles("participation.fit_persons")
def fit_persons(*, company_id: str, person_ids: list[str]) -> None:
    """People who came, and the rules of their company."""
    services.fit_persons(
        company_id=UUID(company_id),
        person_ids=[UUID(one) for one in person_ids],
        now=timezone.now(),
    )


@handles("participation.follow_person")
def follow_person(*, company_id: str, person_id: str) -> None:
    """Somebody whose card changed."""
    services.follow_person(
        company_id=UUID(company_id), person_id=UUID(person_id), now=timezone.now()
    )


@handles("participation.turn")
def turn(*, booklet_id: str, after: str | None = None) -> None:
    """Whoever has to read again what is online, a thousand at a time."""
    services.turn_participations(
        booklet_id=UUID(booklet_id), after=UUID(after) if after else None, now=timezone.now()
    )


@handles("participation.erase_user_traces", gives_up=False)
def erase_user_traces(*, user_id: str, left: str) -> None:
    """Somebody whose account was erased."""
    services.erase_user_traces(user_id=UUID(user_id), name=left)
