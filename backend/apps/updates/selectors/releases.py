from uuid import UUID

from django.db.models import Q

from apps.library.models import ChapterVersion
from apps.updates.models import Rollout
from apps.updates.planning import Release
from shared.tenancy import act_as_platform


def newest_rollout(*, chapter_id: UUID, company_id: UUID) -> Rollout | None:
    """Of a chapter that this company may take over. A job in a company's name is nobody who reads the library: it asks here."""
    with act_as_platform():
        rollouts = Rollout.objects.filter(_offered_to(company_id), chapter_id=chapter_id)
        told = rollouts.select_related("version").defer("version__pages")
        return told.order_by("-number").first()


def newest_release(*, chapter_id: UUID) -> int | None:
    """The number of the last one that set out."""
    numbers = Rollout.objects.filter(chapter_id=chapter_id).order_by("-number")
    return numbers.values_list("number", flat=True).first()


def read_release(*, rollout: Rollout, company_id: UUID, since: int) -> Release:
    """With what the chapter said since this version."""
    with act_as_platform():
        versions = list(
            ChapterVersion.objects.filter(
                _offered_to(company_id),
                chapter_id=rollout.chapter_id,
                number__range=(since, rollout.number),
            ).order_by("number")
        )
    newest = versions[-1]
    return Release(
        chapter_id=rollout.chapter_id,
        number=newest.number,
        policy=newest.update_policy,
        title=newest.title,
        fingerprint=newest.fingerprint,
        pages={page["id"]: page for page in newest.pages},
        known={(page["id"], page["fingerprint"]): page for one in versions for page in one.pages},
        by_id=newest.released_by_id,
        by_name=newest.released_by_name,
    )


def _offered_to(company_id: UUID) -> Q:
    return Q(company_id=None) | Q(company_id=company_id)
