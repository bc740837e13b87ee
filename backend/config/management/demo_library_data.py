"""Sectors and obligations of the demonstration. The references are real; check them before you rely on them."""

from dataclasses import dataclass, field

WORK_CODE = "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/"
CARE_CODE = "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074069/"
HEALTH_CODE = "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072665/"


@dataclass(frozen=True)
class DemoSector:
    code: str
    label: dict[str, str]
    icon: str
    description: str
    chapters: tuple[tuple[str, bool], ...]  # title, mandatory
    published: bool = True


@dataclass(frozen=True)
class DemoObligation:
    code: str
    label: str
    reference: str
    link: str = WORK_CODE
    level: str = "mandatory"
    sectors: tuple[str, ...] = ()
    kinds: tuple[str, ...] = field(default=("employee_welcome", "safety"))
    days_ago: int = 60  # checked
    published: bool = True


SECTORS = (
    DemoSector(
        "HCR",
        {
            "fr-FR": "Hôtellerie-restauration",
            "en-GB": "Hotels and restaurants",
            "es-ES": "Hostelería y restauración",
            "pt-PT": "Hotelaria e restauração",
        },
        "chef",
        "Hôtels, restaurants, traiteurs, campings",
        (
            ("Bienvenue", False),
            ("Votre contrat et vos horaires", True),
            ("Hygiène et sécurité", True),
            ("Consignes incendie", True),
            ("Produits dangereux", False),
            ("Prévenir le harcèlement", True),
        ),
    ),
    DemoSector(
        "MED",
        {"fr-FR": "Médico-social", "en-GB": "Social care"},
        "care",
        "EHPAD, foyers, aide à domicile",
        (
            ("Bienvenue", False),
            ("Droits du résident", True),
            ("Hygiène et sécurité", True),
            ("Consignes incendie", True),
            ("Prévenir le harcèlement", True),
        ),
    ),
    DemoSector(
        "SAN",
        {"fr-FR": "Établissements de santé", "en-GB": "Health care"},
        "hospital",
        "Cliniques, hôpitaux, centres de soins",
        (("Bienvenue", False), ("Consignes incendie", True), ("Prévenir le harcèlement", True)),
    ),
    DemoSector(
        "BTP",
        {"fr-FR": "Bâtiment et travaux publics", "en-GB": "Construction"},
        "building",
        "Gros œuvre, second œuvre, voirie",
        (
            ("Bienvenue", False),
            ("Consignes incendie", True),
            ("Produits dangereux", True),
            ("Travailler par forte chaleur", False),
        ),
    ),
    DemoSector(
        "AGR",
        {"fr-FR": "Agroalimentaire", "en-GB": "Food industry"},
        "factory",
        "Laiteries, conserveries, abattoirs, boulangeries industrielles",
        (("Hygiène et sécurité", True), ("Produits dangereux", True), ("Consignes incendie", True)),
    ),
    DemoSector(
        "FOR",
        {"fr-FR": "Formation et apprentissage"},
        "training",
        "CFA, organismes de formation",
        (("Bienvenue", False),),
        published=False,
    ),
)

OBLIGATIONS = (
    DemoObligation(
        "SEC-01",
        "Formation et information à la sécurité",
        "Code du travail, L. 4141-1 à L. 4141-4",
    ),
    DemoObligation(
        "SEC-02",
        "Accès au document unique d'évaluation des risques",
        "Code du travail, R. 4121-4",
        level="recommended",
    ),
    DemoObligation(
        "SEC-03",
        "Équipements de protection individuelle",
        "Code du travail, R. 4321-4 et R. 4323-95",
        sectors=("BTP", "AGR"),
    ),
    DemoObligation(
        "INC-01",
        "Consigne de sécurité incendie",
        "Code du travail, R. 4227-37 à R. 4227-39",
    ),
    DemoObligation(
        "CHI-01",
        "Information sur les agents chimiques dangereux",
        "Code du travail, R. 4412-38",
        sectors=("HCR", "BTP", "AGR"),
    ),
    DemoObligation(
        "CHA-01",
        "Prévention des risques liés à la chaleur",
        "Code du travail, R. 4463-1 à R. 4463-8",
        sectors=("BTP", "AGR"),
        days_ago=30,
    ),
    DemoObligation(
        "HAR-01", "Prévention du harcèlement moral", "Code du travail, L. 1152-4", days_ago=200
    ),
    DemoObligation(
        "HAR-02",
        "Prévention du harcèlement sexuel et des agissements sexistes",
        "Code du travail, L. 1153-5",
        days_ago=200,
    ),
    DemoObligation(
        "HYG-01",
        "Hygiène des denrées",
        "Règlement (CE) 852/2004, annexe II, chap. VIII et XII",
        link="https://eur-lex.europa.eu/eli/reg/2004/852/oj",
        sectors=("HCR", "AGR"),
    ),
    DemoObligation(
        "ALL-01",
        "Allergènes à déclaration obligatoire",
        "Règlement (UE) 1169/2011, art. 44",
        link="https://eur-lex.europa.eu/eli/reg/2011/1169/oj",
        level="recommended",
        sectors=("HCR",),
        days_ago=430,
    ),
    DemoObligation(
        "MED-01",
        "Livret d'accueil et charte des droits et libertés",
        "Code de l'action sociale et des familles, L. 311-4",
        link=CARE_CODE,
        sectors=("MED",),
        kinds=("resident",),
    ),
    DemoObligation(
        "MED-02",
        "Désignation d'une personne de confiance",
        "Code de l'action sociale et des familles, L. 311-5-1",
        link=CARE_CODE,
        sectors=("MED",),
        kinds=("resident",),
    ),
    DemoObligation(
        "SAN-01",
        "Livret d'accueil du patient",
        "Code de la santé publique, L. 1112-2",
        link=HEALTH_CODE,
        sectors=("SAN",),
        kinds=("patient",),
        days_ago=400,
    ),
    DemoObligation(
        "RGP-01",
        "Information sur les données personnelles",
        "Règlement (UE) 2016/679, art. 13",
        link="https://eur-lex.europa.eu/eli/reg/2016/679/oj",
        kinds=(),
    ),
    DemoObligation(
        "DEC-01",
        "Droit à la déconnexion",
        "Code du travail, L. 2242-17",
        level="recommended",
        published=False,
    ),
)
