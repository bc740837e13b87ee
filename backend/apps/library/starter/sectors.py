from dataclasses import asdict
from datetime import datetime
from typing import Any

from apps.library import services
from apps.library.content import StarterLibrary, WrittenChapter, WrittenSector
from apps.library.models import Chapter, Level, Sector
from apps.library.starter.outcome import Loading
from shared.actor import Actor
from shared.documents import fingerprint


def load_sector(written: WrittenSector, *, actor: Actor, loading: Loading, now: datetime) -> None:
    source = fingerprint(asdict(written))
    sector = Sector.objects.filter(code=written.code).first()
    if sector and sector.source == source:
        return
    told: dict[str, Any] = {
        "label": written.label,
        "description": written.description,
        "icon": written.icon,
    }
    loading.note("sectors", is_new=sector is None)
    if sector is None:
        sector = services.create_sector(actor=actor, code=written.code, now=now, **told)
        services.publish_sector(actor=actor, sector_id=sector.id, now=now)
    else:
        services.update_sector(actor=actor, sector_id=sector.id, changes=told, now=now)
    Sector.objects.filter(id=sector.id).update(source=source)


def recommend(
    written: WrittenSector,
    library: StarterLibrary,
    *,
    actor: Actor,
    loading: Loading,
    now: datetime,
) -> None:
    """The chapters of the sector in their order, unless the files recommend what they did before."""
    chosen = [
        (chapter.code, is_mandatory(chapter, written.code, library))
        for chapter in library.chapters
        if written.code in chapter.sectors or not chapter.sectors
    ]
    source = fingerprint(chosen)
    sector = Sector.objects.get(code=written.code)
    if sector.recommendation == source:
        return
    ids = dict(Chapter.objects.of(None).exclude(code="").values_list("code", "id"))
    chapters = [services.ChosenChapter(ids[code], mandatory) for code, mandatory in chosen]
    services.set_sector_chapters(actor=actor, sector_id=sector.id, chapters=chapters, now=now)
    Sector.objects.filter(id=sector.id).update(recommendation=source)
    loading.note("recommendations", is_new=not sector.recommendation)


def is_mandatory(chapter: WrittenChapter, sector: str, library: StarterLibrary) -> bool:
    """Whether a text obliges booklets of the sector to say what the chapter says."""
    return any(
        obligation.level == Level.MANDATORY
        and obligation.code in chapter.obligations
        and (sector in obligation.sectors or not obligation.sectors)
        for obligation in library.obligations
    )
