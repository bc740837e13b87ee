from ninja import Router

from apps.values.schemas.values import ConfirmIn, OwnValue, OwnValueIn, SavedValues, ValuesIn
from shared.http.request import Request

router = Router(tags=["values"])


@router.put("/values", response=SavedValues)
def save_values(request: Request, body: ValuesIn) -> None:
    """Fill many at once."""
    raise NotImplementedError


@router.post("/values/confirm", response=SavedValues)
def confirm_values(request: Request, body: ConfirmIn) -> None:
    """These are still true."""
    raise NotImplementedError


@router.post("/values", response={201: OwnValue})
def add_own_value(request: Request, body: OwnValueIn) -> None:
    """An information that the library does not know."""
    raise NotImplementedError


@router.delete("/values/{key}", response={204: None})
def remove_own_value(request: Request, key: str) -> None:
    """One of the company itself that no page inserts."""
    raise NotImplementedError
