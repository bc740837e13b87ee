from unicodedata import combining, normalize


def fold(text: str) -> str:
    """The text without capitals and accents, as people type it when they search."""
    apart = normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not combining(letter))
