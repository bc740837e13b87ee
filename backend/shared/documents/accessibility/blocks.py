"""The checks that look at one block after the other."""

from collections.abc import Iterator

from shared.documents.accessibility.complete import has_medium
from shared.documents.accessibility.finding import Finding
from shared.documents.accessibility.links import fault_of_name
from shared.documents.content import Block, written_text
from shared.documents.spaces import is_blank

Blocks = list[Block]


def check_images(blocks: Blocks) -> Iterator[Finding]:
    """A picture says in words what it shows, or that it shows nothing that matters."""
    for block in _of(blocks, "image", "media_text", "map"):
        props = block["props"]
        if props["media"] is None or not is_blank(props["alt"]):
            continue
        if block["type"] == "map":
            yield Finding("map", block["id"])
        elif not props["decorative"]:
            yield Finding("image", block["id"])


def check_headings(blocks: Blocks) -> Iterator[Finding]:
    for block in _of(blocks, "heading"):
        if is_blank(written_text(block)):
            yield Finding("headingEmpty", block["id"])


def check_buttons(blocks: Blocks) -> Iterator[Finding]:
    """What one presses says what it does."""
    for block in _of(blocks, "button", "accordion_item"):
        if block["type"] == "button":
            yield from _check_button(block)
        elif is_blank(block["props"]["title"]):
            yield Finding("accordionUntitled", block["id"])


def _check_button(block: Block) -> Iterator[Finding]:
    label = block["props"]["label"]
    if is_blank(label):
        yield Finding("buttonEmpty", block["id"])
    elif not block["props"]["href"]:
        yield Finding("buttonNowhere", block["id"], {"words": label})
    elif fault_of_name(label):
        yield Finding("buttonVague", block["id"], {"words": label})


def check_transcripts(blocks: Blocks) -> Iterator[Finding]:
    """What is only heard or seen is also written."""
    for block in _of(blocks, "video", "audio"):
        if has_medium(block) and is_blank(block["props"]["transcript"]):
            is_video = block["type"] == "video"
            yield Finding("videoTranscript" if is_video else "audioTranscript", block["id"])


def _of(blocks: Blocks, *types: str) -> Iterator[Block]:
    return (block for block in blocks if block["type"] in types)
