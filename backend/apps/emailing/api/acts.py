"""What is done with a mailing as a whole."""

from collections.abc import Callable
from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Router, Status

from apps.emailing import services
from apps.emailing.models import Campaign
from apps.emailing.schemas.describe import describe_mailing
from apps.emailing.schemas.mailings import Mailing, MailingPreview, PreviewIn, ScheduleIn
from shared.http.request import Request

router = Router(tags=["emailing"])

MAILING = "/booklets/{booklet_id}/mailings/{mailing_id}"


@router.post(f"{MAILING}/preview", response=MailingPreview)
def preview_mailing(
    request: Request, booklet_id: UUID, mailing_id: UUID, body: PreviewIn
) -> services.Preview:
    """The message as the first of its people would get it in this language; it is kept nowhere."""
    return services.preview_mailing(
        actor=request.actor,
        booklet_id=booklet_id,
        mailing_id=mailing_id,
        locale=body.locale,
        now=timezone.now(),
    )


@router.post(f"{MAILING}/test", response={202: Mailing})
def test_mailing(request: Request, booklet_id: UUID, mailing_id: UUID) -> Status[dict[str, Any]]:
    """Have it sent to the actor's own address; `tested` says so once the provider took it."""
    return Status(202, _act(request, booklet_id, mailing_id, services.ask_test))


@router.post(f"{MAILING}/launch", response=Mailing)
def launch_mailing(request: Request, booklet_id: UUID, mailing_id: UUID) -> dict[str, Any]:
    """Have it sent now; launched twice, it is sent once."""
    return _act(request, booklet_id, mailing_id, services.launch_mailing)


@router.post(f"{MAILING}/schedule", response=Mailing)
def schedule_mailing(
    request: Request, booklet_id: UUID, mailing_id: UUID, body: ScheduleIn
) -> dict[str, Any]:
    """Have it sent later."""
    return _act(
        request, booklet_id, mailing_id, services.schedule_mailing, starts_at=body.starts_at
    )


@router.post(f"{MAILING}/unschedule", response=Mailing)
def unschedule_mailing(request: Request, booklet_id: UUID, mailing_id: UUID) -> dict[str, Any]:
    """A draft again."""
    return _act(request, booklet_id, mailing_id, services.unschedule_mailing)


@router.post(f"{MAILING}/pause", response=Mailing)
def pause_mailing(request: Request, booklet_id: UUID, mailing_id: UUID) -> dict[str, Any]:
    """Nothing more leaves until it is resumed."""
    return _act(request, booklet_id, mailing_id, services.pause_mailing)


@router.post(f"{MAILING}/resume", response=Mailing)
def resume_mailing(request: Request, booklet_id: UUID, mailing_id: UUID) -> dict[str, Any]:
    """It goes on where it stood."""
    return _act(request, booklet_id, mailing_id, services.resume_mailing)


@router.post(f"{MAILING}/cancel", response=Mailing)
def cancel_mailing(request: Request, booklet_id: UUID, mailing_id: UUID) -> dict[str, Any]:
    """For good; the month gets back what was not sent."""
    return _act(request, booklet_id, mailing_id, services.cancel_mailing)


def _act(
    request: Request,
    booklet_id: UUID,
    mailing_id: UUID,
    service: Callable[..., Campaign],
    **said: Any,
) -> dict[str, Any]:
    now = timezone.now()
    campaign = service(
        actor=request.actor, booklet_id=booklet_id, mailing_id=mailing_id, now=now, **said
    )
    return describe_mailing(campaign, now=now)
