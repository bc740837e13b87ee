"""A receipt, for whoever has its number."""

from typing import Annotated, Any

from django.utils import timezone
from ninja import Path, Router
from pydantic import StringConstraints

from apps.register import selectors, services
from apps.register.schemas.public import NameIn, NameOut, PublicReceiptOut, describe_told
from shared.http.limited import LIMITED
from shared.http.request import Request

router = Router(tags=["register"])

Number = Annotated[str, StringConstraints(min_length=1, max_length=60)]


@router.get("/receipts/{number}", auth=None, response=PublicReceiptOut)
def get_public_receipt(request: Request, number: Path[Number]) -> dict[str, Any]:
    """Which version of which booklet was acknowledged, with all that anybody needs to check it; nobody is named."""
    return describe_told(selectors.tell_receipt(number))


@router.post("/receipts/{number}/name", auth=None, response=NameOut, openapi_extra=LIMITED)
def compare_name(request: Request, number: Path[Number], body: NameIn) -> dict[str, bool]:
    """Whether a receipt is of somebody of this name; five tries an hour for each number."""
    now = timezone.now()
    return {"fits": services.compare_name(number=number, name=body.name, now=now)}
