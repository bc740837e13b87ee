"""What acts and their objects are called: `actions.<code>` and `objects.<type>` of shared/texts."""

from shared.folding import fold
from shared.language import DEFAULT_LANGUAGE, catalogue, text

ACTIONS = "actions."


def action_label(action: str, language: str) -> str:
    """The act as a screen says it; an unknown one as its code reads."""
    try:
        return text(f"{ACTIONS}{action}", language)
    except KeyError:
        return action.rsplit(".", 1)[-1].replace("_", " ").capitalize()


def object_type_label(object_type: str, language: str) -> str:
    """The kind of thing as a screen says it; nothing for an unknown one."""
    try:
        return text(f"objects.{object_type}", language)
    except KeyError:
        return ""


def actions_called(word: str, language: str) -> list[str]:
    """The actions whose name holds this folded word."""
    known = (key for key in catalogue(DEFAULT_LANGUAGE) if key.startswith(ACTIONS))
    actions = [key.removeprefix(ACTIONS) for key in known]
    return [action for action in actions if word in fold(action_label(action, language))]
