from apps.booklets.models import Booklet
from apps.reading.grants import new_code, seal_code
from apps.reading.models import ReadingAccess


def ensure_access(*, booklet: Booklet) -> ReadingAccess:
    """Who may open the booklet; public, with a code of its own ready, until somebody says otherwise."""
    access, _ = ReadingAccess.objects.get_or_create(
        company_id=booklet.company_id,
        booklet=booklet,
        defaults={"code": seal_code(new_code())},
    )
    return access
