from datetime import datetime
from uuid import UUID

from apps.emailing.feedback import Feedback, ProviderNews, Verdict
from apps.emailing.models import NewsKind
from apps.emailing.services.returns.note_news import News, note_news

MAILBOX = "mailbox"
KINDS = {
    Verdict.DELIVERED: NewsKind.DELIVERED,
    Verdict.SOFT: NewsKind.SOFT_BOUNCE,
    Verdict.HARD: NewsKind.HARD_BOUNCE,
    Verdict.REFUSED: NewsKind.REFUSED,
    Verdict.COMPLAINT: NewsKind.COMPLAINT,
}


def hear_feedback(feedback: Feedback, *, now: datetime) -> bool:
    """A report that came by mail; whether it changed anything."""
    name, dash, attempt = feedback.delivery.rpartition("-")
    if feedback.verdict not in KINDS or not dash:
        return False
    return note_news(
        News(
            provider=MAILBOX,
            event_id=feedback.event_id,
            delivery_id=UUID(name),
            attempt=int(attempt),
            kind=KINDS[feedback.verdict],
            words=feedback.words,
            at=now,
        ),
        now=now,
    )


def hear_provider(news: ProviderNews, *, provider: str, at: datetime, now: datetime) -> bool:
    """An event of a provider; whether it changed anything."""
    return note_news(
        News(
            provider=provider,
            event_id=news.event_id,
            delivery_id=news.delivery,
            attempt=news.attempt,
            kind=KINDS[news.verdict],
            words=news.words,
            at=min(at, now),
        ),
        now=now,
    )
