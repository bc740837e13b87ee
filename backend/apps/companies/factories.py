import factory
from factory.django import DjangoModelFactory

from apps.accounts.factories import UserFactory
from apps.companies.models import Company, CompanyKind, Membership, Site
from shared.actor import Actor, Role


class CompanyFactory(DjangoModelFactory[Company]):
    class Meta:
        model = Company

    name = factory.Sequence("Maison {}".format)
    kind = CompanyKind.HOSPITALITY


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


def actor_of(membership: Membership) -> Actor:
    """The member at work, with the terms accepted."""
    return Actor(
        user_id=membership.user_id,
        company_id=membership.company_id,
        role=Role(membership.role),
        terms_accepted=True,
    )
