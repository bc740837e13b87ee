from shared import errors
from shared.language import DEFAULT_LANGUAGE


def translated(before: dict[str, str], told: dict[str, str], *, field: str) -> dict[str, str]:
    """A text in several languages after a change, one language at a time; only French must stay."""
    texts = {language: said for language, said in {**before, **told}.items() if said}
    if DEFAULT_LANGUAGE not in texts:
        raise errors.Invalid({field: "french_needed"})
    return texts
