from collections.abc import Iterator, Sequence
from uuid import UUID

from apps.comprehension.models import ReaderQuestion
from shared.language import text


def question_lines(*, company_id: UUID, language: str) -> Iterator[Sequence[str]]:
    """Each question as a line of an export; those of booklets in the trash left out."""
    rows = ReaderQuestion.objects.filter(company_id=company_id, booklet__trashed_at=None)
    in_order = rows.select_related("booklet").order_by("booklet__name", "day", "afternoon", "id")
    for one in in_order.iterator():
        half = "afternoon" if one.afternoon else "morning"
        yield (
            one.booklet.name,
            one.version,
            one.page_title,
            f"{one.day.isoformat()} {text(f'questions.halves.{half}', language)}",
            text(f"questions.kinds.{one.kind}", language),
            one.text,
            text(f"questions.statuses.{one.status}", language),
            one.answer or one.reason,
            one.ended_on.isoformat() if one.ended_on else "",
        )
