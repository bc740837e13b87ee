"""Sectors and obligations besides the starter library: a draft of each, and one that was checked long ago."""

from dataclasses import dataclass, field

WORK_CODE = "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/"


@dataclass(frozen=True)
class DemoSector:
    code: str
    label: dict[str, str]
    icon: str
    description: dict[str, str]
    chapters: tuple[tuple[str, bool], ...]  # title, mandatory
    published: bool = True


@dataclass(frozen=True)
class DemoObligation:
    code: str
    label: str
    reference: str
    link: str = WORK_CODE
    doubt: str = ""
    level: str = "mandatory"
    sectors: tuple[str, ...] = ()
    kinds: tuple[str, ...] = field(default=("employee_welcome", "safety"))
    days_ago: int = 60  # checked
    published: bool = True


SECTORS = (
    DemoSector(
        "AGR",
        {"fr-FR": "Agroalimentaire", "en-GB": "Food industry"},
        "factory",
        {"fr-FR": "Laiteries, conserveries, abattoirs, boulangeries industrielles"},
        (("Hygiène et sécurité", True),),
        published=False,
    ),
)

OBLIGATIONS = (
    DemoObligation(
        "AGR-01",
        "Formation à l'hygiène dans l'agroalimentaire",
        "Règlement (CE) 852/2004, annexe II, chap. XII",
        link="https://eur-lex.europa.eu/eli/reg/2004/852/oj",
        sectors=("AGR",),
        days_ago=430,
    ),
    DemoObligation(
        "DCX-01",
        "Droit à la déconnexion",
        "Code du travail, L. 2242-17",
        level="recommended",
        published=False,
    ),
)
