from datetime import timedelta

import factory
from django.utils import timezone
from factory.django import DjangoModelFactory

from apps.companies.factories import CompanyFactory
from apps.values.models import LivingValue, ValueKind


class LivingValueFactory(DjangoModelFactory[LivingValue]):
    """What the whole company says of its safety contact, confirmed today; `own` is one that it made itself."""

    class Meta:
        model = LivingValue

    class Params:
        own = factory.Trait(
            key=factory.Sequence("own_value_{}".format), label=factory.Sequence("Valeur {}".format)
        )

    company_id = factory.LazyFunction(lambda: CompanyFactory.create().id)
    key = "safety_contact"
    kind = ValueKind.PERSON
    value = "Julien Delmas"
    confirmed_on = factory.LazyFunction(timezone.localdate)
    confirmed_by_name = "Camille Vidal"
    review_on = factory.LazyFunction(lambda: timezone.localdate() + timedelta(days=180))
