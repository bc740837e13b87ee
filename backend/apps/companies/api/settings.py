from ninja import Router

from apps.companies import selectors
from apps.companies.schemas.settings import SettingsOverview
from apps.companies.selectors.settings import Overview
from shared.http.request import Request

router = Router(tags=["settings"])


@router.get("/overview", response=SettingsOverview)
def get_settings_overview(request: Request) -> Overview:
    """What the settings hold for the caller, in numbers."""
    return selectors.settings_overview(actor=request.actor)
