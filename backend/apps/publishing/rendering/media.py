"""The company's media in a publication: copied beside it, so that it outlives the media library."""

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from apps.media.selectors import copy_name, original_name, rendition_name
from apps.publishing.models import Content

FORMATS = ("webp", "avif")


@dataclass(frozen=True, slots=True, kw_only=True)
class MediaCopy:
    """An object of the media library, and what it is called beside the publication."""

    owner: UUID | None
    content_id: UUID
    file: str  # of the content
    name: str  # the content has this id alone: its bytes never change


def shown_media(content: Content) -> dict[str, Any]:
    """Each file as the renderer draws it, from the root of the booklet."""
    return {file_id: _shown(file) for file_id, file in content["media"].items()}


def copies_of(content: Content) -> list[MediaCopy]:
    """Every object that the pages show; pictures as their renditions, which are what a page names."""
    return [
        MediaCopy(
            owner=UUID(file["owner"]) if file["owner"] else None,
            content_id=UUID(file["content"]),
            file=part,
            name=_name(file, part),
        )
        for file in content["media"].values()
        for part in _parts(file)
    ]


def _shown(file: dict[str, Any]) -> dict[str, Any]:
    def at(part: str) -> str:
        return f"o/{_name(file, part)}"

    return {
        "kind": file["kind"],
        "name": file["name"],
        "size": file["size"],
        "width": file["width"],
        "height": file["height"],
        "src": at(_main(file)),
        "renditions": [
            {
                "width": one["width"],
                "height": one["height"],
                **{end: at(rendition_name(one["width"], end)) for end in FORMATS},
            }
            for one in file["renditions"]
        ],
    }


def _parts(file: dict[str, Any]) -> list[str]:
    renditions = [
        rendition_name(one["width"], end) for one in file["renditions"] for end in FORMATS
    ]
    return renditions or [_main(file)]


def _main(file: dict[str, Any]) -> str:
    """The widest rendition of a picture, or else the file itself."""
    if file["renditions"]:
        return rendition_name(max(one["width"] for one in file["renditions"]), "webp")
    return original_name(file["extension"])


def _name(file: dict[str, Any], part: str) -> str:
    return copy_name(UUID(file["content"]), part)
