import pytest

from apps.translations.factories import TranslationFactory
from apps.translations.models import Translation
from apps.translations.services import forget_translations

pytestmark = pytest.mark.django_db


def test_a_booklet_goes_with_its_translations_and_no_other(booklet):
    kept = TranslationFactory.create(company_id=booklet.company_id)
    TranslationFactory.create(booklet=booklet)

    forget_translations(company_id=booklet.company_id, booklet_id=booklet.id)

    assert Translation.objects.get() == kept


def test_a_company_goes_with_all_of_them(booklet):
    TranslationFactory.create(booklet=booklet)

    forget_translations(company_id=booklet.company_id)

    assert not Translation.objects.exists()
