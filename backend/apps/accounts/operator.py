"""What the operator of this instance says of itself, written into the legal texts."""

from collections.abc import Iterator

from django.conf import settings

NOT_CONCERNED = "-"

NOT_GIVEN = {
    "fr-FR": "information que l’exploitant de cette instance n’a pas encore donnée.",
    "en-GB": "the operator of this instance has not given it yet.",
}
NO_LIST = {
    "fr-FR": "L’exploitant de cette instance n’a pas encore donné la liste de ses sous-traitants.",
    "en-GB": "The operator of this instance has not given the list of its processors yet.",
}
NO_SUBPROCESSOR = {
    "fr-FR": "L’exploitant de cette instance déclare n’avoir recours à aucun autre sous-traitant.",
    "en-GB": "The operator of this instance declares that it uses no other processor.",
}


def with_operator(paragraphs: list[str], language: str) -> list[str]:
    """The paragraphs with the operator's facts; those that do not concern it are left out."""
    return [said for paragraph in paragraphs for said in _filled(paragraph, language)]


def _filled(paragraph: str, language: str) -> Iterator[str]:
    if paragraph == "{subprocessors}":
        yield from _subprocessors(language)
        return
    facts = {name: fact for name, fact in settings.OPERATOR.items() if f"{{{name}}}" in paragraph}
    if NOT_CONCERNED not in facts.values():
        said = {name: fact or NOT_GIVEN[language] for name, fact in facts.items()}
        yield paragraph.format_map(said)


def _subprocessors(language: str) -> Iterator[str]:
    """One line each: who, what for and where."""
    named = settings.OPERATOR["subprocessors"]
    if not named:
        yield NO_LIST[language]
    elif named == NOT_CONCERNED:
        yield NO_SUBPROCESSOR[language]
    else:
        yield from (one.strip() for one in named.split(";") if one.strip())
