"""How far a text is in a language: derived, never kept."""

from enum import StrEnum


class State(StrEnum):
    TO_DO = "to_do"
    TO_REVIEW = "to_review"
    VALIDATED = "validated"
    OUTDATED = "outdated"


def state_of(*, written: str | None, source: str, validated: bool) -> State:
    """`written` is the fingerprint of the source when somebody wrote the text; None when nobody did."""
    if written is None:
        return State.TO_DO
    if written != source:
        return State.OUTDATED
    return State.VALIDATED if validated else State.TO_REVIEW
