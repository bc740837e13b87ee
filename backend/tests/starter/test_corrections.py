"""What was found wrong in the library stays right: words, numbers, values, and what nobody has looked up yet."""

import re
from collections.abc import Iterator

import pytest

from apps.library.content import WrittenChapter, living_values, public_numbers, starter_library
from shared.documents.content import walk
from tests.starter.readability import texts

LIBRARY = starter_library()
OBLIGATIONS = {one.code: one for one in LIBRARY.obligations}
VALUES = {one.key: one for one in living_values()}


def said_in(chapter: WrittenChapter) -> Iterator[str]:
    for page in chapter.pages:
        yield from texts(page.document, {})
        blocks = walk(page.document["blocks"])
        yield from (one["props"]["phone"] for one in blocks if one["type"] == "contact")


CHAPTERS = {chapter.code: " ".join(said_in(chapter)) for chapter in LIBRARY.chapters}


@pytest.mark.parametrize(
    ("chapter", "words"),
    [
        ("patient-dossier-et-donnees", "La première copie aussi."),
        ("lancer-une-alerte", "3133"),
        ("contacts-utiles", "3133"),
        ("bientraitance-et-secret", "3133"),
        ("patient-reclamations-et-usagers", "3133"),
        ("resident-bientraitance", "3133"),
        ("harcelement-et-discriminations", "3018"),
        ("contacts-utiles", "3018"),
        ("apprenti-vivre-ensemble", "3018"),
        ("harcelement-et-discriminations", "09 69 39 00 00"),
        ("harcelement-et-discriminations", "action syndicale ou mutualiste, mandat d’élu"),
        ("stagiaire-evaluation", "que nous vous remettons"),
        ("stagiaire-reclamations-et-qualite", "certification"),
        ("trier-les-dechets", "les textiles depuis 2025"),
        ("electricite", "elle vaut cinq ans"),
        ("vehicules-et-route", "vaut cinq ans"),
        ("formation-professionnelle", "période de reconversion"),
        ("sante-au-travail", "l’agrément d’une adoption"),
        ("resident-droits-et-libertes", "Union européenne votent aux élections municipales"),
        ("accident-que-faire", "presque-accident"),
    ],
)
def test_a_chapter_says_what_is_so(chapter: str, words: str) -> None:
    assert words in CHAPTERS[chapter].replace("\u202f", " ").replace("\xa0", " ")


@pytest.mark.parametrize(
    "words",
    [
        *("label Qualiopi", "presqu’accident", "accord médical", "des jours durs", "3977"),
        *("peut vous être facturée. La première", "numéro affiché à l’accueil"),
    ],
)
def test_no_chapter_says_it_any_more(words: str) -> None:
    assert [code for code, said in CHAPTERS.items() if words in said] == []


def test_residents_are_told_of_medicines_not_of_remedies() -> None:
    of_residents = [said for code, said in CHAPTERS.items() if code.startswith("resident-")]

    assert of_residents
    assert not any("remède" in said for said in of_residents)


def test_a_public_number_says_where_it_was_read_or_that_nobody_has() -> None:
    numbers = {one.number.replace("\u202f", " "): one for one in public_numbers()}

    assert numbers.keys() >= {"15", "17", "18", "112", "114", "3018", "3133", "09 69 39 00 00"}
    assert [one.number for one in numbers.values() if bool(one.source) == bool(one.doubt)] == []
    assert "1er mars 2026" in numbers["3133"].source


@pytest.mark.parametrize(
    "code",
    [
        *("HAR-03", "SST-04", "FPR-03", "DEC-01", "ELE-01", "MAC-04", "TRA-04", "RES-20", "RES-29"),
        *("PAT-06", "PAT-10"),
    ],
)
def test_what_nobody_has_looked_up_is_to_be_verified(code: str) -> None:
    assert re.search(r"[Àà] vérifier", OBLIGATIONS[code].doubt), code


@pytest.mark.parametrize(
    "code",
    [
        *("PAT-08", "PAT-09", "PAT-25", "RES-28"),  # the laws on the end of life
        *("DIS-02", "PAY-03"),  # the directive on transparent pay
        *("QUA-09", "QUA-11", "QUA-30", "QUA-31"),  # the guide of the quality standard
    ],
)
def test_what_may_have_changed_says_since_when_it_is_to_be_verified(code: str) -> None:
    assert "À vérifier (novembre 2026)" in OBLIGATIONS[code].doubt


def test_what_is_to_be_verified_is_no_mere_remark() -> None:
    assert [one.code for one in LIBRARY.obligations if "À vérifier" in one.remark] == []


@pytest.mark.parametrize(
    "code",
    [
        *("PAT-11", "PAT-13", "SEC-02", "INC-01", "INC-02", "RGPD-02", "HAR-05", "ALE-01"),
    ],
)
def test_nothing_stands_in_for_a_fact_that_such_a_line_wants_said(code: str) -> None:
    wanted = [VALUES[key] for key in OBLIGATIONS[code].values]

    assert wanted
    assert [one.key for one in wanted if one.may_stand_in and not one.essential] == []


def test_essential_is_what_the_law_asks_of_everybody() -> None:
    assert VALUES["risk_document_place"].essential
    assert VALUES["alarm_signal"].essential
    assert not VALUES["harassment_contact_company"].essential
    assert not VALUES["first_aiders"].essential
    assert OBLIGATIONS["HAR-04"].conditions == ("headcount_250",)
