from typing import Any

from ninja import Router

from apps.library import selectors
from apps.library.schemas.values import LivingValueList
from shared.http.request import Request

router = Router(tags=["library"])


@router.get("/values", response=LivingValueList)
def list_living_values(request: Request) -> dict[str, Any]:
    """The living values that texts may insert, with their names by language."""
    return {"items": selectors.list_living_values(actor=request.actor)}
