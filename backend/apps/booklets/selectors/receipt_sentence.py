from collections.abc import Sequence

from apps.booklets.models import Booklet
from shared.language import text

MOST_NAMED = 10
BETWEEN_NAMES = " · "
ONE_PAGE, PAGES = "booklets.sentence_of_page", "booklets.sentence_of_pages"


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


def sentence_naming(*, sentence: str, pages: Sequence[str], locale: str) -> str:
    """The same of pages that were read again: the first ten by their titles, and how many more."""
    if not pages:
        return sentence
    more = len(pages) - MOST_NAMED
    named = [*pages[:MOST_NAMED], f"+ {more}"] if more > 0 else pages
    key = ONE_PAGE if len(pages) == 1 else PAGES
    return text(key, locale, sentence=sentence, pages=BETWEEN_NAMES.join(named))


def sentence_in(
    locale: str, *, said: str, sentences: tuple[str, str], said_locale: str
) -> str | None:
    """What was said of a sentence, said of it in another language; none when it is not what was said."""
    before, after = sentences
    if said == before:
        return after
    for key in (ONE_PAGE, PAGES):
        head, _, tail = text(key, said_locale, sentence=before, pages="\n").partition("\n")
        if said.startswith(head) and said.endswith(tail):
            pages = said.removeprefix(head).removesuffix(tail)
            return text(key, locale, sentence=after, pages=pages)
    return None
