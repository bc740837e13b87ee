"""The day on which a booklet opens, as the page before it says so."""

from datetime import date

FRENCH_DAYS = ("lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche")
FRENCH_MONTHS = (
    *("janvier", "février", "mars", "avril", "mai", "juin"),
    *("juillet", "août", "septembre", "octobre", "novembre", "décembre"),
)
ENGLISH_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
ENGLISH_MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


def opening_day(day: date | None, locale: str) -> str:
    """« le vendredi 12 mars 2027 »; in French where the page does not speak its language."""
    if locale == "en" or locale.startswith("en-"):
        return _english(day) if day else "on its opening day"
    return _french(day) if day else "à sa date d’ouverture"


def _french(day: date) -> str:
    number = "1er" if day.day == 1 else str(day.day)
    return f"le {FRENCH_DAYS[day.weekday()]} {number} {FRENCH_MONTHS[day.month - 1]} {day.year}"


def _english(day: date) -> str:
    return f"on {ENGLISH_DAYS[day.weekday()]} {day.day} {ENGLISH_MONTHS[day.month - 1]} {day.year}"
