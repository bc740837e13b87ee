from apps.journal import policies as journal
from shared.actor import Actor


def session_abilities(actor: Actor) -> dict[str, bool]:
    """What the shell may offer to this actor."""
    return {"read_journal": journal.may_read(actor)}
