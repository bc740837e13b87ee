"""Who writes and who reads in these tests."""

from datetime import datetime
from typing import Any

from apps.accounts.factories import UserFactory
from apps.companies.factories import CompanyFactory, MembershipFactory
from apps.companies.models import CompanyKind
from apps.content import selectors
from apps.content.factories import NewsItemFactory, paragraph
from apps.content.models import NewsItem
from apps.content.services import NewsText, TutorialText
from shared.actor import Actor, PlatformRole, Role


def an_editor() -> Actor:
    user = UserFactory.create(platform_role=PlatformRole.LIBRARY_EDITOR.value)
    return Actor(user_id=user.id, name=user.full_name, platform_role=PlatformRole.LIBRARY_EDITOR)


def a_reader(kind: str = CompanyKind.HOSPITALITY, role: Role = Role.BOOKLET_MANAGER) -> Actor:
    """Somebody in a company of their own."""
    member = MembershipFactory.create(company=CompanyFactory.create(kind=kind), role=role)
    return Actor(user_id=member.user_id, company_id=member.company_id, role=role)


def news_text(**said: Any) -> NewsText:
    whole = {"titles": {"fr-FR": "Congés"}, "bodies": {"fr-FR": paragraph("Quatre chapitres.")}}
    return NewsText(**{**whole, **said})


def tutorial_text(**said: Any) -> TutorialText:
    whole = {"titles": {"fr-FR": "Importer"}, "bodies": {"fr-FR": paragraph("Un fichier.")}}
    return TutorialText(**{**whole, **said})


def titles(actor: Actor, now: datetime) -> list[str]:
    """What is told to somebody, in its order."""
    found = selectors.list_news(actor=actor, now=now, cursor=None, limit=50)
    return [item.name for item in found.items]


def news(name: str, **traits: Any) -> NewsItem:
    return NewsItemFactory.create(title={"fr-FR": name}, **traits)
