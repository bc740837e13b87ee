from collections.abc import Iterator

from shared.documents.accessibility.finding import Fault, Finding
from shared.documents.accessibility.tables import is_filled
from shared.documents.content import Block, written_text
from shared.documents.spaces import is_blank

FEWEST_ANSWERS = 2
MOST_QUESTIONS = 3  # more on one page is an examination


def check_complete(blocks: list[Block]) -> Iterator[Finding]:
    """A block holds what it is for: an empty one is fine while somebody writes, and a gap for readers.

    A page asks three questions at most.
    """
    for block in blocks:
        if fault := _fault_of(block):
            yield Finding(fault, block["id"])
    questions = [block for block in blocks if block["type"] == "question"]
    for block in questions[MOST_QUESTIONS:]:
        yield Finding("questionTooMany", block["id"])


def has_medium(block: Block) -> bool:
    """Whether readers find what the block is to show: a file, the film of a provider, a place in words."""
    props = block["props"]
    if block["type"] == "video" and props["provider"]:
        return bool(props["code"])
    if block["type"] == "map" and not (is_blank(props["place"]) and is_blank(props["href"])):
        return True
    return props["media"] is not None


def _fault_of(block: Block) -> Fault | None:
    match block["type"]:
        case "image" | "media_text" | "video" | "audio" | "file" | "map":
            return None if has_medium(block) else "mediaMissing"
        case "question":
            return None if _can_be_answered(block) else "questionUnfinished"
        case "table":
            return None if is_filled(block) else "tableEmpty"
    return None


def _can_be_answered(question: Block) -> bool:
    """It asks something, and readers can choose between answers of which one is right."""
    answers = [answer for answer in question["children"] if not is_blank(written_text(answer))]
    return (
        not is_blank(question["props"]["prompt"])
        and len(answers) >= FEWEST_ANSWERS
        and any(answer["props"]["right"] for answer in answers)
    )
