"""What waits in a booklet, and who has looked; every factory takes `company_id`."""

from typing import Any
from uuid import UUID

import factory
from factory.django import DjangoModelFactory

from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet
from apps.companies.factories import CompanyFactory, MembershipFactory
from apps.home.models import Concern, HomeVisit


class ConcernFactory(DjangoModelFactory[Concern]):
    """A mandatory obligation that a booklet does not speak of."""

    class Meta:
        model = Concern

    kind = "missing_obligation"
    count = 1
    params = factory.LazyFunction(lambda: {"label": "Secours", "reference": "art. D. 4711-1"})

    @classmethod
    def _create(
        cls,
        model_class: type[Concern],
        *_: Any,
        company_id: UUID | None = None,
        booklet: Booklet | None = None,
        of_company: bool = False,
        **kwargs: Any,
    ) -> Concern:
        company_id = booklet.company_id if booklet else company_id or CompanyFactory.create().id
        if not of_company and booklet is None:
            booklet = BookletFactory.create(company_id=company_id, plan={})
        return model_class.objects.create(company_id=company_id, booklet=booklet, **kwargs)


class HomeVisitFactory(DjangoModelFactory[HomeVisit]):
    """Somebody of the company has not looked yet."""

    class Meta:
        model = HomeVisit

    company_id = factory.LazyFunction(lambda: CompanyFactory.create().id)
    user_id = factory.LazyAttribute(
        lambda visit: MembershipFactory.create(company_id=visit.company_id).user_id
    )
