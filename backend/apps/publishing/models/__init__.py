"""Publications, what they say, and what is made of them."""

from apps.publishing.models.choices import ArchiveState, Change, MakingState, PdfState, Scope
from apps.publishing.models.publication import (
    Content,
    Edition,
    Making,
    Publication,
    PublicationContent,
)

__all__ = [
    "ArchiveState",
    "Change",
    "Content",
    "Edition",
    "Making",
    "MakingState",
    "PdfState",
    "Publication",
    "PublicationContent",
    "Scope",
]
