from ninja import Router

from apps.booklets.api.access import router as access
from apps.booklets.api.booklets import router as booklets
from apps.booklets.api.chapters import router as chapters
from apps.booklets.api.coverage import router as coverage
from apps.booklets.api.life import router as life
from apps.booklets.api.notices import router as notices
from apps.booklets.api.options import router as options
from apps.booklets.api.pages import router as pages
from apps.booklets.api.values import router as values

routers: tuple[Router, ...] = (
    booklets,
    life,
    chapters,
    pages,
    coverage,
    values,
    access,
    options,
    notices,
)
