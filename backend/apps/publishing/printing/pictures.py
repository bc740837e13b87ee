"""Pictures as a PDF holds them: it knows JPEG, and keeps anything else without loss, ten times as large."""

from io import BytesIO

from PIL import Image

QUALITY = 82
MODERN = frozenset({"image/webp", "image/avif"})


def for_paper(content: bytes, mime: str) -> tuple[bytes, str]:
    """The same picture as JPEG where it is a photograph in a format of the web."""
    if mime not in MODERN:
        return content, mime
    with Image.open(BytesIO(content)) as picture:
        if picture.has_transparency_data:
            return content, mime
        written = BytesIO()
        picture.convert("RGB").save(written, "JPEG", quality=QUALITY, optimize=True)
    return written.getvalue(), "image/jpeg"
