from argparse import ArgumentParser
from datetime import datetime, timedelta
from typing import Any
from urllib.parse import parse_qs, urlsplit

from django.conf import settings
from django.contrib.auth.hashers import make_password
from django.core.management.base import BaseCommand, CommandError
from django.db import connections
from django.utils import timezone

from apps.accounts import services as accounts
from apps.accounts.models import RecoveryCode, SecondFactor, User, UserStatus
from apps.companies import services as companies
from apps.companies.models import Company, CompanyKind, Invitation, Membership, Site
from apps.companies.selectors import membership_in_use
from config.management.demo_booklets import fill_values, make_booklets
from config.management.demo_cards import CARDS, SITES, SMALL_COMPANIES, SmallCompany
from config.management.demo_chapters import COMPANY_CHAPTERS, PLATFORM_CHAPTERS
from config.management.demo_comments import discuss_booklets
from config.management.demo_data import (
    COMPANIES,
    DOMAINS,
    HOSTS,
    NEWCOMERS,
    PASSWORD,
    STAFF,
    DemoCompany,
    DemoMember,
    StaffMember,
)
from config.management.demo_files import LIBRARIES
from config.management.demo_library import fill_library, write_chapters
from config.management.demo_media import hang_pictures
from config.management.demo_news import tell_news
from config.management.demo_participants import hand_over
from config.management.demo_publications import publish_booklets
from config.management.demo_questions import ask_questions
from config.management.demo_readings import tell_readings
from config.management.demo_updates import propose_release
from shared.actor import Actor, PlatformRole
from shared.cache import forget_all
from shared.tenancy import act_as_platform


class Command(BaseCommand):
    help = "Create companies with users of every role, booklets that people read, and mailings (may run again)."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--reset-terms",
            action="store_true",
            help="let the demo users meet the terms again, as on their first day",
        )
        parser.add_argument(
            "--reset-passwords",
            action="store_true",
            help="give the demo users their password back, without second factor, and forget"
            " how often they tried",
        )

    def handle(self, *args: Any, reset_terms: bool, reset_passwords: bool, **options: Any) -> None:
        if urlsplit(settings.PUBLIC_URL).hostname not in ("localhost", "127.0.0.1"):
            raise CommandError("demo users have a public password: on this machine only")
        if reset_terms:
            _forget_acceptances()
        with act_as_platform():
            _create_missing()
            if reset_passwords:
                _give_passwords_back()
        for step in (publish_booklets, hand_over, discuss_booklets, ask_questions, propose_release):
            step(actor_of=_actor_of, now=timezone.now())
        tell_readings(companies=[company.name for company in COMPANIES], now=timezone.now())
        self.stdout.write(f"Demo users sign in with the password {PASSWORD}")


def _create_missing() -> None:
    now = timezone.now()
    for person in STAFF:
        _user(person, person.platform_role)
    founder = _actor(_user(STAFF[0]))
    for company in COMPANIES:
        _create_company(company, founder=founder, now=now)
        _fill_card(company.name, founder=founder, now=now)
    for small in SMALL_COMPANIES:
        _create_small_company(small, founder=founder, now=now)
    _invite_newcomers(now=now)
    _hang_pictures(now=now)
    _write_chapters(now=now)
    admin = COMPANIES[0].members[0].email
    fill_values(actor=_actor_of(admin), now=now)
    make_booklets(actor_of=_actor_of, admin=admin, now=now)
    tell_news(actor=_actor_of(STAFF[2].email), now=now)
    for hostname, brand in HOSTS.items():
        companies.set_host_brand(actor=founder, hostname=hostname, brand=brand, now=now)


def _create_company(company: DemoCompany, *, founder: Actor, now: datetime) -> None:
    """A company of some weeks, whose people came one after the other."""
    begin = now - timedelta(days=3 * len(company.members))
    tenant = Company.objects.filter(name=company.name).first() or companies.create_company(
        actor=founder, name=company.name, kind=CompanyKind(company.kind), now=begin
    )
    for place, member in enumerate(company.members):
        user, day = _user(member), begin + timedelta(days=3 * place - 1, hours=place)
        if Membership.objects.filter(company=tenant, user=user).exists():
            continue
        administrator = _actor(_user(company.members[0])) if place else founder
        companies.add_member(
            actor=administrator, company=tenant, user=user, role=member.role, now=day
        )
        _try_english(user, now=day + timedelta(hours=2))


def _fill_card(name: str, *, founder: Actor, now: datetime) -> None:
    """What is known of a company, unless somebody has written on its card since."""
    tenant = Company.objects.get(name=name)
    if not tenant.siret:
        companies.update_company(actor=founder, company=tenant, changes=CARDS[name], now=now)
    for site, city in SITES[name]:
        if not Site.objects.filter(company=tenant, name=site).exists():
            companies.add_site(actor=founder, company=tenant, name=site, city=city, now=now)


