from apps.booklets.models import Booklet

READABLE = 95  # per cent: what is missing is then the exception


def translated_share(*, booklet: Booklet, locale: str) -> int:
    """How much of a booklet somebody has validated in this language, in per cent: nothing is translated here yet."""
    del booklet, locale
    return 0


def readable_locales(booklet: Booklet) -> list[str]:
    """The languages that readers are offered: the reference, then those that are complete enough to be read."""
    others = (
        locale
        for locale in booklet.locales
        if translated_share(booklet=booklet, locale=locale) >= READABLE
    )
    return [booklet.reference_locale, *others]
