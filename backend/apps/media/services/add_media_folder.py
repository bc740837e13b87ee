from datetime import datetime

from apps.journal import services as journal
from apps.media import policies
from apps.media.models import MediaFolder
from apps.media.services._folder_name import save_folder
from apps.media.services._library import in_library
from shared.actor import Actor


def add_media_folder(*, actor: Actor, name: str, now: datetime) -> MediaFolder:
    """One more folder."""
    owner = policies.require_change(actor)
    folder = MediaFolder(company_id=owner, name=name)
    save_folder(folder)
    journal.record(
        actor=in_library(actor, owner),
        action="media.folder_added",
        target=folder,
        label=name,
        now=now,
        after={"name": name},
    )
    return folder
