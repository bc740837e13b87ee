"""What is written on a company's card: its parts, and what each of them must be."""

from typing import Any
from zoneinfo import available_timezones

from apps.companies.models import Company
from apps.companies.services._contrast import is_legible, nearest_legible
from apps.companies.services._siret import DIGITS, compact, siret_fault
from shared import errors
from shared.language import DEFAULT_LANGUAGE

FIELDS = (
    "name",
    "kind",
    "siret",
    "address",
    "postal_code",
    "city",
    "timezone",
    "locales",
    "headcount",
    "situation",
    "dpo_contact",
    "privacy_notice",
    "second_factor_required",
    "session_idle_minutes",
    "session_hours",
    "receipts_months",
    "people_months",
    "journal_months",
    "hosting_certified",
)
QUOTAS = ("storage_bytes", "published_booklets", "people", "mails_per_month")
THEME = {"primary_color": "primary", "accent_color": "accent", "font": "font"}


def written_on(company: Company) -> dict[str, Any]:
    """The card as it stands."""
    return {name: getattr(company, name) for name in FIELDS + QUOTAS} | {
        name: company.theme.get(part, "") for name, part in THEME.items()
    }


def write_on(company: Company, values: dict[str, Any]) -> None:
    """Put these parts on the card; what is empty of the theme is the studio's own."""
    theme = dict(company.theme)
    for name, value in values.items():
        if name in THEME:
            theme[THEME[name]] = value
        else:
            setattr(company, name, value)
    company.theme = {part: value for part, value in theme.items() if value}
    company.name_for_search()


def tidy(values: dict[str, Any]) -> dict[str, Any]:
    """The parts as they are kept, once none of them is refused."""
    kept = dict(values)
    if "siret" in kept:
        kept["siret"] = compact(kept["siret"])
    if "locales" in kept:
        others = (code for code in kept["locales"] if code != DEFAULT_LANGUAGE)
        kept["locales"] = [DEFAULT_LANGUAGE, *dict.fromkeys(others)]
    if "situation" in kept:
        kept["situation"] = {str(one): said for one, said in sorted(kept["situation"].items())}
    for name in ("primary_color", "accent_color"):
        if name in kept:
            kept[name] = kept[name].lower()
    _refuse_faults(kept)
    return kept


def _refuse_faults(values: dict[str, Any]) -> None:
    """Every fault at once, each beside its field."""
    siret = values.get("siret", "")
    fields = {"siret": siret_fault(siret)} if siret else {}
    if "timezone" in values and values["timezone"] not in available_timezones():
        fields["timezone"] = "timezone"
    shades = {}
    for name in ("primary_color", "accent_color"):
        color = values.get(name, "")
        if color and not is_legible(color):
            fields[name], shades[name] = f"{name}_contrast", nearest_legible(color)
    faults = {field: key for field, key in fields.items() if key}
    if faults:
        raise errors.Invalid(faults, count=abs(DIGITS - len(siret)), **shades)
