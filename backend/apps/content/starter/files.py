"""What the files of the tutorials say."""

import re
import tomllib
from functools import cache
from pathlib import Path

from apps.content.starter.written import Texts, TutorialFault, WrittenTutorial
from apps.library.content.blocks import read_document
from apps.library.content.fault import ContentFault
from apps.library.content.typography import typeset
from shared.language import DEFAULT_LANGUAGE

HERE = Path(__file__).parent / "tutorials"
ENGLISH = "en-GB"
NAME = re.compile(r"\d{3}-(?P<slug>[a-z0-9-]{1,60})\.md")
FILE = re.compile(
    r"\+\+\+\n(?P<head>.*?)\n\+\+\+\n(?P<french>.*)\n\+\+\+ en-GB\n(?P<english>.*)", re.DOTALL
)


@cache
def starter_tutorials() -> tuple[WrittenTutorial, ...]:
    """In the order of their files."""
    return tuple(map(read_tutorial, sorted(HERE.glob("*.md"))))


def read_tutorial(file: Path) -> WrittenTutorial:
    name, found = NAME.fullmatch(file.name), FILE.fullmatch(file.read_text("utf-8"))
    if not name or not found:
        raise TutorialFault(f"{file.name}: not named or not made like a tutorial")
    try:
        told = tomllib.loads(found["head"])
        return WrittenTutorial(
            slug=name["slug"],
            title=_both(told["title"], told["title_en"]),
            lead=_both(told["lead"], told["lead_en"]),
            topic=told["topic"],
            minutes=told["minutes"],
            screens=tuple(told["screens"]),
            roles=tuple(told["roles"]),
            body={
                DEFAULT_LANGUAGE: read_document(found["french"], {}),
                ENGLISH: read_document(found["english"], {}),
            },
            picture=told["picture"],
            alt=_both(told["alt"], told["alt_en"]),
        )
    except (ContentFault, KeyError, tomllib.TOMLDecodeError) as fault:
        raise TutorialFault(f"{file.name}: {fault}") from fault


def _both(french: str, english: str) -> Texts:
    return {DEFAULT_LANGUAGE: typeset(french), ENGLISH: typeset(english)}
