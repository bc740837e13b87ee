"""What a cell says, as the card keeps it. An empty one says nothing."""

import re
from collections.abc import Callable, Mapping
from datetime import date
from typing import Any

from django.core.exceptions import ValidationError
from django.core.validators import validate_email

from apps.people.models import Contract
from apps.people.services._card import read_phone
from shared.folding import fold


class Unclear(ValueError):
    """The cell does not say what its column asks; the code names the sentence that says so."""


CONTRACTS = {
    Contract.PERMANENT: "cdi|permanent|duree indeterminee|contrat a duree indeterminee",
    Contract.FIXED_TERM: "cdd|duree determinee|contrat a duree determinee|fixed term|fixed-term",
    Contract.SEASONAL: "saisonnier|saisonniere|saison|seasonal|contrat saisonnier|cdd saisonnier",
    Contract.AGENCY: "interim|interimaire|agency|temp",
    Contract.APPRENTICE: "apprenti|apprentie|apprentissage|apprentice|alternance|alternant",
    Contract.TRAINEE: "stage|stagiaire|trainee|intern",
    Contract.VOLUNTEER: "benevole|benevolat|volontaire|volunteer",
}
CONTRACT_WORDS = {
    word: contract
    for contract, words in CONTRACTS.items()
    for word in (*words.split("|"), contract.value)
}
LANGUAGES = {
    "fr-FR": "fr|francais|french",
    "en-GB": "en|anglais|english",
    "es-ES": "es|espagnol|spanish|espanol",
    "pt-PT": "pt|portugais|portuguese|portugues",
    "de-DE": "de|allemand|german|deutsch",
    "it-IT": "it|italien|italian|italiano",
    "nl-NL": "nl|neerlandais|dutch|nederlands",
    "pl-PL": "pl|polonais|polish|polski",
    "ro-RO": "ro|roumain|romanian|romana",
    "tr-TR": "tr|turc|turkish|turkce",
    "uk-UA": "uk|ukrainien|ukrainian",
    "ar": "arabe|arabic",
}
LANGUAGE_WORDS = {
    word: code for code, words in LANGUAGES.items() for word in (*words.split("|"), fold(code))
}
DAYS = (
    re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})"),
    re.compile(r"(?P<day>\d{1,2})[/.-](?P<month>\d{1,2})[/.-](?P<year>\d{4})"),
)
FIRST_YEAR, LAST_YEAR = 1900, 2999


def _line(longest: int) -> Callable[[str], str]:
    def read(cell: str) -> str:
        said = " ".join(cell.split())
        if len(said) > longest or not said.isprintable():
            raise Unclear("import_text")
        return said

    return read


def _email(cell: str) -> str:
    said = cell.lower()
    try:
        validate_email(said)
    except ValidationError as error:
        raise Unclear("import_email") from error
    if len(said) > 254 or not said.isascii():
        raise Unclear("import_email")
    return said


def _phone(cell: str) -> str:
    number = read_phone(cell)
    if number is None:
        raise Unclear("phone")
    return number


def _day(cell: str) -> str:
    """Day, month, year, as French is written, or the other way round with a year first."""
    found = next((found for form in DAYS if (found := form.fullmatch(cell))), None)
    try:
        parts = {name: int(value) for name, value in found.groupdict().items()} if found else {}
        day = date(**parts)
    except (TypeError, ValueError) as error:
        raise Unclear("import_date") from error
    if not FIRST_YEAR <= day.year <= LAST_YEAR:
        raise Unclear("import_date")
    return day.isoformat()


def _word(words: Mapping[str, Any], code: str) -> Callable[[str], str]:
    def read(cell: str) -> str:
        try:
            return str(words[fold(cell)])
        except KeyError as error:
            raise Unclear(code) from error

    return read


READERS: dict[str, Callable[[str], str]] = {
    "first_name": _line(80),
    "last_name": _line(80),
    "reference": _line(60),
    "email": _email,
    "phone": _phone,
    "language": _word(LANGUAGE_WORDS, "import_language"),
    "site": _line(150),
    "job": _line(80),
    "contract": _word(CONTRACT_WORDS, "import_contract"),
    "groups": _line(500),
    "joined_on": _day,
    "left_on": _day,
    "representative": _line(160),
    "relation": _line(60),
    "representative_email": _email,
}


def read_cells(cells: Mapping[str, str]) -> tuple[dict[str, str], list[dict[str, str]]]:
    """What the cells say, by field, and which of them are unclear."""
    told, problems = {}, []
    for field, cell in cells.items():
        if not (said := cell.strip()):
            continue
        try:
            told[field] = READERS[field](said)
        except Unclear as unclear:
            problems.append({"field": field, "code": str(unclear)})
    return told, problems
