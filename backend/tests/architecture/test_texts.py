"""Every refusal has its sentence, in every language, with the same blanks to fill."""

import ast
import re
from collections.abc import Iterator

import pytest

from config.api import api  # noqa: F401 - loads every slice
from shared.errors import DomainError
from shared.language import DEFAULT_LANGUAGE, LANGUAGES, READER_LANGUAGES, catalogue
from tests.architecture.paths import python_files

BLANK = re.compile(r"{(\w+)}")
TYPEWRITTEN = re.compile(r"'|\.\.\.| [:;!?»]|« | [%]")


def all_errors(kind: type[DomainError] = DomainError) -> set[type[DomainError]]:
    return {kind, *(error for child in kind.__subclasses__() for error in all_errors(child))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence(language: str):
    codes = {error.code for error in all_errors() if hasattr(error, "code")}

    assert codes
    assert {f"errors.{code}" for code in codes} - set(catalogue(language)) == set()


def test_every_act_that_is_recorded_has_a_name():
    calls = [
        call for path in python_files() for call in _records(ast.parse(path.read_text("utf-8")))
    ]
    recorded = {action for call in calls for action in _actions(call)}

    assert len(recorded) > 10
    nameless = [call for call in calls if not _actions(call) and not _handed_on(call)]
    assert [ast.unparse(call) for call in nameless] == []
    assert {f"actions.{action}" for action in recorded} - set(catalogue(DEFAULT_LANGUAGE)) == set()


HAND_ON = ("turn",)


def _records(code: ast.Module) -> Iterator[ast.Call]:
    """Calls of the journal's `record`, by whatever name its module goes, and of what hands on to it."""
    for node in ast.walk(code):
        if isinstance(node, ast.Call) and _is_record(node):
            yield node


def _is_record(call: ast.Call) -> bool:
    *_, name = ast.unparse(call.func).split(".")
    return name == "record" or (name in HAND_ON and bool(_actions(call)))


def _actions(call: ast.Call) -> set[str]:
    written = (word.value for word in call.keywords if word.arg == "action")
    return {str(value.value) for value in written if isinstance(value, ast.Constant)}


def _handed_on(call: ast.Call) -> bool:
    """Whether the act has its name from the caller, where it is written."""
    return any(ast.unparse(word) == "action=action" for word in call.keywords)


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_say_the_same_things(language: str):
    french, other = catalogue(DEFAULT_LANGUAGE), catalogue(language)

    assert set(other) == set(french)
    for key, sentence in french.items():
        assert set(BLANK.findall(other[key])) == set(BLANK.findall(sentence)), key


@pytest.mark.parametrize("language", READER_LANGUAGES)
def test_what_readers_are_asked_has_the_blanks_of_french(language: str):
    french, other = catalogue(DEFAULT_LANGUAGE), catalogue(language)

    assert other
    for key, sentence in other.items():
        assert set(BLANK.findall(sentence)) == set(BLANK.findall(french[key])), key


def test_french_is_typeset():
    faults = {key: text for key, text in catalogue("fr-FR").items() if TYPEWRITTEN.search(text)}

    assert faults == {}
