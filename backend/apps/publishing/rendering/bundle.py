from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any


@dataclass(frozen=True, slots=True)
class BundleFile:
    """A file as the renderer wrote it, under the hash of its bytes."""

    body: bytes
    sha256: str

    @classmethod
    def of(cls, text: str) -> "BundleFile":
        body = text.encode()
        return cls(body, sha256(body).hexdigest())


@dataclass(frozen=True)
class Bundle:
    """A publication in one language: its files by path, and the objects that all versions share."""

    locale: str
    files: dict[str, BundleFile]
    assets: list[str]  # of the renderer
    copies: list[str]  # of the company's media
    pictures: dict[str, dict[str, Any]]  # how to draw each, by its name

    @property
    def objects(self) -> list[str]:
        return sorted({*self.assets, *self.copies, *self.pictures})

    @cached_property
    def sha256(self) -> str:
        """Of every path with its content, and of the names of the objects: they carry theirs."""
        files = (f"{path} {file.sha256}" for path, file in self.files.items())
        return sha256("\n".join(sorted([*files, *self.objects])).encode()).hexdigest()
