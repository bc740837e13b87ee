from django.db import IntegrityError, transaction

from apps.media.models import MediaFolder
from shared import errors


class FolderNameTaken(errors.Conflict):
    code = "media_folder_name_taken"


def save_folder(folder: MediaFolder, *, fields: list[str] | None = None) -> None:
    """Keep the folder, unless the library has another one of this name."""
    try:
        with transaction.atomic():
            folder.save(update_fields=fields)
    except IntegrityError as error:
        if "media_folder_name_once" in str(error):
            raise FolderNameTaken({"name": "media_folder_name_taken"}) from error
        raise
