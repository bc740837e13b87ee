from uuid import UUID

from apps.booklets.models import Booklet
from apps.publishing.models import Edition
from apps.reading.models import ReadingAccess
from shared.tenancy.models import TenantQuerySet


def access_of(*, company_id: UUID, booklet_id: UUID) -> ReadingAccess | None:
    """Who may open the booklet; None while nobody has looked at it."""
    return ReadingAccess.objects.filter(company_id=company_id, booklet=booklet_id).first()


def editions_online(*, booklet: Booklet) -> TenantQuerySet[Edition]:
    """The languages of the version that readers get."""
    editions = Edition.objects.filter(company_id=booklet.company_id)
    online = editions.filter(publication=booklet.publication_id).exclude(bundle="")
    return online.select_related("publication").order_by("locale")
