from uuid import UUID

from django.http import HttpResponse
from django.utils import timezone
from ninja import Query, Router

from apps.booklets.selectors import get_booklet
from apps.publishing import services as publishing
from apps.reading import selectors, services
from apps.reading.schemas.access import PosterQuery, QrQuery
from shared.http.later import DrawnLater
from shared.http.limited import LIMITED
from shared.http.needs_store import NEEDS_STORE
from shared.http.request import Request
from shared.qr import qr_png, qr_svg

router = Router(tags=["reading"])

PDF = {
    200: {
        "description": "OK",
        "content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}},
    },
    **LIMITED["responses"],
    **NEEDS_STORE["responses"],
}
QR = {
    200: {
        "description": "OK",
        "content": {
            "image/svg+xml": {"schema": {"type": "string"}},
            "image/png": {"schema": {"type": "string", "format": "binary"}},
        },
    }
}
QR_FORMATS = {"png": (qr_png, "image/png"), "svg": (qr_svg, "image/svg+xml")}


@router.get("/booklets/{booklet_id}/reading/poster", openapi_extra={"responses": PDF})
def get_poster(request: Request, booklet_id: UUID, wanted: Query[PosterQuery]) -> HttpResponse:
    """A poster or a badge to print, with the code to aim at."""
    booklet = get_booklet(actor=request.actor, booklet_id=booklet_id)
    poster = services.prepare_poster(
        actor=request.actor,
        booklet=booklet,
        access=services.ensure_access(booklet=booklet),
        size=wanted.size,
        locale=wanted.locale,
        with_code=wanted.with_code,
        now=timezone.now(),
    )
    pdf = DrawnLater(lambda: publishing.print_poster(poster), content_type="application/pdf")
    return _named(pdf, f"{booklet.slug}-{wanted.size}.pdf")


@router.get("/booklets/{booklet_id}/reading/qr", openapi_extra={"responses": QR})
def get_qr(request: Request, booklet_id: UUID, wanted: Query[QrQuery]) -> HttpResponse:
    """The code to aim at, alone."""
    booklet = get_booklet(actor=request.actor, booklet_id=booklet_id)
    address = selectors.poster_address(booklet=booklet, locale=wanted.locale)
    draw, content_type = QR_FORMATS[wanted.format]
    picture = HttpResponse(draw(address), content_type=content_type)
    return _named(picture, f"{booklet.slug}-qr.{wanted.format}")


def _named(answer: HttpResponse, name: str) -> HttpResponse:
    """Shown by who asks for it, kept under this name by who saves it."""
    answer["Content-Disposition"] = f'inline; filename="{name}"'
    return answer
