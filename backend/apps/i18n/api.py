from ninja import Router

from apps.i18n import selectors
from shared.http.request import Request

router = Router(tags=["i18n"], auth=None)


@router.get("/api/admin/i18n/json", response=dict[str, dict[str, str]])
def get_translations(request: Request, locale: str) -> dict[str, dict[str, str]]:
    """The texts that override the shipped ones, by locale."""
    return {locale: selectors.messages_of(locale=locale)}


@router.get("/_i18n/{locale}/messages.json", response=dict[str, str])
def get_locale_messages(request: Request, locale: str) -> dict[str, str]:
    """The texts of one locale that override the shipped ones."""
    return selectors.messages_of(locale=locale)
