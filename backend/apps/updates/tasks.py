from datetime import timedelta
from typing import Any
from uuid import UUID

from django.conf import settings
from django.utils import timezone

from apps.updates import services
from shared.jobs import queue
from shared.jobs.registry import handles


@handles("updates.roll_out")
def roll_out(*, rollout_id: str) -> None:
    """Some hundreds of chapters of booklets further."""
    services.roll_out(rollout_id=UUID(rollout_id), now=timezone.now())


@handles("updates.company")
def reach_company(*, company_id: str, chapter_id: str, after: str | None = None) -> None:
    """Some hundreds of chapters of one company; the next ones when others had their turn."""
    now = timezone.now()
    named: dict[str, Any] = {"company_id": UUID(company_id), "chapter_id": UUID(chapter_id)}
    last = services.reach_chapters(**named, after=UUID(after) if after else None, now=now)
    if last is None:
        services.count_adoption(**named)
        return
    pause = timedelta(seconds=services.TURN / settings.UPDATES_A_SECOND)
    queue.enqueue("updates.company", **named, after=last, due_at=now + pause)


@handles("updates.booklet")
def catch_up_booklet(*, company_id: str, booklet_id: str) -> None:
    """What one booklet missed."""
    services.catch_up_booklet(
        company_id=UUID(company_id), booklet_id=UUID(booklet_id), now=timezone.now()
    )


@handles("updates.catch_up")
def catch_up() -> None:
    """Ten minutes after a release has set out, and once a night."""
    services.catch_up()


@handles("updates.count")
def count_adoption(*, company_id: str, chapter_id: str) -> None:
    """After somebody has decided."""
    services.count_adoption(company_id=UUID(company_id), chapter_id=UUID(chapter_id))


@handles("updates.bulk")
def decide_many(*, company_id: str, batch: str, **told: Any) -> None:
    """Some of the proposals that somebody decided at once; the next ones when others had their turn."""
    ids: dict[str, Any] = {"company_id": UUID(company_id), "batch": UUID(batch)}
    if services.decide_many(**ids, **told, now=timezone.now()):
        queue.enqueue("updates.bulk", **ids, **told)


@handles("updates.call_digests")
def call_digests() -> None:
    """Once a day."""
    services.call_digests(now=timezone.now())


@handles("updates.digest")
def write_digests(*, company_id: str) -> None:
    """What the law changes for the booklets of one company."""
    services.write_digests(company_id=UUID(company_id), now=timezone.now())


@handles("updates.send_digest")
def send_digest(*, user_id: str, **said: Any) -> None:
    """One letter."""
    services.send_digest(user_id=UUID(user_id), **said)


@handles("updates.remind")
def write_reminders(*, company_id: str, rollout_id: str) -> None:
    """Of a release whose library asks where it stands."""
    services.write_reminders(company_id=UUID(company_id), rollout_id=UUID(rollout_id))


@handles("updates.erase_user_traces", gives_up=False)
def erase_user_traces(*, user_id: str, left: str) -> None:
    """Somebody whose account was erased."""
    services.erase_user_traces(user_id=UUID(user_id), name=left)
