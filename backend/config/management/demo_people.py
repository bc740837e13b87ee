"""The people of Maison Aubrac to whom a booklet is handed, and how far each has come with it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from apps.participation.models import ParticipationState as State
from apps.people.models import Contract

AUBRAC_STATES: Mapping[State, int] = {
    State.ACKNOWLEDGED: 74,
    State.TO_REREAD: 12,
    State.READ: 6,
    State.READING: 11,
    State.OPENED: 9,
    State.INVITED: 14,
    State.TO_INVITE: 8,
    State.LEFT: 4,
    State.EXCLUDED: 2,
}
NEWCOMERS = 14  # of those who acknowledged: they came after the last version
PATIENTS = 24

AUBRAC_SITES = ("Auberge", "Buron de Cap-Combattut", "Hôtel du Plateau")
WORK = (
    ("Cuisine", Contract.SEASONAL),
    ("Salle", Contract.SEASONAL),
    ("Plonge", Contract.SEASONAL),
    ("Réception", Contract.PERMANENT),
    ("Étages", Contract.FIXED_TERM),
    ("Pâtisserie", Contract.APPRENTICE),
    ("Bar", Contract.SEASONAL),
)
LANGUAGES = ("fr-FR", "fr-FR", "pt-PT", "fr-FR", "en-GB", "fr-FR", "es-ES")
FIRST_NAMES = (
    *("Lucas", "Rosa", "Aminata", "Mehdi", "Chloé", "Javier", "Manon"),
    *("Thomas", "Inès", "Bruno", "Salomé", "Youssef", "Clara", "Adrien"),
)
LAST_NAMES = (
    *("Ferrand", "Figueiredo", "Sow", "Benali", "Vayssade"),
    *("Ortega", "Delrieu", "Bouloc", "Cayla", "Rouquette"),
)
WITHOUT_EMAIL = 20  # one in so many


@dataclass(frozen=True)
class DemoPerson:
    """A card as somebody would type it, and where its holder stands."""

    card: Mapping[str, Any]
    site: str
    state: State


def aubrac_people() -> Iterator[DemoPerson]:
    """A hundred and forty, in every state, spread over three sites."""
    states = [state for state, number in AUBRAC_STATES.items() for _ in range(number)]
    for number, state in enumerate(states):
        job, contract = WORK[number % len(WORK)]
        first_name, last_name = _name(number)
        card = {
            "first_name": first_name,
            "last_name": last_name,
            "reference": f"RH-{number + 301:04}",
            "email": "" if number % WITHOUT_EMAIL == 0 else f"rh-{number + 301:04}@equipe.test",
            "language": LANGUAGES[number % len(LANGUAGES)],
            "job": job,
            "contract": contract,
        }
        yield DemoPerson(card, AUBRAC_SITES[number % len(AUBRAC_SITES)], state)


def _name(number: int) -> tuple[str, str]:
    """Nobody is called like somebody else, and no family stands in a row."""
    family = number + 3 * (number // len(FIRST_NAMES))
    return FIRST_NAMES[number % len(FIRST_NAMES)], LAST_NAMES[family % len(LAST_NAMES)]


def patient_references() -> Iterator[str]:
    """Nobody is named: the hosting of the clinic is not certified."""
    return (f"P-2026-{number:04}" for number in range(1, PATIENTS + 1))
