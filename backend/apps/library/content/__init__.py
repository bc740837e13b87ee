"""The starter library: what an HR manager finds already written, as files that people read and change.

`chapters/` (one Markdown file each), `drawings/`, `obligations/`, `sectors.toml`, `values.toml` and `public_numbers.toml`;
docs/how-to/write-a-chapter.md says how they are written.
"""

from apps.library.content.drawing import WrittenDrawing
from apps.library.content.fault import ContentFault
from apps.library.content.files import living_values, public_numbers, read_chapter, starter_library
from apps.library.content.written import (
    StarterLibrary,
    WrittenChapter,
    WrittenNumber,
    WrittenObligation,
    WrittenOfficial,
    WrittenPage,
    WrittenSector,
    WrittenValue,
)

__all__ = [
    "ContentFault",
    "StarterLibrary",
    "WrittenChapter",
    "WrittenDrawing",
    "WrittenNumber",
    "WrittenObligation",
    "WrittenOfficial",
    "WrittenPage",
    "WrittenSector",
    "WrittenValue",
    "living_values",
    "public_numbers",
    "read_chapter",
    "starter_library",
]
