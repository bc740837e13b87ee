"""The drawings that chapters show. A medium is named after its bytes: another drawing is another medium."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from uuid import UUID, uuid5

from shared.documents import Document
from shared.documents.content import walk

HERE = Path(__file__).parent
DRAWINGS = UUID("0c8ad9b6-6f2e-4a51-9d0b-7d7f1f6f2f63")


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenDrawing:
    """`alt` says what it shows, as the first page that shows it does."""

    id: UUID
    name: str
    content: bytes
    alt: str


@cache
def drawing_media() -> dict[str, str]:
    """The medium of each drawing, by where a chapter finds it: `../drawings/lever-bien.svg`."""
    files = sorted((HERE / "drawings").glob("*.svg"))
    return {f"../drawings/{file.name}": str(medium_of(file.read_bytes())) for file in files}


def medium_of(drawing: bytes) -> UUID:
    return uuid5(DRAWINGS, drawing.decode())


def shown_drawings(documents: Iterable[Document]) -> tuple[WrittenDrawing, ...]:
    """Those that the pages show, once each."""
    images = [
        block
        for document in documents
        for block in walk(document["blocks"])
        if block["type"] == "image"
    ]
    said = {image["props"]["media"]: image["props"]["alt"] for image in reversed(images)}
    return tuple(
        WrittenDrawing(
            id=UUID(medium),
            name=Path(path).name,
            content=(HERE / "chapters" / path).read_bytes(),
            alt=said[medium],
        )
        for path, medium in drawing_media().items()
        if medium in said
    )
