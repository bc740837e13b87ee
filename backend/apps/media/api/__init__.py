from ninja import Router

from apps.media.api.files import router as files
from apps.media.api.folders import router as folders
from apps.media.api.storage import router as storage
from apps.media.api.uploads import router as uploads

routers: tuple[Router, ...] = (files, folders, uploads, storage)
