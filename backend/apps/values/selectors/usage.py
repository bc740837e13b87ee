from apps.values.questions import Usage, UsageOfValues
from shared.actor import Actor
from shared.questions import ask


def value_usage(*, actor: Actor) -> dict[str, Usage]:
    """Of the actor's company, by key, as whoever inserts values tells."""
    return {key: usage for told in ask(UsageOfValues, actor=actor) for key, usage in told.items()}
