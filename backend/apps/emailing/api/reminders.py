from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Router

from apps.booklets.models import Booklet, ReceiptMode
from apps.emailing import policies, selectors, services
from apps.emailing.schemas.reminders import Reminders, RemindersIn
from shared.http.request import Request

router = Router(tags=["emailing"])


@router.get("/booklets/{booklet_id}/reminders", response=Reminders)
def get_reminders(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """What the booklet sends by itself, and to how many it would next."""
    booklet = selectors.get_mailings_booklet(actor=request.actor, booklet_id=booklet_id)
    return _to_output(request, booklet)


@router.put("/booklets/{booklet_id}/reminders", response=Reminders)
def set_reminders(request: Request, booklet_id: UUID, body: RemindersIn) -> dict[str, Any]:
    """What it sends by itself from the next nine o'clock on."""
    services.set_reminders(
        actor=request.actor,
        booklet_id=booklet_id,
        reminds=body.reminds,
        invites_newcomers=body.invites_newcomers,
        days=[step.day for step in body.steps],
        now=timezone.now(),
    )
    booklet = selectors.get_mailings_booklet(actor=request.actor, booklet_id=booklet_id)
    return _to_output(request, booklet)


def _to_output(request: Request, booklet: Booklet) -> dict[str, Any]:
    routine = services.get_routine(booklet)
    foreseen = services.foresee_reminders(booklet, now=timezone.now())
    return {
        "id": booklet.id,
        "reminds": routine.reminds,
        "invites_newcomers": routine.invites_newcomers,
        "steps": [{"day": day} for day in routine.days],
        "foreseen_on": foreseen.day,
        "foreseen": [{"day": day, "people": count} for day, count in foreseen.by_step.items()],
        "newcomers": foreseen.newcomers,
        "asks_receipts": booklet.receipt_mode != ReceiptMode.NONE,
        "abilities": {"change": policies.may_change(request.actor, booklet)},
    }
