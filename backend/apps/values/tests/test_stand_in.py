from dataclasses import replace

import pytest

from apps.library.models import BookletKind
from apps.values.selectors import KnownValue, stand_in

PARKING = KnownValue(key="parking", label={"fr-FR": "stationnement"}, kind="place", essential=False)


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (BookletKind.EMPLOYEE_WELCOME, "le lieu que votre responsable vous indique"),
        (BookletKind.PATIENT, "le lieu que l’équipe vous indique"),
    ],
)
def test_neutral_words_speak_to_the_readers_of_the_booklet(kind: BookletKind, said: str):
    assert stand_in(PARKING, company="Aubrac", kind=kind, language="fr-FR") == said


@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
@pytest.mark.parametrize("kind", [BookletKind.EMPLOYEE_WELCOME, BookletKind.PATIENT])
def test_neutral_words_do_not_say_that_something_is_displayed(kind: BookletKind, language: str):
    """Nobody told so: it may be displayed nowhere."""
    said = [
        stand_in(replace(PARKING, kind=what), company="Aubrac", kind=kind, language=language)
        for what in ("person", "phone", "email", "place", "hours", "text")
    ]

    assert all(said)
    assert [words for words in said if "affich" in words or "display" in words] == []


def test_nothing_stands_in_for_what_is_essential_or_the_companys_own():
    own = KnownValue(key="own_badge", label={"fr-FR": "badge"}, kind="text", own=True)

    assert stand_in(own, company="Aubrac", kind=BookletKind.SAFETY, language="fr-FR") == ""


def test_nothing_stands_in_where_it_could_harm():
    alert = KnownValue(
        key="alert_contact",
        label={"fr-FR": "référent alerte"},
        kind="person",
        essential=False,
        may_stand_in=False,
    )

    assert stand_in(alert, company="Aubrac", kind=BookletKind.SAFETY, language="fr-FR") == ""


def test_the_company_is_called_by_its_name():
    name = KnownValue(key="company_name", label={"fr-FR": "nom"}, kind="text", essential=False)

    said = stand_in(name, company="Aubrac", kind=BookletKind.SAFETY, language="fr-FR")
    assert said == "Aubrac"
