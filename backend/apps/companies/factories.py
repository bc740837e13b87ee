import factory
from factory.django import DjangoModelFactory

from apps.accounts.factories import UserFactory
from apps.companies.models import Company, CompanyKind, Host, Membership, Site
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
