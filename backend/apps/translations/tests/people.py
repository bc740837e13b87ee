"""Who translates in tests, and what."""

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from apps.accounts.models import User
from apps.booklets.factories import BookletAccessFactory
from apps.booklets.models import Booklet, BookletRole
from apps.companies.factories import MembershipFactory
from apps.companies.models import Company
from apps.companies.services import build_actor
from apps.pages.models import Page
from apps.translations import selectors, services
from apps.translations.models import Translation
from shared.actor import Actor, Role
from shared.documents import fingerprint
from shared.translating.page_units import Key

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
TITLE = ("", "title")


def working_on(booklet: Booklet, role: BookletRole) -> Actor:
    """Somebody to whom the booklet was given, with the same role in the company."""
    company = Company.objects.get(id=booklet.company_id)
    membership = MembershipFactory.create(company=company, role=Role(role.value))
    BookletAccessFactory.create(booklet=booklet, user=membership.user, role=role, duty="")
    return build_actor(
        user=User.objects.get(id=membership.user_id),
        membership=membership,
        language="fr-FR",
        terms_accepted=True,
        ip="",
        switched_by=None,
    )


def page_of(booklet: Booklet, title: str = "Bienvenue") -> Page:
    chapters = booklet.chapters.values("manuscript_id")
    return Page.objects.get(manuscript_id__in=chapters, title=title)


def sentence_of(page: Page) -> Key:
    """The unit of the page's only sentence."""
    return page.document["blocks"][0]["id"], "text"


def version_of(booklet: Booklet, owner_id: UUID, at: Key) -> str:
    """Of what the text's source says at this moment; of a text that is nowhere, any."""
    sheet = selectors.get_sheet(booklet=booklet, owner_id=owner_id)
    return next((unit.version for unit in sheet.units if unit.key == at), "0" * 16)


def write(booklet: Booklet, actor: Actor, at: Key, text: str = "Boas-vindas", **told: Any) -> None:
    given = {"locale": "pt-PT", "revision": 0, "validated": False, "now": NOW, **told}
    owner = given.pop("owner_id", None) or page_of(booklet).id
    block_id, field = at
    read = given.pop("source_version", None) or version_of(booklet, owner, at)
    services.write_unit(
        actor=actor,
        booklet_id=booklet.id,
        owner_id=owner,
        block_id=block_id,
        field=field,
        text=text,
        source_version=read,
        **given,
    )


def rewrite(page: Page, said: str) -> None:
    """Other words in the page's only sentence, as an author would save them."""
    (block,) = page.document["blocks"]
    blocks = [{**block, "text": [{"type": "text", "text": said}]}]
    page.document = {**page.document, "blocks": blocks}
    page.fingerprint = fingerprint(page.document)
    page.save()


def the_only() -> Translation:
    return Translation.objects.get()
