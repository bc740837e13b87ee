from apps.booklets import selectors as booklets
from apps.booklets.models import Booklet
from apps.register.models import Receipt
from apps.register.proof import parse_statement
from apps.register.selectors.shown import chapters_of_publication
from shared.language import DEFAULT_LANGUAGE


def sentence_in_french(booklet: Booklet, receipt: Receipt) -> str:
    """What was acknowledged in another language; nothing once the booklet would say it otherwise."""
    chapters = chapters_of_publication(receipt.publication_id) if receipt.part else {}
    then, french = (
        booklets.receipt_sentence(
            booklet=booklet,
            version=receipt.version,
            locale=locale,
            chapter=chapters.get(receipt.part, ""),
        )
        for locale in (receipt.locale, DEFAULT_LANGUAGE)
    )
    if then == french:
        return ""
    said = str(parse_statement(receipt.public)["sentence"])
    return (
        booklets.sentence_in(
            DEFAULT_LANGUAGE, said=said, sentences=(then, french), said_locale=receipt.locale
        )
        or ""
    )
