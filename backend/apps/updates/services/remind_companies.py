from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.library.models import Chapter
from apps.updates import selectors
from apps.updates.models import AdoptionCount, Rollout
from shared import errors
from shared.actor import Actor
from shared.jobs import queue
from shared.language import DEFAULT_LANGUAGE
from shared.tenancy import act_as_platform
from shared.tenancy.scope import act_as_company


class RemindedLately(errors.Conflict):
    """They were told within the week, or nothing waits there any more."""

    code = "reminded_lately"


def remind_companies(
    *, actor: Actor, chapter: Chapter, number: int, company_id: UUID | None, now: datetime
) -> int:
    """Have those who decide told by mail that the release waits: in one company, or in each that was not told within
    a week; how many they are.
    """
    rollout = selectors.get_rollout(chapter=chapter, number=number)
    waiting = _waiting(rollout, company_id, now)
    reminded = sum(_remind(rollout, one, now) for one in waiting)
    if company_id and not reminded:
        raise RemindedLately
    journal.record(
        actor=actor,
        action="updates.companies_reminded",
        target=chapter,
        label=chapter.title[DEFAULT_LANGUAGE],
        now=now,
        after={"version": number, "companies": reminded},
    )
    return reminded


def _waiting(rollout: Rollout, company_id: UUID | None, now: datetime) -> list[UUID]:
    with act_as_platform():
        rows = selectors.remindable(rollout=rollout, now=now).values_list("company_id", flat=True)
        if company_id is None:
            return list(rows.order_by("id"))
        if not selectors.named_lines(rollout).filter(company=company_id).exists():
            raise errors.NotFound
        return list(rows.filter(company=company_id))


def _remind(rollout: Rollout, company_id: UUID, now: datetime) -> bool:
    """Once, however many ask at the same time."""
    with act_as_company(company_id):
        lines = AdoptionCount.objects.filter(company=company_id, rollout=rollout)
        held = lines.select_for_update(no_key=True).get()
        if selectors.is_reminded_lately(held, now=now):
            return False
        held.reminded_at = now
        held.save(update_fields=["reminded_at", "updated_at"])
        queue.enqueue("updates.remind", company_id=company_id, rollout_id=rollout.id)
    return True
