import factory
from django.test import Client
from django.utils import timezone
from factory.django import DjangoModelFactory

from apps.accounts.models import TermsAcceptance, User, UserStatus
from apps.accounts.services._reset_token import make_token
from apps.accounts.terms import VERSIONS
from shared.actor import PlatformRole

PASSWORD = "un-mot-de-passe-assez-long"


class UserFactory(DjangoModelFactory[User]):
    """Somebody who can sign in and has accepted the terms."""

    class Meta:
        model = User
        skip_postgeneration_save = True

    class Params:
        suspended = factory.Trait(status=UserStatus.SUSPENDED)
        super_admin = factory.Trait(platform_role=PlatformRole.SUPER_ADMIN)
        library_editor = factory.Trait(platform_role=PlatformRole.LIBRARY_EDITOR)

    email = factory.Sequence("personne{}@exemple.test".format)
    first_name = "Camille"
    last_name = factory.Sequence("Vidal {}".format)
    password = factory.django.Password(PASSWORD)

    @factory.post_generation
    def terms(self: User, create: bool, extracted: bool | None) -> None:
        if create and extracted is not False:
            accept_current_terms(self)


def browser_of(user: User) -> Client:
    """A browser in which this user is signed in."""
    client = Client()
    client.force_login(user)
    return client


def reset_token_of(user: User) -> str:
    """The token of a link that this user asks for now."""
    return make_token(user=User.objects.get(id=user.id), now=timezone.now())


def accept_current_terms(user: User) -> None:
    """The acceptance that the guard looks for."""
    TermsAcceptance.objects.bulk_create(
        TermsAcceptance(
            user=user, document=document.value, version=version, language="fr-FR", at=timezone.now()
        )
        for document, version in VERSIONS.items()
    )
