from typing import Annotated, Any, Literal

from ninja import Field, Schema

from apps.translations.services import Returned
from shared.language import text
from shared.translating.files import LARGEST_FILE

XML = "application/xliff+xml"
KINDS = {"csv": "text/csv; charset=utf-8", "xliff": XML, "xliff12": XML}
FILES = {
    200: {
        "description": "OK",
        "content": {
            "text/csv": {"schema": {"type": "string"}},
            XML: {"schema": {}},
        },
    }
}
LONGEST = (LARGEST_FILE + 2) // 3 * 4  # the largest file in base64
MOST_TOLD = 1000  # lines; the counts are of all
Action = Literal["new", "changed", "outdated", "same", "kept", "refused"]
ORDER = ("refused", "kept", "outdated", "changed", "new", "same")


class TextsExportQuery(Schema):
    format: Literal["csv", "xliff", "xliff12"] = "csv"
    left_only: bool = False  # what nobody has validated


class TextsReturned(Schema):
    """A file of texts that came back, CSV or XLIFF; its bytes in base64."""

    content: Annotated[str, Field(min_length=1, max_length=LONGEST)]


class ReturnedCounts(Schema):
    new: int
    changed: int
    outdated: int  # taken over, as translations of words that have moved since
    same: int
    kept: int  # edited here since the file left
    refused: int


class ReturnedText(Schema):
    """A text of the file; `message` says why it is refused."""

    number: int
    name: str
    page: str
    text: str
    action: Action
    message: str


class ReturnedTexts(Schema):
    """What the file would do, or did; what is refused comes first, and a thousand lines at most are told."""

    counts: ReturnedCounts
    items: list[ReturnedText]


def describe_returned(brought: Returned, *, language: str) -> dict[str, Any]:
    in_order = sorted(brought.verdicts, key=lambda one: (ORDER.index(one.action.value), one.number))
    return {
        "counts": brought.counts,
        "items": [
            {
                "number": one.number,
                "name": one.name,
                "page": one.sheet.title if one.sheet else "",
                "text": one.text,
                "action": one.action.value,
                "message": text(f"fields.{one.problem}", language) if one.problem else "",
            }
            for one in in_order[:MOST_TOLD]
        ],
    }
