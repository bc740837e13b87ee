"""Publications, what they say, and what is made of them."""

from apps.publishing.models.choices import ArchiveState, BuildState, Change, PdfState, Scope
from apps.publishing.models.publication import (
    Build,
    Content,
    Edition,
    Publication,
    PublicationContent,
    left_out,
)

__all__ = [
    "ArchiveState",
    "Build",
    "BuildState",
    "Change",
    "Content",
    "Edition",
    "PdfState",
    "Publication",
    "PublicationContent",
    "Scope",
    "left_out",
]
