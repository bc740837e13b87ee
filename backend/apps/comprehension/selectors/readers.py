from datetime import datetime
from uuid import UUID

from apps.reading.grants import open_pass
from apps.reading.models import EndedPass, ReadingLink, ReadingMode
from apps.reading.selectors import Door
from shared.tenancy import act_as_platform


def may_read(*, door: Door, passed: str, now: datetime) -> bool:
    """Whether this device may open the booklet: as the edge lets it, or not."""
    if door.access.mode == ReadingMode.PUBLIC:
        return True
    held = open_pass(passed, slug=door.booklet.slug, now=now)
    if held is None or held.epoch != door.access.epoch:
        return False
    with act_as_platform():
        if door.access.mode == ReadingMode.SIGNED_IN:
            ended = EndedPass.objects.filter(company_id=door.booklet.company_id, grant=held.grant)
            return not ended.exists()
        return not _is_revoked(door, held.grant)


def _is_revoked(door: Door, grant: str) -> bool:
    try:
        link_id = UUID(grant)
    except ValueError:
        return False  # who came by the code is no link
    links = ReadingLink.objects.filter(company_id=door.booklet.company_id, id=link_id)
    return links.exclude(revoked_at=None).exists()
