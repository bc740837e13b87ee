from uuid import UUID

from django.db import connection

from apps.publishing.services.forget_objects import enqueue_forgetting


def forget_publications(*, company_id: UUID, booklet_id: UUID | None = None) -> None:
    """Remove every version of a booklet that leaves the trash, or of a purged company.

    The application may not delete them: a function of the database does, and asks whether it is so.
    """
    with connection.cursor() as cursor:
        cursor.execute("SELECT public.publishing_forget(%s, %s)", [company_id, booklet_id])
    enqueue_forgetting(company_id=company_id, booklet_id=booklet_id)
