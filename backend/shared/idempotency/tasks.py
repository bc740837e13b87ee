from django.utils import timezone

from shared.idempotency.records import forget_old_answers
from shared.jobs.registry import handles


@handles("idempotency.forget_old")
def forget_old() -> None:
    """Answers are kept for a day."""
    forget_old_answers(now=timezone.now())
