from datetime import datetime

from apps.library.content import WrittenDrawing
from apps.library.starter.outcome import Loading
from apps.media import services as media
from apps.media.models import MediaFile
from shared.actor import Actor
from shared.language import DEFAULT_LANGUAGE


def load_drawing(written: WrittenDrawing, *, actor: Actor, loading: Loading, now: datetime) -> None:
    """The drawing among the platform's media, where every booklet may show it."""
    known = MediaFile.objects.of(None).filter(id=written.id).first()
    if known is None:
        media.add_drawing(
            actor=actor,
            file_id=written.id,
            name=written.name,
            drawing=written.content,
            alt={DEFAULT_LANGUAGE: written.alt},
            now=now,
        )
    elif known.trashed_at:
        media.restore_media(actor=actor, file_ids=[written.id], now=now)
    else:
        return
    loading.note("drawings", is_new=known is None)
