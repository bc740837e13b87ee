from dataclasses import dataclass
from datetime import date
from uuid import UUID

from shared.questions import Question


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerToReader:
    """What somebody asked about a page, and what they were answered."""

    page: UUID
    text: str
    answer: str
    answered_on: date


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswersToReader(Question[list[AnswerToReader]]):
    """What was answered to a participant, or to their representative, who gave their name?"""

    company_id: UUID
    participation_id: UUID
    signer: str
