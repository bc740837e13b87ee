from datetime import date

import pytest

from apps.reading.edge.opening import opening_day


@pytest.mark.parametrize(
    ("day", "locale", "said"),
    [
        (date(2027, 3, 12), "fr-FR", "le vendredi 12 mars 2027"),
        (date(2027, 5, 1), "fr-FR", "le samedi 1er mai 2027"),
        (date(2027, 3, 12), "en-GB", "on Friday 12 March 2027"),
        (date(2027, 3, 12), "es-ES", "el viernes 12 de marzo de 2027"),
        (date(2027, 3, 12), "pt-PT", "na sexta-feira, 12 de março de 2027"),
        (date(2027, 3, 13), "pt-PT", "no sábado, 13 de março de 2027"),
        (date(2027, 3, 12), "de-DE", "le vendredi 12 mars 2027"),
        (None, "es-ES", "en su fecha de apertura"),
        (None, "fr-FR", "à sa date d’ouverture"),
        (None, "en-GB", "on its opening day"),
    ],
)
def test_a_day_is_said_in_the_language_of_the_page(day, locale, said):
    assert opening_day(day, locale) == said
