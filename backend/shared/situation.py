"""What decides whether an obligation concerns a company: asked once, on its card."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Question(StrEnum):
    """What a company answers with yes or no."""

    WORKS_COUNCIL = "works_council"
    PUBLIC_EMPLOYER = "public_employer"
    PUBLIC_ACCESS = "public_access"
    REMOTE_WORK = "remote_work"
    MINORS = "minors"
    STAFF_HOUSING = "staff_housing"
    CERTIFYING_TRAINING = "certifying_training"
    TRAINING_OVER_500_HOURS = "training_over_500_hours"
    OLDER_RESIDENTS = "older_residents"
    DISABLED_RESIDENTS = "disabled_residents"


class Condition(StrEnum):
    """Without which an obligation does not concern a company."""

    HEADCOUNT_11 = "headcount_11"
    HEADCOUNT_50 = "headcount_50"
    HEADCOUNT_250 = "headcount_250"
    WORKS_COUNCIL = Question.WORKS_COUNCIL
    PUBLIC_EMPLOYER = Question.PUBLIC_EMPLOYER
    PRIVATE_EMPLOYER = "private_employer"
    PUBLIC_ACCESS = Question.PUBLIC_ACCESS
    REMOTE_WORK = Question.REMOTE_WORK
    MINORS = Question.MINORS
    STAFF_HOUSING = Question.STAFF_HOUSING
    CERTIFYING_TRAINING = Question.CERTIFYING_TRAINING
    TRAINING_OVER_500_HOURS = Question.TRAINING_OVER_500_HOURS
    OLDER_RESIDENTS = Question.OLDER_RESIDENTS
    DISABLED_RESIDENTS = Question.DISABLED_RESIDENTS


THRESHOLDS = {
    Condition.HEADCOUNT_11: 11,
    Condition.HEADCOUNT_50: 50,
    Condition.HEADCOUNT_250: 250,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """What a company has answered so far."""

    headcount: int | None = None
    answers: Mapping[str, bool] = field(default_factory=dict)

    def meets(self, condition: str) -> bool | None:
        """None while nobody has answered: what it asks for is asked for."""
        if condition in THRESHOLDS:
            return (
                None
                if self.headcount is None
                else self.headcount >= THRESHOLDS[Condition(condition)]
            )
        if condition == Condition.PRIVATE_EMPLOYER:
            public = self.answers.get(Question.PUBLIC_EMPLOYER)
            return None if public is None else not public
        return self.answers.get(condition)
