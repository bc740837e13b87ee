from datetime import datetime

from apps.library.content import StarterLibrary
from apps.library.starter.chapters import load_chapter
from apps.library.starter.drawings import load_drawing
from apps.library.starter.obligations import load_obligation
from apps.library.starter.outcome import Loading
from apps.library.starter.sectors import load_sector, recommend
from shared.actor import Actor, PlatformRole
from shared.tenancy import act_as

LOADER = Actor(name="Livretier", platform_role=PlatformRole.LIBRARY_EDITOR)


def load_starter_library(library: StarterLibrary, *, now: datetime) -> Loading:
    """What the files say and the library does not know yet; one that did not change since is left alone.

    Each chapter by itself: what was loaded before a fault stays, and the next run goes on from there.
    """
    loading = Loading()
    with act_as(LOADER):
        for sector in library.sectors:
            load_sector(sector, actor=LOADER, loading=loading, now=now)
        for obligation in library.obligations:
            load_obligation(obligation, actor=LOADER, loading=loading, now=now)
    for drawing in library.drawings:
        with act_as(LOADER):
            load_drawing(drawing, actor=LOADER, loading=loading, now=now)
    for chapter in library.chapters:
        with act_as(LOADER):
            load_chapter(chapter, actor=LOADER, loading=loading, now=now)
    with act_as(LOADER):
        for sector in library.sectors:
            recommend(sector, library, actor=LOADER, loading=loading, now=now)
    return loading
