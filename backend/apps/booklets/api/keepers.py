from typing import Any

from ninja import Router

from apps.values import selectors
from apps.values.schemas.keepers import Keepers, ValueSites
from shared.http.request import Request

router = Router(tags=["values"])


@router.get("/values/people", response=Keepers)
def list_keepers(request: Request) -> dict[str, Any]:
    """Colleagues who may look after a value."""
    return {"items": selectors.list_keepers(actor=request.actor)}


@router.get("/values/sites", response=ValueSites)
def list_value_sites(request: Request) -> dict[str, Any]:
    """The places of the company that may have values of their own."""
    return {"items": selectors.list_value_sites(actor=request.actor)}
