"""The checks that look at one block after the other."""

from collections.abc import Iterator

from shared.documents.accessibility.finding import Finding
from shared.documents.accessibility.links import fault_of_name
from shared.documents.content import Block, walk, written_text
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


def check_tables(blocks: Blocks) -> Iterator[Finding]:
    """Every table says what its rows or its columns are."""
    for block in _of(blocks, "table"):
        if block["props"]["header"] == "none":
            yield Finding("tableHeader", block["id"])
        elif any(not _has_words(cell) for cell in _headings_of(block)):
            yield Finding("tableHeaderEmpty", block["id"])


def _headings_of(table: Block) -> Iterator[Block]:
    """The cells that name a column or a row. The corner between both names neither."""
    header = table["props"]["header"]
    for row, line in enumerate(table["children"]):
        for column, cell in enumerate(line["children"]):
            names_column = row == 0 and header in ("row", "both")
            names_row = column == 0 and header in ("column", "both")
            corner = header == "both" and row == column == 0
            if (names_column or names_row) and not corner:
                yield cell


def _has_words(cell: Block) -> bool:
    inlines = (inline for block in walk([cell]) for inline in block.get("text", []))
    return any(
        inline["type"] == "value" or (inline["type"] == "text" and not is_blank(inline["text"]))
        for inline in inlines
    )


def check_transcripts(blocks: Blocks) -> Iterator[Finding]:
    """What is only heard or seen is also written."""
    for block in _of(blocks, "video", "audio"):
        props = block["props"]
        chosen = props["media"] is not None or bool(props.get("code"))
        if chosen and is_blank(props["transcript"]):
            is_video = block["type"] == "video"
            yield Finding("videoTranscript" if is_video else "audioTranscript", block["id"])


def _of(blocks: Blocks, *types: str) -> Iterator[Block]:
    return (block for block in blocks if block["type"] in types)
