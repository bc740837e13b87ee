"""What stands under the address of a booklet: a folder named after all that went into it."""

import json
from dataclasses import asdict, dataclass, field
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any

from apps.publishing.addresses import BESIDE_ENTRIES
from apps.reading.edge import bundle, disk
from apps.reading.edge.changes import lay_changes
from apps.reading.edge.entry import Edition
from apps.reading.edge.front import Told, lay_fronts
from apps.reading.edge.pages import page_at

ROOT_FILES = (*BESIDE_ENTRIES, "sw.js")
LETTERS = 32
LAYOUT = 5  # another one when a release is laid differently: every node then lays its own anew


@dataclass(frozen=True, slots=True, kw_only=True)
class ReleaseDir:
    """`former` are folders of versions that some reader may still have open."""

    reference: str
    version: str
    mode: str
    editions: dict[str, Edition]
    offers: dict[str, bool]
    revoked: list[str]
    slug: str
    contact: dict[str, str] = field(default_factory=dict)  # whom the doors name
    known: list[dict[str, Any]] = field(default_factory=list)  # former versions, what changed since
    opens_on: str | None = None  # a day, on the company's clock
    former: list[str] = field(default_factory=list)
    address: str = ""  # the booklet's own, whole, as the entry tells it to others

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
                    told=self._news_of_versions,
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
        lay_changes(home, book, self.editions, self.known)
        disk.write(book / "version.json", json.dumps(self._version(), sort_keys=True).encode())

    def _lay_locale(self, home: Path, book: Path, locale: str, edition: Edition) -> None:
        own = home / edition.folder / "_"
        entry = own / "entry.html"
        self._lay_entry(book / locale / "index.html", entry, edition, root="../")
        if edition.pdf and self.offers["pdf"]:
            (book / f"{locale}.pdf").symlink_to(
                f"../../../pdf/{bundle.pdf_path(home, edition).name}"
            )
        if locale != self.reference:
            return
        self._lay_entry(book / "index.html", entry, edition, root="./")
        for name in ROOT_FILES:
            if name == "sw.js" and not self.offers["offline"]:
                continue
            disk.write(book / name, page_at(own / name, bundle=edition.folder, root=""))

    def _lay_entry(self, path: Path, entry: Path, edition: Edition, *, root: str) -> None:
        page = page_at(entry, bundle=edition.folder, root=root, address=self.address)
        disk.write(path, page)

    @property
    def _news_of_versions(self) -> Told:
        return Told(
            root=f"/l/{self.slug}/",
            opens_on=date.fromisoformat(self.opens_on) if self.opens_on else None,
            contact=self.contact,
        )

    @property
    def _printed(self) -> list[str]:
        return sorted(locale for locale, one in self.editions.items() if one.pdf)

    def _version(self) -> dict[str, Any]:
        """What a page that is open asks to know whether it is the newest."""
        return {
            "number": self.version,
            "editions": {locale: one.folder for locale, one in self.editions.items()},
            "offers": {
                "offline": self.offers["offline"],
                "pdf": self._printed if self.offers["pdf"] else [],
                # Entries of before say nothing of it.
                "questions": self.offers.get("questions", True),
            },
        }
