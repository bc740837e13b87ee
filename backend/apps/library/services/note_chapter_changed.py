from apps.library import selectors
from apps.library.models import Chapter
from apps.library.services._content import compare_with_release


def note_chapter_changed(*, chapter: Chapter) -> None:
    """After its pages changed: how many there are, by which words it is found, whether it differs from its release."""
    held = Chapter.objects.of(chapter.company_id).select_for_update(no_key=True).get(id=chapter.id)
    compare_with_release(held, selectors.list_written_pages(chapter=held))
    held.save(update_fields=["pages_count", "has_changes", "words", "name", "updated_at"])
