"""Editions to print: of the starter library, and of documents that nobody wrote."""

import json
import subprocess
from dataclasses import asdict
from typing import Any

from apps.library.content.files import living_values, starter_library
from shared.qr import modules_of
from tests.processes import REPOSITORY

ADDRESS = "https://livret.maison-aubrac.fr/l/saisonniers-2027"
PALETTES = {
    "plateau": {"primary": "#1e5545", "accent": "#a9521a", "background": "#fbf7ee", "text": "#1c2b25"},
    "encre": {"primary": "#1b3a7d", "accent": "#b0521a", "background": "#f7f9fd", "text": "#14203a"},
    "bordeaux": {"primary": "#7c2d3a", "accent": "#8a5a12", "background": "#fcf7f2", "text": "#2e1a1c"},
    "lagune": {"primary": "#14525b", "accent": "#ae4a28", "background": "#f4faf9", "text": "#12302f"},
}  # fmt: skip
RANDOM_BOOKLETS = REPOSITORY / "frontend" / "apps" / "renderer" / "test" / "randomBooklets.mjs"

Given = dict[str, Any]


def theme(palette: str = "plateau", **other: Any) -> Given:
    return {
        "palette": palette,
        "colours": PALETTES[palette],
        "fonts": {"title": "young_serif", "text": "source_sans"},
        "size": 17,
        "cover": {"drawing": "hills", "picture": None},
        "logo": None,
        **other,
    }


def edition(chapters: list[Given], **other: Any) -> Given:
    """What the renderer is given of a publication, in French."""
    return {
        "booklet": booklet(chapters),
        "version": {"number": "3.0", "date": "2027-03-16", "sha256": "7c41" + "0" * 56 + "e09b"},
        "values": {},
        "labels": {value.key: value.label for value in living_values()},
        "media": {},
        "address": ADDRESS,
        "locales": ["fr-FR", "en-GB"],
        "reference": "fr-FR",
        "locale": "fr-FR",
        "offers": {"offline": True, "pdf": True, "questions": True, "indexed": False},
        "qr": asdict(modules_of(ADDRESS)),
        **other,
    }


def booklet(chapters: list[Given]) -> Given:
    return {
        "name": "Livret d’accueil saisonniers 2027",
        "company": "Maison Aubrac",
        "kind": "employee_welcome",
        "lang": "fr-FR",
        "structure": "chapters_and_pages",
        "theme": theme(),
        "chapters": chapters,
        "locales": ["fr-FR", "en-GB"],
    }


def starter_chapters(most: int) -> list[Given]:
    """The first chapters of the starter library, as a booklet holds them."""
    return [
        {
            "id": chapter.code,
            "title": chapter.title["fr-FR"],
            "minutes": 3,
            "mandatory": False,
            "pages": [
                {
                    "id": f"{chapter.code}-{place}",
                    "title": page.title,
                    "importance": page.importance,
                    "document": page.document,
                }
                for place, page in enumerate(chapter.pages)
            ],
        }
        for chapter in starter_library().chapters[:most]
    ]


def random_editions(seeds: list[int]) -> list[Given]:
    """Booklets of every kind of block, the same for the same seed."""
    done = subprocess.run(
        ["node", str(RANDOM_BOOKLETS), *map(str, seeds)],
        cwd=REPOSITORY / "frontend" / "apps" / "renderer",
        capture_output=True,
        text=True,
        check=True,
    )
    return [edition(chapters) for chapters in json.loads(done.stdout)]
