from uuid import UUID

from apps.publishing.models import Edition, Making, Publication, PublicationContent
from apps.publishing.services.forget_objects import enqueue_forgetting
from shared.batches import delete_in_batches


def forget_publications(*, company_id: UUID) -> None:
    """Remove every version of a purged company, and what lies of them in the store."""
    for model in (Edition, Making, PublicationContent, Publication):
        delete_in_batches(model.objects.filter(company_id=company_id))
    enqueue_forgetting(company_id=company_id)
