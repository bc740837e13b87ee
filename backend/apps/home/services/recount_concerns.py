from datetime import datetime
from uuid import UUID

import structlog

from apps.home.services.refresh_concerns import refresh_concerns

log = structlog.get_logger()


def recount_concerns(*, company_id: UUID, now: datetime) -> int:
    """Once a day, late: what facts should have told by then. Each difference is a fact that nobody heard."""
    differences = refresh_concerns(company_id=company_id, now=now)
    if differences:
        log.warning("concerns_differ", company_id=str(company_id), differences=differences)
    return differences
