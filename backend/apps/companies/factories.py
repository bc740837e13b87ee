import factory
from django.utils import timezone
from factory.django import DjangoModelFactory

from apps.accounts.factories import UserFactory
from apps.companies.models import (
    Company,
    CompanyKind,
    Host,
    HostPurpose,
    Invitation,
    Membership,
    Site,
)
from apps.companies.services.invitations._token import make_token
from shared.actor import Role
from shared.folding import fold


class CompanyFactory(DjangoModelFactory[Company]):
    class Meta:
        model = Company

    name = factory.Sequence("Maison {}".format)
    kind = CompanyKind.HOSPITALITY
    words = factory.LazyAttribute(lambda company: fold(company.name))


class HostFactory(DjangoModelFactory[Host]):
    class Meta:
        model = Host

    class Params:
        reading = factory.Trait(purpose=HostPurpose.READING)

    hostname = factory.Sequence("livrets{}.exemple.test".format)
    brand = "soignance"


class SiteFactory(DjangoModelFactory[Site]):
    class Meta:
        model = Site

    company = factory.SubFactory(CompanyFactory)
    name = factory.Sequence("Site {}".format)


class MembershipFactory(DjangoModelFactory[Membership]):
    """A company administrator."""

    class Meta:
        model = Membership

    company = factory.SubFactory(CompanyFactory)
    user = factory.SubFactory(UserFactory)
    role = Role.COMPANY_ADMIN


class InvitationFactory(DjangoModelFactory[Invitation]):
    """Somebody who was asked a moment ago to write for a company."""

    class Meta:
        model = Invitation

    company = factory.SubFactory(CompanyFactory)
    email = factory.Sequence("invitee{}@exemple.test".format)
    first_name = "Awa"
    last_name = "Diallo"
    language = "fr-FR"
    role = Role.WRITER
    inviter_name = "Agathe Perrin"
    sent_at = factory.LazyFunction(timezone.now)


def token_of(invitation: Invitation) -> str:
    """The token of the link that is in their mail."""
    return make_token(Invitation.objects.get(id=invitation.id))
