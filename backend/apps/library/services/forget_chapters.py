from uuid import UUID

from django.db import connection

from apps.library.models import Chapter
from apps.pages.models import Manuscript, Page, PageRevision
from shared.batches import delete_in_batches


def forget_chapters(*, company_id: UUID) -> None:
    """Remove everything that a purged company wrote here; its versions by the one way out of their table."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT public.library_forget_versions(%s)", [company_id])
    for model in (Chapter, PageRevision, Page, Manuscript):
        delete_in_batches(model.objects.of(company_id))
