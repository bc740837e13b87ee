from io import BytesIO
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
from apps.reading import selectors, services
from apps.reading.grants import unseal_code
from apps.reading.models import ReadingMode
from shared import errors, objects
from shared.actor import Actor, Role
from tests.printing.paper import Paper

pytestmark = pytest.mark.django_db


@pytest.fixture
def booklet(paper: Paper, settings: Settings) -> Booklet:
    settings.RENDERER = paper.renderer
    return BookletFactory.create(company_id=some_company(), locales=["en-GB"])


def a_poster(booklet: Booklet, actor: Actor, **wanted: Any) -> PdfReader:
    """What somebody gets who asks for it."""
    asked = {"size": "a4", "locale": None, "with_code": True, "now": timezone.now(), **wanted}
    access = services.ensure_access(booklet=booklet)
    poster = services.prepare_poster(actor=actor, booklet=booklet, access=access, **asked)
    return PdfReader(BytesIO(publishing.print_poster(poster)))


def kept_by_code(booklet: Booklet) -> str:
    """Its code, which it asks for from now on; in threes."""
    access = services.ensure_access(booklet=booklet)
    access.mode = ReadingMode.CODE
    access.save()
    code = unseal_code(access.code)
    return f"{code[:3]} {code[3:]}"


def text_of(reader: PdfReader) -> str:
    (sheet,) = reader.pages
    return sheet.extract_text()


def test_leads_to_the_booklet(booklet: Booklet):
    said = text_of(a_poster(booklet, admin(booklet.company_id)))

    assert f"/l/{booklet.slug}" in said
    assert "Scan the code" in said


def test_of_another_language_leads_to_that_edition(booklet: Booklet):
    said = text_of(a_poster(booklet, admin(booklet.company_id), locale="en-GB"))

    assert f"/l/{booklet.slug}/en-GB" in said
    assert "Aim your phone at the code" in said
    assert "Visez le code" in said


def test_of_a_language_that_the_booklet_has_not_is_not_found(booklet: Booklet):
    with pytest.raises(errors.NotFound):
        a_poster(booklet, admin(booklet.company_id), locale="de-DE")


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

    reader = a_poster(booklet, admin(booklet.company_id), with_code=False)

    assert widths
    (sheet,) = reader.pages
    assert [image.image.size for image in sheet.images if image.image] == [(1024, 768)]


def test_the_code_to_aim_at_leads_to_each_language(booklet: Booklet):
    french = selectors.address_in(booklet=booklet, locale="fr-FR")

    assert french == selectors.address_in(booklet=booklet, locale=None)
    assert french.endswith(f"/l/{booklet.slug}/")
    assert selectors.address_in(booklet=booklet, locale="en-GB") == f"{french}en-GB/"


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
