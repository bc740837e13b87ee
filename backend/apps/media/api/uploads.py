from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Router, Status

from apps.media import selectors, services
from apps.media.schemas.describe_upload import describe_upload
from apps.media.schemas.uploads import PartAddresses, PartsIn, UploadIn, UploadOut
from shared.http.needs_store import NEEDS_STORE
from shared.http.request import Request

router = Router(tags=["media"])


@router.post("/media/uploads", response={201: UploadOut})
def start_upload(request: Request, body: UploadIn) -> Status[dict[str, Any]]:
    """Reserve the room of a file that the browser will send to S3 part by part."""
    upload = services.start_upload(actor=request.actor, **body.model_dump(), now=timezone.now())
    return Status(201, describe_upload(actor=request.actor, upload=upload))


@router.get("/media/uploads/{upload_id}", response=UploadOut, openapi_extra=NEEDS_STORE)
def get_upload(request: Request, upload_id: UUID) -> dict[str, Any]:
    """What has arrived, and what became of it."""
    upload = selectors.get_upload(actor=request.actor, upload_id=upload_id)
    return describe_upload(actor=request.actor, upload=upload)


@router.post("/media/uploads/{upload_id}/parts", response=PartAddresses, openapi_extra=NEEDS_STORE)
def sign_upload_parts(request: Request, upload_id: UUID, body: PartsIn) -> dict[str, Any]:
    """Addresses to which exactly these parts may be sent, for an hour."""
    signed = services.sign_upload_parts(
        actor=request.actor, upload_id=upload_id, numbers=body.numbers, now=timezone.now()
    )
    return {"items": signed}


@router.post("/media/uploads/{upload_id}/completion", response=UploadOut, openapi_extra=NEEDS_STORE)
def complete_upload(request: Request, upload_id: UUID) -> dict[str, Any]:
    """Every part has arrived: the analysis may begin."""
    upload = services.complete_upload(actor=request.actor, upload_id=upload_id, now=timezone.now())
    return describe_upload(actor=request.actor, upload=upload)


@router.delete("/media/uploads/{upload_id}", response={204: None})
def cancel_upload(request: Request, upload_id: UUID) -> Status[None]:
    """Give the room back and forget the parts."""
    services.cancel_upload(actor=request.actor, upload_id=upload_id)
    return Status(204, None)
