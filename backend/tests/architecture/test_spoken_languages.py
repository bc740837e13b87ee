import re

from apps.booklets.selectors.languages import SPOKEN
from tests.processes import REPOSITORY

WORDS = REPOSITORY / "frontend/packages/blocks/src/locales/words.ts"


def test_booklets_are_offered_in_the_languages_that_their_screens_speak() -> None:
    told = re.search(r"languages = \[(.*?)\]", WORDS.read_text("utf-8"))

    assert told
    assert tuple(re.findall(r"'(\w+)'", told[1])) == SPOKEN
