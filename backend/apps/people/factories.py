"""People of a company; every factory takes `company_id`."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import factory
from django.utils import timezone
from factory.django import DjangoModelFactory

from apps.library.factories import some_company
from apps.people.models import Group, ImportLine, LineAction, PeopleImport, Person


class GroupFactory(DjangoModelFactory[Group]):
    class Meta:
        model = Group

    company_id = factory.LazyFunction(some_company)
    name = factory.Sequence("Groupe {}".format)

    @classmethod
    def _create(cls, model_class: type[Group], *_: Any, **kwargs: Any) -> Group:
        group = model_class(**kwargs)
        group.note_key()
        group.save()
        return group


class PersonFactory(DjangoModelFactory[Person]):
    """Somebody with a name, a reference and an address."""

    class Meta:
        model = Person

    company_id = factory.LazyFunction(some_company)
    first_name = "Inès"
    last_name = factory.Sequence("Rouquette {}".format)
    reference = factory.Sequence("RH-{:04}".format)
    email = factory.Sequence("ines.rouquette.{}@example.com".format)

    @classmethod
    def _create(cls, model_class: type[Person], *_: Any, **kwargs: Any) -> Person:
        person = model_class(**kwargs)
        person.note_words()
        person.save()
        return person


class PeopleImportFactory(DjangoModelFactory[PeopleImport]):
    class Meta:
        model = PeopleImport

    company_id = factory.LazyFunction(some_company)
    name = "saisonniers.csv"
    size = 120
    expires_at = factory.LazyFunction(lambda: timezone.now() + timedelta(days=7))


class ImportLineFactory(DjangoModelFactory[ImportLine]):
    class Meta:
        model = ImportLine

    number = 2
    action = LineAction.NEW

    @classmethod
    def _create(
        cls,
        model_class: type[ImportLine],
        *_: Any,
        company_id: UUID | None = None,
        people_import: PeopleImport | None = None,
        **kwargs: Any,
    ) -> ImportLine:
        parent = people_import or PeopleImportFactory.create(
            company_id=company_id or some_company()
        )
        return model_class.objects.create(
            company_id=parent.company_id, people_import=parent, **kwargs
        )
