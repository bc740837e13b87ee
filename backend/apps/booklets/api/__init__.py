from ninja import Router

from apps.booklets.api.access import router as access
from apps.booklets.api.booklets import router as booklets
from apps.booklets.api.chapters import router as chapters
from apps.booklets.api.coverage import router as coverage
from apps.booklets.api.keepers import router as keepers
from apps.booklets.api.life import router as life
from apps.booklets.api.options import router as options
from apps.booklets.api.pages import router as pages
from apps.booklets.api.revisions import router as revisions
from apps.booklets.api.values import router as values

routers: tuple[Router, ...] = (
    booklets,
    life,
    chapters,
    pages,
    revisions,
    coverage,
    keepers,  # before a value that would be called "people"
    values,
    access,
    options,
)
