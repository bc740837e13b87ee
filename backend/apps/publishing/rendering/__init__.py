"""From what a publication says to its files: the renderer's process, what it is given, what it makes."""

from apps.publishing.rendering.bundle import Bundle, BundleFile
from apps.publishing.rendering.given import given_for
from apps.publishing.rendering.media import MediaCopy, copies_of, shown_media
from apps.publishing.rendering.renderer import (
    RenderingFailed,
    asset,
    render_bundle,
    render_mail,
    render_poster,
    render_print,
)
from apps.publishing.rendering.types import type_of

__all__ = [
    "Bundle",
    "BundleFile",
    "MediaCopy",
    "RenderingFailed",
    "asset",
    "copies_of",
    "given_for",
    "render_bundle",
    "render_mail",
    "render_poster",
    "render_print",
    "shown_media",
    "type_of",
]
