from django.http import HttpResponse
from ninja import Query, Router

from apps.i18n import selectors
from apps.i18n.schemas.messages import TextsQuery
from shared.http.request import Request

router = Router(tags=["i18n"], auth=None)


@router.get("/api/admin/i18n/json", response=dict[str, dict[str, str]])
def get_translations(request: Request, locale: str) -> dict[str, dict[str, str]]:
    """The texts that override the shipped ones, by locale."""
    return {locale: selectors.messages_of(locale=locale)}


@router.get("/_i18n/{locale}/messages.json", response=dict[str, str])
def get_locale_messages(
    request: Request, response: HttpResponse, locale: str, asked: Query[TextsQuery]
) -> dict[str, str]:
    """The texts of one locale that are not those shipped; kept a day under the address that names today's."""
    spoken = selectors.get_interface_locale(locale)
    if asked.v == selectors.stamp_of(spoken):
        response["Cache-Control"] = f"private, max-age={selectors.KEPT_SECONDS}"
    return selectors.messages_of(locale=locale)
