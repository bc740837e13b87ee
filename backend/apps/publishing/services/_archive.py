"""A version as files on a disk: the same tree that readers get, with the PDF and the content beside it."""

import json
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from apps.publishing import selectors
from apps.publishing.addresses import BESIDE_ENTRIES, folder_of, placed
from apps.publishing.models import Edition, Publication
from shared import objects
from shared.language import text

AT_ONCE = 8
OWN = "_/"  # what does not stand in the folder of its bundle
ENTRY = "_/entry.html"
PACKED = ("image/svg", "text/", "application/json", "application/manifest")


def write_archive(
    file: IO[bytes], publication: Publication, editions: list[Edition], *, name: str
) -> None:
    """Write all of it under a folder of this name; whoever opens `index.html` reads."""
    with ZipFile(file, "w") as archive, tempfile.TemporaryDirectory() as folder:
        fetched = _fetch(_keys_of(editions), Path(folder))
        writer = _Writer(archive, f"{name}/", publication, fetched)
        for edition in editions:
            writer.add_edition(edition)
        writer.add_objects(editions)
        writer.add_text("contenu.json", _content(publication))
        writer.add_text("lisez-moi.txt", text("publishing.archive", publication.reference_locale))


def _keys_of(editions: list[Edition]) -> set[str]:
    listed = (
        told for one in editions for told in (*one.files.values(), *one.objects_used.values())
    )
    return {told["key"] for told in listed} | {one.pdf_key for one in editions if one.pdf_key}


def _fetch(keys: set[str], folder: Path) -> dict[str, Path]:
    """Where each of them lies now; several come at a time."""
    files = {key: folder / str(number) for number, key in enumerate(sorted(keys))}
    with ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(lambda key: objects.fetch(key=key, file=files[key]), files))
    return files


def _content(publication: Publication) -> str:
    told = {
        "version": publication.version,
        "effective_on": publication.effective_on.isoformat(),
        "sha256": publication.sha256,
        "content": selectors.content_of(publication),
    }
    return json.dumps(told, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


class _Writer:
    def __init__(
        self, archive: ZipFile, root: str, publication: Publication, fetched: dict[str, Path]
    ) -> None:
        self.archive, self.root, self.fetched = archive, root, fetched
        self.publication = publication
        self.address = f"{selectors.reading_address(publication.booklet)}/"
        self.moment = publication.at.timetuple()[:6]

    def add_edition(self, edition: Edition) -> None:
        folder = folder_of(edition.bundle)
        for path, told in edition.files.items():
            if not path.startswith(OWN):
                self._add(f"{folder}/{path}", told["key"], told["type"])
        entry = self._read(edition.files[ENTRY]["key"])
        self.add_text(f"{edition.locale}/index.html", self._placed(entry, folder, root="../"))
        if edition.locale == self.publication.reference_locale:
            self.add_text("index.html", self._placed(entry, folder, root="./"))
            for name, page in self._beside(edition):
                self.add_text(name, self._placed(page, folder, root="./"))
        if edition.pdf_key:
            self._add(f"{edition.locale}.pdf", edition.pdf_key, "application/pdf")

    def add_objects(self, editions: list[Edition]) -> None:
        """What all languages share, once."""
        listed = {name: told for one in editions for name, told in one.objects_used.items()}
        for name, told in sorted(listed.items()):
            self._add(f"o/{name}", told["key"], told["type"])

    def add_text(self, path: str, content: str) -> None:
        self.archive.writestr(self._named(path, packed=True), content.encode())

    def _placed(self, page: str, folder: str, *, root: str) -> str:
        return placed(page, folder=folder, root=root, address=self.address)

    def _beside(self, edition: Edition) -> Iterator[tuple[str, str]]:
        for name in BESIDE_ENTRIES:
            if told := edition.files.get(f"{OWN}{name}"):
                yield name, self._read(told["key"])

    def _add(self, path: str, key: str, content_type: str) -> None:
        named = self._named(path, packed=content_type.startswith(PACKED))
        with self.fetched[key].open("rb") as source, self.archive.open(named, "w") as target:
            while piece := source.read(1024 * 1024):
                target.write(piece)

    def _named(self, path: str, *, packed: bool) -> ZipInfo:
        info = ZipInfo(f"{self.root}{path}", self.moment)
        info.compress_type = ZIP_DEFLATED if packed else ZIP_STORED
        info.external_attr = 0o644 << 16
        return info

    def _read(self, key: str) -> str:
        return self.fetched[key].read_text("utf-8")
