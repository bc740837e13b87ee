"""The same body read, a row of the same table inserted, the same answer: nothing is looked up, checked or proved."""

from typing import Any
from uuid import UUID, uuid4

from django.http import HttpRequest
from django.urls import path
from django.utils import timezone
from ninja import NinjaAPI

from apps.register import proof
from apps.register.models import Channel, Receipt, Strength
from apps.register.schemas.reading import ReceiptsIn, ReceivedList

PUBLIC, PRIVATE = "p" * 700, "q" * 450  # about as long as ours

api = NinjaAPI(docs_url=None, openapi_url=None, urls_namespace="bare")


@api.post("/receipts/{company_id}", response=ReceivedList)
def insert_receipt(request: HttpRequest, company_id: UUID, body: ReceiptsIn) -> dict[str, Any]:
    [act] = body.acts
    receipt = Receipt.objects.create(
        id=act.id,
        company_id=company_id,
        number=proof.new_number(),
        booklet_id=company_id,
        participation_id=uuid4(),
        publication_id=company_id,
        edition_id=company_id,
        version="1.0",
        locale=act.locale,
        channel=Channel.LINK,
        strength=Strength.PERSONAL_LINK,
        gesture=act.gesture,
        device_at=act.device_at,
        sent_at=act.sent_at,
        received_at=timezone.now(),
        public=PUBLIC,
        private=PRIVATE,
        salt=bytes(32),
        fingerprint=bytes(32),
        name="Rouquette",
        words="rouquette ines rh",
    )
    item = {
        "id": receipt.id,
        "number": receipt.number,
        "known": False,
        "received_at": receipt.received_at,
        "version": receipt.version,
    }
    return {"items": [item]}


urlpatterns = [path("", api.urls)]
