"""The only way from a document to a file: by its name, among those that were given."""

import mimetypes
from collections.abc import Iterable
from pathlib import Path

from weasyprint.urls import FatalURLFetchingError, URLFetcher, URLFetcherResponse

from apps.publishing.printing.files import BASE, OBJECTS
from apps.publishing.printing.pictures import for_paper

TYPES = {".woff2": "font/woff2", ".webp": "image/webp", ".avif": "image/avif"}


class FileMissing(FatalURLFetchingError):  # type: ignore[misc] # WeasyPrint has no types
    """A document names a file of its own that was not given: it is not printed without it."""


class OwnFiles(URLFetcher):  # type: ignore[misc] # the same
    """Answers with files of these folders and with nothing else: no network, no disc, no data address.

    Of two files of one name, the one in the later folder.
    """

    def __init__(self, folders: Iterable[Path]) -> None:
        super().__init__(allowed_protocols=())
        self.files = {
            f"{BASE}{OBJECTS}{file.name}": file
            for folder in folders
            for file in folder.iterdir()
            if file.is_file() and not file.is_symlink()
        }
        self.refused: list[str] = []

    def fetch(self, url: str, headers: object = None) -> URLFetcherResponse:
        """The file of this name."""
        file = self.files.get(url)
        if file is not None:
            body, mime = for_paper(file.read_bytes(), _type_of(file))
            return URLFetcherResponse(url, body, {"Content-Type": mime})
        if url.startswith(BASE):
            raise FileMissing(url)
        self.refused.append(url[:200])
        raise ValueError(f"not a file of this document: {url[:200]}")


def _type_of(file: Path) -> str:
    guessed, _ = mimetypes.guess_type(file.name)
    return TYPES.get(file.suffix, guessed or "application/octet-stream")
