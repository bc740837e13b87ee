from typing import Any

from django.utils import timezone
from ninja import Router

from apps.content import selectors
from apps.content.schemas.help import HelpContacts
from shared.http.request import Request

router = Router(tags=["content"])


@router.get("/help/contacts", response=HelpContacts)
def list_help_contacts(request: Request) -> dict[str, Any]:
    """Whom the caller can ask: those who administer their company, and who runs this instance."""
    today = timezone.now().astimezone(request.timezone).date()
    people = selectors.list_administrators(actor=request.actor, today=today)
    operator = selectors.get_operator()
    return {
        "administrators": [{"name": one.full_name, "email": one.email} for one in people],
        "operator": operator and operator._asdict(),
    }
