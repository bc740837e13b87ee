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
SPANISH_DAYS = ("lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo")
SPANISH_MONTHS = (
    *("enero", "febrero", "marzo", "abril", "mayo", "junio"),
    *("julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"),
)
PORTUGUESE_DAYS = (
    *("segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira"),
    *("sábado", "domingo"),
)
PORTUGUESE_MONTHS = (
    *("janeiro", "fevereiro", "março", "abril", "maio", "junho"),
    *("julho", "agosto", "setembro", "outubro", "novembro", "dezembro"),
)
SOME_DAY = {
    "fr": "à sa date d’ouverture",
    "en": "on its opening day",
    "es": "en su fecha de apertura",
    "pt": "na sua data de abertura",
}


def opening_day(day: date | None, locale: str) -> str:
    """« le vendredi 12 mars 2027 »; in French where the page does not speak its language."""
    language = locale.partition("-")[0]
    if day is None:
        return SOME_DAY.get(language, SOME_DAY["fr"])
    said = {"en": _english, "es": _spanish, "pt": _portuguese}
    return said.get(language, _french)(day)


def _french(day: date) -> str:
    number = "1er" if day.day == 1 else str(day.day)
    return f"le {FRENCH_DAYS[day.weekday()]} {number} {FRENCH_MONTHS[day.month - 1]} {day.year}"


def _english(day: date) -> str:
    return f"on {ENGLISH_DAYS[day.weekday()]} {day.day} {ENGLISH_MONTHS[day.month - 1]} {day.year}"


def _spanish(day: date) -> str:
    return f"el {SPANISH_DAYS[day.weekday()]} {day.day} de {SPANISH_MONTHS[day.month - 1]} de {day.year}"


def _portuguese(day: date) -> str:
    weekday, month = PORTUGUESE_DAYS[day.weekday()], PORTUGUESE_MONTHS[day.month - 1]
    return f"{'no' if day.weekday() > 4 else 'na'} {weekday}, {day.day} de {month} de {day.year}"