def _create_small_company(small: SmallCompany, *, founder: Actor, now: datetime) -> None:
    """One more line of the list, with one person."""
    if Company.objects.filter(name=small.name).exists():
        return
    tenant = companies.create_company(
        actor=founder, name=small.name, kind=CompanyKind(small.kind), now=now, **small.card
    )
    companies.add_member(
        actor=founder,
        company=tenant,
        user=_user(small.administrator),
        role=small.administrator.role,
        now=now,
    )
    if small.suspended_for:
        companies.suspend_company(
            actor=founder, company=tenant, reason=small.suspended_for, now=now
        )


def _invite_newcomers(*, now: datetime) -> None:
    """By the first administrator of the first company: one is awaited, one suspended, one leaves on a day."""
    actor = _actor(_user(COMPANIES[0].members[0]))
    for person in NEWCOMERS:
        if _knows(person.email):
            continue
        invitation = companies.NewInvitation(
            first_name=person.first_name,
            last_name=person.last_name,
            email=person.email,
            language="fr-FR",
            role=person.role,
            ends_on=timezone.localdate(now) + timedelta(days=person.days) if person.days else None,
        )
        companies.invite_user(actor=actor, invitation=invitation, now=now)
        if not person.awaited:
            _accept(person.email, now=now)
        if person.suspended:
            user = User.objects.get(email=person.email)
            companies.suspend_user(actor=actor, user_id=user.id, now=now)


def _knows(email: str) -> bool:
    """Whether somebody came, or is awaited."""
    return any(model.objects.filter(email=email).exists() for model in (User, Invitation))


def _hang_pictures(*, now: datetime) -> None:
    """By the first administrator of each company that has a library."""
    for company in COMPANIES:
        if company.name in LIBRARIES:
            actor = _actor(_user(company.members[0]))
            hang_pictures(company=company.name, actor=actor, now=now)


def _write_chapters(*, now: datetime) -> None:
    """The platform's by its library editor, a company's own by its first administrator."""
    fill_library(actor=_actor(_user(STAFF[2])), chapters=PLATFORM_CHAPTERS, now=now)
    for company in COMPANIES:
        if company.name in COMPANY_CHAPTERS:
            actor = _actor(_user(company.members[0]))
            write_chapters(actor=actor, chapters=COMPANY_CHAPTERS[company.name], now=now)


def _actor_of(email: str) -> Actor:
    with act_as_platform():
        return _actor(User.objects.get(email=email))


def _accept(email: str, *, now: datetime) -> None:
    invitation = Invitation.objects.get(email=email)
    link = companies.member_invitation_link(invitation, language=invitation.language, host=None)
    (token,) = parse_qs(urlsplit(link).query)["token"]
    companies.accept_invitation(actor=Actor(), token=token, password=PASSWORD, now=now)


def _try_english(user: User, *, now: datetime) -> None:
    """There and back, so that the journal has more to tell than arrivals."""
    actor = _actor(user)
    accounts.set_language(actor=actor, user=user, language="en-GB", now=now)
    accounts.set_language(actor=actor, user=user, language="fr-FR", now=now + timedelta(minutes=5))


def _actor(user: User) -> Actor:
    return companies.build_actor(
        user=user,
        membership=membership_in_use(user_id=user.id, company_id=None, today=timezone.localdate()),
        language=user.language,
        terms_accepted=True,
        ip="",
    )


def _give_passwords_back() -> None:
    """One hash for all of them, since it is slow to make; attempts are counted in Redis, where nothing is indispensable."""
    forget_all()
    password, now = make_password(PASSWORD), timezone.now()
    for domain in DOMAINS:
        everyone = User.objects.filter(email__endswith=f"@{domain}")
        people = everyone.exclude(status=UserStatus.INVITED)
        SecondFactor.objects.filter(user__in=people).delete()
        RecoveryCode.objects.filter(user__in=people).delete()
        people.update(password=password, updated_at=now)


def _user(person: StaffMember | DemoMember, role: PlatformRole = PlatformRole.NONE) -> User:
    return User.objects.filter(email=person.email).first() or accounts.create_user(
        email=person.email,
        first_name=person.first_name,
        last_name=person.last_name,
        password=PASSWORD,
        platform_role=role,
    )


def _forget_acceptances() -> None:
    """As the tables' owner: the application itself cannot undo an acceptance."""
    with connections["owner"].cursor() as cursor:
        for domain in DOMAINS:
            cursor.execute(
                "DELETE FROM accounts_termsacceptance USING accounts_user"
                " WHERE user_id = accounts_user.id AND email LIKE %s",
                [f"%@{domain}"],
            )
        cursor.execute("DELETE FROM accounts_session")
