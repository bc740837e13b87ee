from typing import Annotated, Any

from django.utils import timezone
from ninja import Path, Router
from pydantic import StringConstraints

from apps.register import services
from apps.register.proof import show_number
from apps.register.schemas.reading import ReceiptsIn, ReceivedList
from shared.http.request import Request

router = Router(tags=["reading"])

Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]{3,60}$")]


@router.post("/reading/{slug}/receipts", auth=None, response=ReceivedList)
def receive_receipts(request: Request, slug: Path[Slug], body: ReceiptsIn) -> dict[str, Any]:
    """What somebody acknowledged on their device, once, whatever the network did meanwhile."""
    received = services.receive_receipts(
        slug=slug,
        ticket=body.ticket,
        acts=[act.to_act() for act in body.acts],
        address=request.actor.ip,
        now=timezone.now(),
    )
    return {"items": [_to_output(one) for one in received]}


def _to_output(one: services.Received) -> dict[str, Any]:
    receipt = one.receipt
    return {
        "id": one.act_id,
        "number": show_number(receipt.number),
        "known": one.known,
        "received_at": receipt.received_at,
        "version": receipt.version,
    }
