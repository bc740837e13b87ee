"""What can be done with the library."""

from apps.media.services._folder_name import FolderNameTaken
from apps.media.services._handled import Handled
from apps.media.services.add_drawing import add_drawing
from apps.media.services.add_media_folder import add_media_folder
from apps.media.services.add_picture import MadePicture, add_picture
from apps.media.services.add_usages import Showing, add_usages
from apps.media.services.analyse_upload import analyse_upload
from apps.media.services.cancel_upload import cancel_upload
from apps.media.services.clean_up import clean_up
from apps.media.services.complete_upload import complete_upload
from apps.media.services.delete_media import MediaNotTrashed, delete_media
from apps.media.services.empty_trash import empty_trash
from apps.media.services.erase_user_traces import erase_user_traces
from apps.media.services.forget_abandoned_uploads import forget_abandoned_uploads
from apps.media.services.forget_library import forget_library
from apps.media.services.forget_objects import forget_later, forget_objects
from apps.media.services.forget_usages import forget_usages
from apps.media.services.move_media import move_media
from apps.media.services.purge_replaced_contents import (
    purge_contents_of_library,
    purge_replaced_contents,
)
from apps.media.services.purge_trash import purge_trash, purge_trash_of_library
from apps.media.services.reconcile_objects import reconcile_library, reconcile_objects
from apps.media.services.remove_media_folder import remove_media_folder
from apps.media.services.rename_media_folder import rename_media_folder
from apps.media.services.restore_media import restore_media
from apps.media.services.set_usages import set_usages
from apps.media.services.settle_ready import settle_ready
from apps.media.services.settle_refused import settle_refused
from apps.media.services.sign_upload_parts import sign_upload_parts
from apps.media.services.start_upload import start_upload
from apps.media.services.trash_media import trash_media
from apps.media.services.update_media import MediaTrashed, update_media

__all__ = [
    "FolderNameTaken",
    "Handled",
    "MadePicture",
    "MediaNotTrashed",
    "MediaTrashed",
    "Showing",
    "add_drawing",
    "add_media_folder",
    "add_picture",
    "add_usages",
    "analyse_upload",
    "cancel_upload",
    "clean_up",
    "complete_upload",
    "delete_media",
    "empty_trash",
    "erase_user_traces",
    "forget_abandoned_uploads",
    "forget_later",
    "forget_library",
    "forget_objects",
    "forget_usages",
    "move_media",
    "purge_contents_of_library",
    "purge_replaced_contents",
    "purge_trash",
    "purge_trash_of_library",
    "reconcile_library",
    "reconcile_objects",
    "remove_media_folder",
    "rename_media_folder",
    "restore_media",
    "set_usages",
    "settle_ready",
    "settle_refused",
    "sign_upload_parts",
    "start_upload",
    "trash_media",
    "update_media",
]
