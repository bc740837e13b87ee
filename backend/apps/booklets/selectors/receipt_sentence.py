from apps.booklets.models import Booklet
from shared.language import text


def usual_sentence(*, booklet: Booklet, version: str, locale: str) -> str:
    """What people acknowledge when nobody has written another sentence: receiving is not agreeing."""
    return text("booklets.usual_sentence", locale, name=booklet.name, version=version)


def receipt_sentence(*, booklet: Booklet, version: str, locale: str, chapter: str = "") -> str:
    """What somebody acknowledges of a version, word for word as it is shown; `chapter` is the title of one."""
    sentence = booklet.receipt_sentence or usual_sentence(
        booklet=booklet, version=version, locale=locale
    )
    if not chapter:
        return sentence
    return text("booklets.sentence_of_chapter", locale, sentence=sentence, title=chapter)
