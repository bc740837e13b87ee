"""The log, for everybody: hashes and signatures, of nobody in particular."""

from typing import Any

from django.http import HttpResponse
from ninja import Router

from apps.register import selectors
from apps.register.proof.keys import verifier
from apps.register.schemas.register import RegisterKeys
from shared.http.request import Request

router = Router(tags=["register"])

NOTE: dict[str, Any] = {
    "responses": {
        200: {"description": "OK", "content": {"text/plain": {"schema": {"type": "string"}}}}
    }
}
TILE: dict[str, Any] = {
    "responses": {
        200: {
            "description": "OK",
            "content": {
                "application/octet-stream": {"schema": {"type": "string", "format": "binary"}}
            },
        }
    }
}


@router.get("/register/checkpoint", auth=None, openapi_extra=NOTE)
def get_checkpoint(request: Request) -> HttpResponse:
    """The newest state of the log, as a signed note of C2SP."""
    note = selectors.get_checkpoint().note
    return HttpResponse(note, content_type="text/plain; charset=utf-8")


@router.get("/register/tile/{path:path}", auth=None, openapi_extra=TILE)
def get_tile(request: Request, path: str) -> HttpResponse:
    """Hashes of the log, whole or partial tiles of C2SP."""
    return HttpResponse(selectors.get_tile(path), content_type="application/octet-stream")


@router.get("/register/keys", auth=None, response=RegisterKeys)
def list_register_keys(request: Request) -> dict[str, Any]:
    """With what the log is signed."""
    return {"keys": [verifier().text]}
