"""What the renderer is given: a publication's content, and where its files will be read."""

from dataclasses import asdict
from typing import Any

from apps.booklets.models import Structure
from apps.publishing.models import Content, Publication, left_out
from apps.publishing.questions import Offers
from apps.publishing.rendering.media import shown_media
from apps.publishing.rendering.translated import translated

PAGE = ("id", "title", "importance", "document", "official")
CARD = ("name", "company", "kind", "structure", "theme")


def given_for(
    publication: Publication, content: Content, *, locale: str, address: str, offers: Offers
) -> dict[str, Any]:
    """The edition in one language. Nothing in it depends on the day or on chance."""
    return {
        "booklet": translated(_booklet(content), content, locale=locale),
        "version": {
            "number": publication.version,
            "date": publication.effective_on.isoformat(),
            "sha256": publication.sha256,
        },
        "values": content["values"],
        "left_out": left_out(content),
        "labels": content["labels"],
        "media": shown_media(content),
        "address": address,
        "locales": content["locales"],
        "reference": content["reference"],
        "locale": locale,
        "offers": asdict(offers),
    }


def _booklet(content: Content) -> dict[str, Any]:
    card = content["booklet"]
    return {
        **{name: card[name] for name in CARD},
        "ordered": card["structure"] == Structure.GUIDED_PATH or not card.get("free_order", True),
        "lang": content["reference"],
        "chapters": [
            {
                **chapter,
                "pages": [
                    {name: page[name] for name in PAGE if name in page} for page in chapter["pages"]
                ],
            }
            for chapter in content["chapters"]
        ],
        "locales": content["locales"],
    }
