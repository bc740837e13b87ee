"""People who work on booklets, and short ways to make what they work with."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from django.utils import timezone

from apps.accounts.models import User
from apps.booklets.factories import BookletAccessFactory
from apps.booklets.models import Booklet, BookletRole, Duty
from apps.companies.factories import MembershipFactory
from apps.companies.models import Company
from apps.library.factories import ChapterFactory, SectorChapterFactory, SectorFactory
from apps.library.models import Chapter, Sector
from shared.actor import Actor, Role

NOW = timezone.now()


def member(company: Company, role: Role = Role.COMPANY_ADMIN, **user: Any) -> User:
    named = {f"user__{key}": value for key, value in user.items()}
    return MembershipFactory.create(company=company, role=role, **named).user


def actor_of(user: User, company_id: UUID, role: Role = Role.COMPANY_ADMIN) -> Actor:
    return Actor(user_id=user.id, name=user.full_name, company_id=company_id, role=role)


def admin(company: Company) -> Actor:
    return actor_of(member(company), company.id)


def manager(booklet: Booklet, duty: Duty = Duty.MAIN) -> Actor:
    """Somebody who answers for the booklet."""
    access = BookletAccessFactory.create(booklet=booklet, duty=duty)
    return actor_of(access.user, booklet.company_id, Role.BOOKLET_MANAGER)


def writer(booklet: Booklet) -> Actor:
    access = BookletAccessFactory.create(booklet=booklet, role=BookletRole.WRITER, duty="")
    return actor_of(access.user, booklet.company_id, Role.WRITER)


def released(name: str = "Accueil", **traits: Any) -> Chapter:
    """A chapter that the platform offers."""
    return ChapterFactory.create(company_id=None, name=name, released=True, **traits)


def sector_with(chapters: Sequence[Chapter], mandatory: Sequence[Chapter] = ()) -> Sector:
    """A sector that recommends these chapters in this order."""
    sector = SectorFactory.create()
    for position, chapter in enumerate(chapters):
        SectorChapterFactory.create(
            sector=sector, chapter=chapter, position=position, mandatory=chapter in mandatory
        )
    return sector
