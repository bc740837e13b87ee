import pytest

from apps.translations.services import erase_user_traces
from apps.translations.tests.people import TITLE, the_only, write

pytestmark = pytest.mark.django_db


def test_what_somebody_translated_stays_under_the_name_that_is_left(booklet, sofia):
    write(booklet, sofia, TITLE, validated=True)

    erase_user_traces(user_id=sofia.user_id, name="Compte supprimé")

    assert (the_only().by_name, the_only().validated_by_name) == ("Compte supprimé",) * 2
