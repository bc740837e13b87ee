"""The API: its routers, its doors, and how it says no."""

from typing import Any

from django.db import DataError
from django.http import HttpRequest, HttpResponse
from ninja import NinjaAPI
from ninja.errors import HttpError, ValidationError
from ninja.openapi.schema import OpenAPISchema
from ninja.operation import Operation

from apps.accounts.api import account_router, second_factor_router, sessions_router
from apps.accounts.api import router as accounts
from apps.booklets.api import routers as booklets
from apps.comments.api import router as comments
from apps.companies.api import (
    hosts_router,
    identity_router,
    invitation_router,
    invitations_router,
    memberships_router,
    session_router,
    settings_router,
    sites_router,
    users_router,
)
from apps.companies.api import router as companies
from apps.comprehension.api import routers as comprehension
from apps.content.api import routers as content
from apps.emailing.api import routers as emailing
from apps.home.api import router as home
from apps.i18n.api import public as i18n
from apps.i18n.api import routers as languages
from apps.journal.api import router as journal
from apps.library.api import routers as library
from apps.media.api import routers as media
from apps.participation.api import routers as participation
from apps.people.api import routers as people
from apps.publishing.api import routers as publishing
from apps.reading.api import routers as reading
from apps.register.api import routers as register
from apps.stats.api import router as stats
from apps.translations.api import routers as translations
from apps.updates.api import routers as updates
from apps.values.api import router as values
from config import search, service_status
from config.answers import answer, language_of, refusal
from config.openapi import complete
from shared import errors
from shared.http.auth import terms_accepted
from shared.language import text


class LivretierAPI(NinjaAPI):
    def get_openapi_operation_id(self, operation: Operation) -> str:
        """The name of the function: short, and stable when a file moves."""
        return operation.view_func.__name__

    def get_openapi_schema(self, **options: Any) -> OpenAPISchema:
        return complete(super().get_openapi_schema(**options))


api = LivretierAPI(
    title="Livretier", version="1", auth=terms_accepted, docs_url=None, openapi_url=None
)

api.add_router("/api/auth", session_router)
for own_account in (accounts, account_router, sessions_router, second_factor_router):
    api.add_router("/api/auth", own_account)
api.add_router("/api/admin/identity", identity_router)
api.add_router("/api/settings", settings_router)
api.add_router("/api", companies)
api.add_router("/api", sites_router)
api.add_router("/api", hosts_router)
api.add_router("/api", memberships_router)
api.add_router("/api/auth", invitation_router)
api.add_router("/api", users_router)
api.add_router("/api", invitations_router)
api.add_router("/api/journal", journal)
api.add_router("/api", service_status.router)
api.add_router("/api", search.router)
for media_router in media:
    api.add_router("/api", media_router)
for library_router in library:
    api.add_router("/api/library", library_router)
api.add_router("/api/values", values)
for booklets_router in booklets:
    api.add_router("/api", booklets_router)
api.add_router("/api", comments)
for translations_router in translations:
    api.add_router("/api", translations_router)
for updates_router in updates:
    api.add_router("/api", updates_router)
for publishing_router in (*publishing, *reading):
    api.add_router("/api", publishing_router)
for content_router in content:
    api.add_router("/api", content_router)
for languages_router in languages:
    api.add_router("/api/i18n", languages_router)
for people_router in (*people, *participation, *register, *emailing, *comprehension):
    api.add_router("/api", people_router)
api.add_router("/api/stats", stats)
api.add_router("/api/home", home)
api.add_router("", i18n)


@api.exception_handler(errors.DomainError)
def refuse(request: HttpRequest, error: errors.DomainError) -> HttpResponse:
    return refusal(request, error)


@api.exception_handler(ValidationError)
def refuse_input(request: HttpRequest, error: ValidationError) -> HttpResponse:
    language = language_of(request)
    fields: dict[str, list[str]] = {}
    for fault in error.errors:
        field = ".".join(str(part) for part in fault["loc"][2:]) or str(fault["loc"][-1])
        fields.setdefault(field, []).append(_sentence(fault, language))
    return answer(request, 422, errors.Invalid.code, fields)


@api.exception_handler(DataError)
def refuse_unstorable(request: HttpRequest, error: DataError) -> HttpResponse:
    """A NUL in a text, a number too large: PostgreSQL's no is the caller's mistake."""
    return answer(request, 422, errors.Invalid.code)


@api.exception_handler(HttpError)
def refuse_request(request: HttpRequest, error: HttpError) -> HttpResponse:
    return answer(request, error.status_code, "bad_request")


def _sentence(fault: dict[str, Any], language: str) -> str:
    context = fault.get("ctx", {})
    kind = "missing" if context.get("min_length") == 1 else fault["type"]
    try:
        return text(f"fields.{kind}", language, **context)
    except KeyError:
        return text("fields.invalid", language)
