from dataclasses import dataclass, field
from typing import Literal

Fault = Literal[
    "image", "map", "headingSkipped", "headingEmpty", "linkVague", "linkAddress", "linkEmpty",
    "buttonEmpty", "buttonNowhere", "buttonVague", "accordionUntitled", "tableHeader",
    "tableHeaderEmpty", "videoTranscript", "audioTranscript", "foreign", "mediaMissing",
    "questionUnfinished", "questionTooMany", "tableEmpty",
]  # fmt: skip

# With these, somebody meets nothing at all: no name to press, no word of what is said, a block nobody filled. The
# others cost the mention « conforme » and keep nobody from publishing.
BLOCKING: frozenset[Fault] = frozenset(
    {
        "headingEmpty",
        "linkEmpty",
        "buttonEmpty",
        "buttonNowhere",
        "accordionUntitled",
        "videoTranscript",
        "audioTranscript",
        "mediaMissing",
        "questionUnfinished",
        "questionTooMany",
        "tableEmpty",
    }
)


@dataclass(frozen=True, slots=True)
class Finding:
    """What is wrong with which block; `values` fill the sentence about it."""

    fault: Fault
    block_id: str
    values: dict[str, str | int] = field(default_factory=dict)

    @property
    def is_blocking(self) -> bool:
        return self.fault in BLOCKING
