"""Changes of pages in a few words of the caller's language."""

from collections.abc import Iterable
from typing import Any

from apps.publishing.content import Fact
from shared.language import text


def describe_changes(changes: Iterable[dict[str, Any]], language: str) -> list[dict[str, Any]]:
    return [{**change, "summary": summarise(change["facts"], language)} for change in changes]


def summarise(facts: Iterable[Fact], language: str) -> str:
    """One after the other, as one sentence without an end."""
    said = [_say(fact, language) for fact in facts]
    return ", ".join([*said[:1], *(one[:1].lower() + one[1:] for one in said[1:])])


def _say(fact: Fact, language: str) -> str:
    key = f"publishing.facts.{fact['code']}"
    if "n" in fact:
        key += ".one" if fact["n"] == 1 else ".many"
    params = {name: value for name, value in fact.items() if name != "code"}
    return text(key, language, **params)
