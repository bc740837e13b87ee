import re
from html import unescape
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from django.utils import timezone
from PIL import Image
from pypdf import PdfReader
from pytest_django import Settings

from apps.accounts.factories import browser_of
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet
from apps.booklets.tests.people import admin, colleague, member
from apps.library.factories import some_company
from apps.media.factories import MediaFileFactory
from apps.media.selectors import object_key
from apps.publishing import services as publishing
from apps.publishing.printing import Printed
from apps.reading import selectors, services
from apps.reading.grants import unseal_code
from apps.reading.models import ReadingMode
from shared import errors, objects
from shared.actor import Actor, Role
from tests.printing.paper import Paper

pytestmark = pytest.mark.django_db


PATIENCE_SECONDS = 300.0  # of a test on a busy machine; somebody who waits has less
process = import_module(
    "apps.publishing.services.print_poster"
)  # its package has a function of that name


@pytest.fixture
def booklet(
    paper: Paper, settings: Settings, monkeypatch: pytest.MonkeyPatch, translated: None
) -> Booklet:
    settings.RENDERER = paper.renderer
    monkeypatch.setattr(process, "ALL_SECONDS", PATIENCE_SECONDS)
    return BookletFactory.create(company_id=some_company(), locales=["en-GB"])


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A poster as it is drawn. Paper takes seconds; test_posters looks at what it makes of a drawing."""

    def leave_drawing(folder: Path, *, html: str, **_: Any) -> Printed:
        file = folder / "drawing.html"
        file.write_text(html, "utf-8")
        return Printed(file=file, pages=1, refused=[], peak_kib=0)

    monkeypatch.setattr(process, "print_document", leave_drawing)


def a_poster(booklet: Booklet, actor: Actor, **wanted: Any) -> bytes:
    """What somebody gets who asks for it."""
    asked = {"size": "a4", "locale": None, "with_code": True, "now": timezone.now(), **wanted}
    access = services.ensure_access(booklet=booklet)
    poster = services.prepare_poster(actor=actor, booklet=booklet, access=access, **asked)
    return publishing.print_poster(poster)


def kept_by_code(booklet: Booklet) -> str:
    """Its code, which it asks for from now on; in threes."""
    access = services.ensure_access(booklet=booklet)
    access.mode = ReadingMode.CODE
    access.save()
    code = unseal_code(access.code)
    return f"{code[:3]} {code[3:]}"


def text_of(drawing: bytes) -> str:
    """Its words, without what the style and the code to aim at are made of."""
    words = re.sub(r"(?s)<(style|svg)\b.*?</\1>|<[^>]*>", "", drawing.decode())
    return re.sub(r"[\s\u202f]+", " ", unescape(words))


@pytest.mark.usefixtures("drawn")
def test_leads_to_the_booklet(booklet: Booklet):
    said = text_of(a_poster(booklet, admin(booklet.company_id)))

    assert f"/l/{booklet.slug}" in said
    assert "Scan the code" in said


@pytest.mark.usefixtures("drawn")
def test_of_another_language_leads_to_that_edition(booklet: Booklet):
    said = text_of(a_poster(booklet, admin(booklet.company_id), locale="en-GB"))

    assert f"/l/{booklet.slug}/en-GB" in said
    assert "Aim your phone at the code" in said
    assert "Visez le code" in said


def test_of_a_language_that_the_booklet_has_not_is_not_found(booklet: Booklet):
    with pytest.raises(errors.NotFound):
        a_poster(booklet, admin(booklet.company_id), locale="de-DE")


@pytest.mark.usefixtures("drawn")
class TestTheCode:
    def test_is_written_when_it_is_asked_for(self, booklet: Booklet):
        code = kept_by_code(booklet)

        assert code in text_of(a_poster(booklet, admin(booklet.company_id)))
        assert code not in text_of(a_poster(booklet, admin(booklet.company_id), with_code=False))

    def test_is_not_written_on_a_booklet_that_needs_none(self, booklet: Booklet):
        assert "Code d’accès" not in text_of(a_poster(booklet, admin(booklet.company_id)))

    def test_is_told_to_nobody_who_may_not_change_it(self, booklet: Booklet):
        code = kept_by_code(booklet)
        auditor = colleague(booklet.company_id, Role.AUDITOR)

        assert code not in text_of(a_poster(booklet, auditor))


def test_shows_the_picture_of_the_cover(booklet: Booklet):
    file = MediaFileFactory.create(company_id=booklet.company_id)
    content = file.content
    widths = [one["width"] for one in content.renditions]
    photograph = BytesIO()
    Image.new("RGB", (1024, 768), "teal").save(photograph, "WEBP")
    for width in widths:
        key = object_key(owner=file.company_id, content_id=content.id, name=f"w{width}.webp")
        objects.put(body=photograph.getvalue(), key=key, content_type="image/webp")
    booklet.theme["cover"]["picture"] = str(file.id)

    reader = PdfReader(BytesIO(a_poster(booklet, admin(booklet.company_id), with_code=False)))

    assert widths
    (sheet,) = reader.pages
    assert [image.image.size for image in sheet.images if image.image] == [(1024, 768)]


def test_the_code_to_aim_at_leads_to_each_language(booklet: Booklet):
    french = selectors.poster_address(booklet=booklet, locale="fr-FR")
    english = selectors.poster_address(booklet=booklet, locale="en-GB")

    assert french == selectors.poster_address(booklet=booklet, locale=None)
    assert french.endswith(f"/l/{booklet.slug}/#qr"), "by which the page knows that it was a poster"
    assert english == french.replace("#", "en-GB/#")


class TestTheApi:
    def ask(self, booklet: Booklet, path: str) -> Any:
        browser = browser_of(member(booklet.company_id, Role.COMPANY_ADMIN).user)
        return browser.get(f"/api/booklets/{booklet.id}/reading/{path}")

    def test_answers_with_a_pdf(self, booklet: Booklet):
        answer = self.ask(booklet, "poster?size=badge&with_code=true")

        assert (answer.status_code, answer["Content-Type"]) == (200, "application/pdf")
        assert answer["Content-Disposition"] == f'inline; filename="{booklet.slug}-badge.pdf"'
        assert answer.content.startswith(b"%PDF-1.7")

    @pytest.mark.parametrize(
        ("kind", "content_type", "start"),
        [("svg", "image/svg+xml", b"<svg"), ("png", "image/png", b"\x89PNG")],
    )
    def test_answers_with_the_code_alone(
        self, booklet: Booklet, kind: str, content_type: str, start: bytes
    ):
        answer = self.ask(booklet, f"qr?format={kind}&locale=en-GB")

        assert (answer.status_code, answer["Content-Type"]) == (200, content_type)
        assert answer.content.startswith(start)

    def test_knows_no_other_size(self, booklet: Booklet):
        assert self.ask(booklet, "poster?size=a0").status_code == 422
