"""What stands under the address of a booklet: a folder named after all that went into it."""

import json
from dataclasses import asdict, dataclass, field
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any

from apps.reading.edge import bundle, disk
from apps.reading.edge.entry import Edition
from apps.reading.edge.front import lay_fronts
from apps.reading.edge.pages import page_at

ROOT_FILES = ("manifest.webmanifest", "icon.svg", "sw.js")
LETTERS = 32
LAYOUT = 4  # another one when a release is laid differently: every node then lays its own anew


@dataclass(frozen=True, slots=True, kw_only=True)
class ReleaseDir:
    """`former` are folders of versions that some reader may still have open."""

    reference: str
    version: str
    mode: str
    editions: dict[str, Edition]
    offers: dict[str, bool]
    revoked: list[str]
    changes: dict[str, Any] = field(default_factory=dict)  # what the version is told to bring
    opens_on: str | None = None  # a day, on the company's clock
    former: list[str] = field(default_factory=list)

    @property
    def name(self) -> str:
        told = json.dumps([LAYOUT, asdict(self)], sort_keys=True)
        return sha256(told.encode()).hexdigest()[:LETTERS]

    def lay(self, home: Path) -> Path:
        """The release on the disk, whose bundles lie there already."""
        target = home / "releases" / self.name
        if not target.exists():
            with disk.whole(target) as folder:
                self._lay_book(home, folder / "book")
                lay_fronts(
                    home,
                    folder,
                    self.editions,
                    reference=self.reference,
                    mode=self.mode,
                    opens_on=date.fromisoformat(self.opens_on) if self.opens_on else None,
                )
                for path in list(folder.rglob("*")):
                    if path.is_file() and not path.is_symlink():
                        disk.compress(path)
        return target

    def _lay_book(self, home: Path, book: Path) -> None:
        (book / "revoked").mkdir(parents=True)
        (book / "o").symlink_to("../../../o")
        for folder in {*self.former, *(one.folder for one in self.editions.values())}:
            (book / folder).symlink_to(f"../../../{folder}")
        for grant in self.revoked:
            (book / "revoked" / grant).touch()
        for locale, edition in self.editions.items():
            self._lay_locale(home, book, locale, edition)
        disk.write(book / "version.json", json.dumps(self._version(), sort_keys=True).encode())

    def _lay_locale(self, home: Path, book: Path, locale: str, edition: Edition) -> None:
        own = home / edition.folder / "_"
        entry = own / "entry.html"
        disk.write(book / locale / "index.html", page_at(entry, bundle=edition.folder, root="../"))
        if edition.pdf and self.offers["pdf"]:
            (book / f"{locale}.pdf").symlink_to(
                f"../../../pdf/{bundle.pdf_path(home, edition).name}"
            )
        if locale != self.reference:
            return
        disk.write(book / "index.html", page_at(entry, bundle=edition.folder, root="./"))
        for name in ROOT_FILES:
            if name == "sw.js" and not self.offers["offline"]:
                continue
            disk.write(book / name, page_at(own / name, bundle=edition.folder, root=""))

    @property
    def _printed(self) -> list[str]:
        return sorted(locale for locale, one in self.editions.items() if one.pdf)

    def _version(self) -> dict[str, Any]:
        """What a page that is open asks to know whether it is the newest."""
        return {
            "number": self.version,
            **({"changes": self.changes} if self.changes else {}),
            "editions": {locale: one.folder for locale, one in self.editions.items()},
            "offers": {
                "offline": self.offers["offline"],
                "pdf": self._printed if self.offers["pdf"] else [],
            },
        }
