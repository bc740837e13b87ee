"""What stands beside a document before it is printed."""

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from apps.publishing import rendering
from apps.publishing.printing import files
from shared import objects
from shared.qr import modules_of


def with_qr(given: dict[str, Any], address: str) -> dict[str, Any]:
    """What the renderer is given, and the code that leads to this address."""
    return {**given, "qr": asdict(modules_of(address))}


def fetch_pictures(html: str, listed: Mapping[str, Mapping[str, Any]], *, into: Path) -> None:
    """Those of the store that the document shows; the renderer's own lie beside it."""
    folder = files.objects(into)
    folder.mkdir()
    for name, told in listed.items():
        shown = f'"{files.OBJECTS}{name}"' in html.replace("&quot;", '"')
        if shown and not rendering.asset(name).exists():
            objects.fetch(key=told["key"], file=folder / name)
