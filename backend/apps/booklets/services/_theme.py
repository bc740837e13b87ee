"""How a booklet looks before anybody chooses; the studio's `defaultTheme` says the same."""

from typing import Any

from apps.library.models import Sector

DRAWING = "hills"
DRAWINGS = {
    "HCR": "hills",
    "COM": "shop",
    "BTP": "crane",
    "IND": "gears",
    "TRA": "van",
    "PRO": "droplet",
    "SAN": "heart",
    "MED": "armchair",
    "SAP": "home",
    "FOR": "board",
    "CFA": "sprout",
    "BUR": "desk",
}


def default_theme() -> dict[str, Any]:
    return {
        "palette": "plateau",
        "colours": {
            "primary": "#1e5545",
            "accent": "#a9521a",
            "background": "#fbf7ee",
            "text": "#1c2b25",
        },
        "fonts": {"title": "young_serif", "text": "source_sans"},
        "size": 17,
        "cover": {"drawing": DRAWING, "picture": None},
        "logo": None,
    }


def drawing_for(sector: Sector | None) -> str:
    """The drawing that the cover of a booklet of this sector starts with."""
    return DRAWINGS.get(sector.code, DRAWING) if sector else DRAWING
