from ninja import Router

from apps.publishing.api.prints import router as prints
from apps.publishing.api.publications import router as publications
from apps.publishing.api.state import router as state
from apps.publishing.api.versions import router as versions

routers: tuple[Router, ...] = (state, publications, versions, prints)
