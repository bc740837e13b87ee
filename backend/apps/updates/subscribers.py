from django.utils import timezone

from apps.accounts.events import AccountErased
from apps.booklets.events import (
    BookletLeavesTrash,
    BookletStatusChanged,
    ChapterFollows,
    ChapterFollowsNoMore,
)
from apps.companies.events import CompanyPurged
from apps.library.events import ChapterReleased
from apps.updates import services
from shared.events import listen
from shared.jobs import queue
from shared.jobs.soon import enqueue_soon


@listen(ChapterReleased)
def begin_rollout(fact: ChapterReleased) -> None:
    """Of a first version no booklet has an older one."""
    if fact.number > 1:
        services.begin_rollout(
            company_id=fact.company_id,
            chapter_id=fact.chapter_id,
            version_id=fact.version_id,
            number=fact.number,
            now=timezone.now(),
        )


def catch_up(fact: BookletStatusChanged | ChapterFollows) -> None:
    """It may be out of the trash, or of the archives; once for all that happens to it within some seconds."""
    enqueue_soon("updates.booklet", company_id=fact.company_id, booklet_id=fact.booklet_id)


listen(BookletStatusChanged)(catch_up)
listen(ChapterFollows)(catch_up)


@listen(ChapterFollowsNoMore)
def supersede_proposals(fact: ChapterFollowsNoMore) -> None:
    services.supersede_proposals(company_id=fact.company_id, chapter_id=fact.chapter_id)


@listen(BookletLeavesTrash)
def forget_booklet(fact: BookletLeavesTrash) -> None:
    """What was proposed to it goes before it."""
    services.forget_booklet(company_id=fact.company_id, booklet_id=fact.booklet_id)


@listen(CompanyPurged)
def forget_company(fact: CompanyPurged) -> None:
    """A company that is gone keeps nothing of it."""
    services.forget_company(company_id=fact.company_id)


@listen(AccountErased)
def erase_user_traces(fact: AccountErased) -> None:
    """In every company, and so by a job: whoever erases the account may see only one of them."""
    queue.enqueue("updates.erase_user_traces", platform=True, user_id=fact.user_id, left=fact.name)
