from typing import Literal
from uuid import UUID

from ninja import Schema

Topic = Literal["grid", "accessibility", "values", "languages", "managers", "content"]
Severity = Literal["blocking", "advisory"]
Goal = Literal[
    "page", "chapters", "grid", "values", "managers", "languages", "colours", "logo",
    "sector",
]  # fmt: skip
# Of accessibility: as the panel of the editor calls them.
Code = Literal[
    "sector_missing", "obligation_missing", "obligation_incomplete",
    "image", "map", "headingSkipped", "headingEmpty", "linkVague", "linkAddress", "linkEmpty",
    "buttonEmpty", "buttonNowhere", "buttonVague", "accordionUntitled", "tableHeader",
    "tableHeaderEmpty", "videoTranscript", "audioTranscript", "foreign", "mediaMissing",
    "questionUnfinished", "questionTooMany", "tableEmpty", "contrast", "logo_undescribed",
    "value_missing", "value_overdue", "value_due_soon", "value_left_out",
    "value_unknown",
    "language_incomplete",
    "main_manager_missing", "main_manager_inactive", "substitute_missing",
    "page_untitled", "page_empty", "page_for_some", "no_page",
]  # fmt: skip


class CheckPoint(Schema):
    """One thing to look at before publishing, and where to go for it.

    `code` names its sentence, `params` fill it; the screen translates. Of a page, `title` is its title.
    """

    topic: Topic
    severity: Severity
    code: Code
    params: dict[str, str | int]
    goal: Goal
    page: UUID | None
    block: str | None
    obligation: UUID | None


class TopicState(Schema):
    """A line of the list that closes the creation: `params` hold its figures.

    grid: all, covered, to_complete, missing, missing_mandatory, not_applicable. accessibility: blocking, advisory,
    images (that nobody described). values: all, filled, missing, overdue, due_soon, next_review (a day or
    empty). languages: each locale besides the reference and its per cent. managers: main, substitutes
    (their names). content: chapters, pages, untitled, empty, for_some (that have conditions).
    """

    topic: Topic
    state: Literal["ready", "to_improve", "blocking"]
    params: dict[str, str | int]


class Checks(Schema):
    topics: list[TopicState]
    points: list[CheckPoint]
    blocking: int
    advisory: int
    publishable: bool
