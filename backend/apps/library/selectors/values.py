from apps.library import policies
from apps.library.content import WrittenValue, living_values
from shared.actor import Actor


def list_living_values(*, actor: Actor) -> tuple[WrittenValue, ...]:
    """What texts may insert, for whoever makes booklets or chapters."""
    policies.require_reading(actor)
    return living_values()


def known_living_values() -> tuple[WrittenValue, ...]:
    """The same for slices that say themselves who may: auditors and translators read them in booklets."""
    return living_values()
