from uuid import UUID

from apps.booklets.models import BookletAccess


def end_accesses(*, company_id: UUID, user_id: UUID) -> None:
    """Somebody who no longer belongs to a company has no access to its booklets, whatever comes later."""
    BookletAccess.objects.filter(company_id=company_id, user_id=user_id).delete()
