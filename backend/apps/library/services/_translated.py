from shared import errors
from shared.language import DEFAULT_LANGUAGE


def translated(before: dict[str, str], told: dict[str, str]) -> dict[str, str]:
    """A text in several languages after a change, one language at a time; an empty one goes."""
    return {language: said for language, said in {**before, **told}.items() if said}


def translated_from_french(
    before: dict[str, str], told: dict[str, str], *, field: str
) -> dict[str, str]:
    """The same for what must be said in French."""
    texts = translated(before, told)
    if DEFAULT_LANGUAGE not in texts:
        raise errors.Invalid({field: "french_needed"})
    return texts
