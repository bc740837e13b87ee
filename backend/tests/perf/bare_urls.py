"""The same question answered with the least: who is signed in, in which company."""

from typing import Any

from django.http import HttpRequest
from django.urls import path
from ninja import NinjaAPI
from ninja.security import django_auth

from apps.accounts.models import User
from apps.companies.models import Membership
from apps.companies.schemas.session import SessionAbilities, SessionUser

api = NinjaAPI(auth=django_auth, docs_url=None, openapi_url=None, urls_namespace="bare")


@api.get("/api/auth/user", response=SessionUser)
def get_session_user(request: HttpRequest) -> dict[str, Any]:
    user = request.user
    assert isinstance(user, User)
    membership = Membership.objects.filter(user_id=user.id).select_related("company").first()
    return {
        "id": user.id,
        "email": user.email,
        "first_name": user.first_name,
        "last_name": user.last_name,
        "language": user.language,
        "platform_role": user.platform_role,
        "role": membership.role if membership else None,
        "company": membership.company if membership else None,
        "closed_company": "",
        "second_factor": {"on": False, "required": False},
        "terms": {"accepted": True, "cgu": "2026-11-18", "rgpd": "2026-11-18"},
        "abilities": dict.fromkeys(SessionAbilities.model_fields, True),
        "switched": None,
    }


urlpatterns = [path("", api.urls)]
