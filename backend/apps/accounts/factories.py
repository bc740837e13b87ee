from datetime import datetime, timedelta

import factory
from django.contrib.auth.hashers import make_password
from django.test import Client
from django.utils import timezone
from django.utils.crypto import get_random_string
from factory.django import DjangoModelFactory

from apps.accounts.models import (
    IdentitySwitch,
    SecondFactor,
    Session,
    SwitchEnd,
    TermsAcceptance,
    User,
    UserStatus,
)
from apps.accounts.services import _email_token
from apps.accounts.services._codes import STEP_SECONDS, seal_secret, totp_of
from apps.accounts.services._invitation_token import make_invitation_token
from apps.accounts.services._reset_token import make_token
from apps.accounts.terms import VERSIONS
from shared.actor import PlatformRole
from shared.folding import fold

PASSWORD = "un-mot-de-passe-assez-long"
SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"


class UserFactory(DjangoModelFactory[User]):
    """Somebody who can sign in and has accepted the terms."""

    class Meta:
        model = User
        skip_postgeneration_save = True

    class Params:
        suspended = factory.Trait(status=UserStatus.SUSPENDED)
        invited = factory.Trait(
            status=UserStatus.INVITED,
            invited_at=factory.LazyFunction(timezone.now),
            password=factory.LazyFunction(lambda: make_password(None)),
        )
        super_admin = factory.Trait(platform_role=PlatformRole.SUPER_ADMIN)
        library_editor = factory.Trait(platform_role=PlatformRole.LIBRARY_EDITOR)

    email = factory.Sequence("personne{}@exemple.test".format)
    first_name = "Camille"
    last_name = factory.Sequence("Vidal {}".format)
    password = factory.django.Password(PASSWORD)
    words = factory.LazyAttribute(
        lambda user: fold(f"{user.first_name} {user.last_name} {user.email}")
    )

    @factory.post_generation
    def terms(self: User, create: bool, extracted: bool | None) -> None:
        if create and extracted is not False:
            accept_current_terms(self)


class SessionFactory(DjangoModelFactory[Session]):
    """Somebody's browser elsewhere."""

    class Meta:
        model = Session

    session_key = factory.LazyFunction(lambda: get_random_string(32))
    session_data = ""
    ip = "192.0.2.0"
    user_agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0"
    expire_date = factory.LazyFunction(lambda: timezone.now() + timedelta(days=30))
    seen_at = factory.LazyFunction(timezone.now)
    user = factory.SubFactory(UserFactory)


class SecondFactorFactory(DjangoModelFactory[SecondFactor]):
    """An application of codes that protects somebody; they all have the same secret."""

    class Meta:
        model = SecondFactor

    user = factory.SubFactory(UserFactory)
    secret = factory.LazyFunction(lambda: seal_secret(SECRET))
    confirmed_at = factory.LazyFunction(timezone.now)


class IdentitySwitchFactory(DjangoModelFactory[IdentitySwitch]):
    """Ten minutes in somebody's name, an hour ago."""

    class Meta:
        model = IdentitySwitch

    administrator = factory.SubFactory(UserFactory)
    target = factory.SubFactory(UserFactory)
    reason = "Demande par téléphone"
    session = factory.LazyFunction(lambda: get_random_string(32))
    started_at = factory.LazyFunction(lambda: timezone.now() - timedelta(hours=1))
    until = factory.LazyAttribute(lambda switch: switch.started_at + timedelta(hours=1))
    ended_at = factory.LazyAttribute(lambda switch: switch.started_at + timedelta(minutes=10))
    how_ended = SwitchEnd.RETURNED


def browser_of(user: User) -> Client:
    """A browser in which this user is signed in."""
    client = Client()
    client.force_login(user)
    return client


def reset_token_of(user: User, *, now: datetime | None = None) -> str:
    """The token of a link that this user asks for now, or asked for at another moment."""
    return make_token(user=User.objects.get(id=user.id), now=now or timezone.now())


def invitation_token_of(user: User) -> str:
    """The token of the invitation that this user has in their mail."""
    return make_invitation_token(User.objects.get(id=user.id))


def email_token_of(user: User, email: str) -> str:
    """The token of a link to another address that this user asks for now."""
    user = User.objects.get(id=user.id)
    return _email_token.make_token(user=user, email=email, now=timezone.now())


def code_of(factor: SecondFactor, *, steps: int = 0) -> str:
    """What the application shows now, or some steps of thirty seconds later."""
    step = int(timezone.now().timestamp()) // STEP_SECONDS + steps
    return totp_of(factor.secret).generate_otp(step)


def accept_current_terms(user: User) -> None:
    """The acceptance that the guard looks for."""
    TermsAcceptance.objects.bulk_create(
        TermsAcceptance(
            user=user, document=document.value, version=version, language="fr-FR", at=timezone.now()
        )
        for document, version in VERSIONS.items()
    )
