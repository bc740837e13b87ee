"""What a reader of a former version is told: that there is another one, and which of its pages are not as they were.

Beside the pages, in `news/`, for each folder of a version: `{folder}.html` says it without a script, `{folder}.json` to
one. `former.css` shows the notice on a page; the newest has a sheet that shows nothing.
"""

import json
from pathlib import Path
from typing import Any

from apps.reading.edge import disk
from apps.reading.edge.entry import Edition
from apps.reading.edge.filling import with_changes
from apps.reading.edge.pages import page_at

SHOWN = ".lvr-stale { display: block }"
TEMPLATE, PAGES = "changes.html", "pages.json"


def lay_changes(
    home: Path, book: Path, editions: dict[str, Edition], known: list[dict[str, Any]]
) -> None:
    """`known` are former versions: their folders by language, and the pages that changed since."""
    news = book / "news"
    disk.write(news / "former.css", SHOWN.encode())
    for version in known:
        for locale, folder in version["folders"].items():
            if locale in editions:
                _lay(home, news, editions[locale], folder, version)
    for edition in editions.values():
        disk.write(news / f"{edition.folder}.css", b"")


def _lay(home: Path, news: Path, edition: Edition, folder: str, version: dict[str, Any]) -> None:
    own = home / edition.folder / "_"
    if folder == edition.folder or not (own / PAGES).exists():
        return  # published before these pages were: its address leads to the entry
    found = json.loads((own / PAGES).read_bytes())
    pages = [
        {**found[page], "href": f"{edition.folder}/{found[page]['href']}"}
        for page in version["pages"]
        if page in found
    ]
    told = {"pages": pages, "others": version["others"]}
    disk.write(news / f"{folder}.json", json.dumps(told, ensure_ascii=False).encode())
    page = page_at(own / TEMPLATE, bundle=edition.folder, root="../").decode()
    lines = [{**one, "href": f"../{one['href']}"} for one in pages]
    disk.write(
        news / f"{folder}.html", with_changes(page, lines, others=version["others"]).encode()
    )
