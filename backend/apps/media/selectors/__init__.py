"""Reads of the library."""

from apps.media.addresses import copy_name, original_name, rendition_name
from apps.media.selectors.files import (
    MediaFilter,
    count_duplicates,
    get_media,
    list_first_usages,
    list_media,
)
from apps.media.selectors.level import level_of
from apps.media.selectors.library import Library, get_media_library, library_lines, quota_of
from apps.media.selectors.showing import own_files, showable_files
from apps.media.selectors.sources import (
    Rendition,
    Source,
    copy_address,
    media_sources,
    object_key,
    shown_files,
    source_of,
)
from apps.media.selectors.storage import KEPT_IN_TRASH, get_storage
from apps.media.selectors.uploads import get_upload

__all__ = [
    "KEPT_IN_TRASH",
    "Library",
    "MediaFilter",
    "Rendition",
    "Source",
    "copy_address",
    "copy_name",
    "count_duplicates",
    "get_media",
    "get_media_library",
    "get_storage",
    "get_upload",
    "level_of",
    "library_lines",
    "list_first_usages",
    "list_media",
    "media_sources",
    "object_key",
    "original_name",
    "own_files",
    "quota_of",
    "rendition_name",
    "showable_files",
    "shown_files",
    "source_of",
]
