"""How readers ask in tests."""

from typing import Any
from uuid import uuid4

from django.test import Client

from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet
from apps.comprehension.models import ReaderQuestion
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import Edition, PublicationContent
from apps.reading.factories import ReadingAccessFactory

FOLDER = "0123456789abcdef"


def read_booklet(company_id: Any = None, **traits: Any) -> Booklet:
    """One that is online, with two pages, for everybody who has its address."""
    plan = {"plan": {"Accueil": ["Bienvenue", "Horaires"]}, **traits}
    booklet: Booklet = BookletFactory.create(
        **plan, **({"company_id": company_id} if company_id else {})
    )
    PublicationFactory.create(booklet=booklet)
    Edition.objects.filter(publication__booklet=booklet).update(bundle=FOLDER + "0" * 48)
    ReadingAccessFactory.create(booklet=booklet)
    return booklet


def first_page(booklet: Booklet) -> str:
    content = PublicationContent.objects.get(publication=booklet.publication_id).content
    return str(content["chapters"][0]["pages"][0]["id"])


def form_of(booklet: Booklet, **fields: Any) -> dict[str, Any]:
    """As the script of a page sends it."""
    return {
        "id": str(uuid4()),
        "bundle": FOLDER,
        "page": first_page(booklet),
        "kind": "question",
        "text": "Où sont les gants ?",
        "by": "script",
        **fields,
    }


def ask(booklet: Booklet, form: dict[str, Any], *, ip: str = "203.0.113.7", **headers: str) -> Any:
    sent = {"Sec-Fetch-Site": "same-origin", "X-Real-IP": ip, **headers}
    return Client().post(f"/l/{booklet.slug}/question", form, headers=sent)


def asked_about(booklet: Booklet, **fields: Any) -> ReaderQuestion:
    """Through the door."""
    form = form_of(booklet, **fields)
    assert ask(booklet, form, ip=f"198.51.100.{uuid4().int % 250}").status_code == 201
    return ReaderQuestion.objects.get(sent_as=form["id"])
