"""The booklets of Maison Aubrac, one in each state that a booklet can be in."""

from dataclasses import dataclass, field
from typing import Literal

from apps.booklets.models import Step, Structure
from apps.library.models import BookletKind
from config.management.demo_chapter import DemoPage
from config.management.demo_chapters_risks import HEAT
from config.management.demo_chapters_safety import HYGIENE

SECTOR = "HCR"  # unless told
State = Literal["building", "draft", "archived", "trash"]

PLATEAU = {"primary": "#1e5545", "accent": "#a9521a", "background": "#fbf7ee", "text": "#1c2b25"}
INK = {"primary": "#1e3a7b", "accent": "#a4480f", "background": "#f8fbff", "text": "#14203a"}
BORDEAUX = {"primary": "#7c2b36", "accent": "#8a5a12", "background": "#fcf7f3", "text": "#2c1a1d"}
LAGOON = {"primary": "#155058", "accent": "#a8431f", "background": "#f4faf9", "text": "#122c2f"}


@dataclass(frozen=True)
class Rewording:
    """Other words on a page, and what is said of them when they are published."""

    page: str
    before: str
    after: str
    note: str = ""


@dataclass(frozen=True)
class Published:
    """A first version, a version for each correction, and what was prepared since.

    Where people take part, what was prepared becomes a version that they read again, and `later` is prepared after it.
    """

    corrections: tuple[Rewording, ...] = ()
    prepared: Rewording | None = None
    later: Rewording | None = None
    days_ago: int = 0  # since the last of these versions
    suspended: bool = False
    review_days_ago: int | None = None  # since the day on which it was to be looked at again


@dataclass(frozen=True)
class AskedReview:
    """Who asks whom to read a booklet, and what they should know."""

    by: str
    of: str
    message: str


@dataclass(frozen=True)
class DemoBooklet:
    """A booklet of a sector as somebody left it."""

    name: str
    kind: BookletKind
    drawing: str
    palette: str
    colours: dict[str, str]
    state: State
    manager: str
    days_ago: int
    sector: str = SECTOR
    fonts: tuple[str, str] = ("young_serif", "source_sans")
    structure: Structure = Structure.CHAPTERS_AND_PAGES
    locales: tuple[str, ...] = ()
    site: str = ""
    step: Step = Step.DONE
    written: tuple[str, ...] = ()  # chapters begun by the company itself
    told: dict[str, tuple[DemoPage, ...]] = field(default_factory=dict)  # and those that it wrote
    published: Published | None = None
    review: AskedReview | None = None  # it is in review then
    substitute: str = ""
    writers: tuple[str, ...] = ()
    translators: tuple[str, ...] = ()


CAMILLE = "camille.vidal@maison-aubrac.test"
JULIEN = "julien.delmas@maison-aubrac.test"
MARGAUX = "margaux.leroy@maison-aubrac.test"
AWA = "awa.diop@maison-aubrac.test"
SOFIA = "sofia.costa@maison-aubrac.test"

AUBRAC_BOOKLETS = (
    DemoBooklet(
        "Livret du curiste",
        BookletKind.CUSTOMER,
        "heart",
        "lagune",
        LAGOON,
        "trash",
        MARGAUX,
        days_ago=40,
        fonts=("literata", "nunito_sans"),
        written=("Votre séjour", "Les soins", "Autour de la maison"),
    ),
    DemoBooklet(
        "Standards du petit-déjeuner",
        BookletKind.OTHER,
        "breakfast",
        "plateau",
        PLATEAU,
        "archived",
        MARGAUX,
        days_ago=25,
        structure=Structure.SINGLE_PAGE_PER_TOPIC,
        written=("Le buffet", "Les boissons chaudes", "Le service en chambre"),
    ),
    DemoBooklet(
        "Livret stagiaire service en salle",
        BookletKind.TRAINEE,
        "table",
        "encre",
        INK,
        "draft",
        JULIEN,
        days_ago=9,
        fonts=("bricolage", "figtree"),
        locales=("en-GB",),
        writers=(AWA,),
    ),
    DemoBooklet(
        "Livret sécurité cuisine et plonge",
        BookletKind.SAFETY,
        "flame",
        "bordeaux",
        BORDEAUX,
        "draft",
        JULIEN,
        days_ago=4,
        fonts=("lexend", "atkinson"),
        structure=Structure.GUIDED_PATH,
        locales=("en-GB", "pt-PT"),
        review=AskedReview(AWA, JULIEN, "À relire avant la réunion de vendredi, merci."),
        writers=(AWA,),
        translators=(SOFIA,),
    ),
    DemoBooklet(
        "Livret d’accueil réception",
        BookletKind.EMPLOYEE_WELCOME,
        "key",
        "bordeaux",
        BORDEAUX,
        "building",
        CAMILLE,
        days_ago=1,
        step=Step.PAGES,
    ),
    DemoBooklet(
        "Livret d’accueil saisonniers 2027",
        BookletKind.EMPLOYEE_WELCOME,
        "hills",
        "plateau",
        PLATEAU,
        "draft",
        CAMILLE,
        days_ago=0,
        locales=("en-GB", "es-ES", "pt-PT"),
        site="Auberge",
        told={HYGIENE.title: HYGIENE.pages},
        published=Published(
            corrections=(
                Rewording(
                    "La tenue de travail",
                    "restent au vestiaire.",
                    "restent au vestiaire pendant le service.",
                    "Tenue de travail : une phrase précisée.",
                ),
            ),
            prepared=Rewording(
                "Se laver les mains",
                "doigts, ongles.",
                "doigts, pouces, ongles.",
                "Lavage des mains : les pouces aussi.",
            ),
            later=Rewording("Se laver les mains", "à l’eau tiède.", "à l’eau tiède, bijoux ôtés."),
            days_ago=12,
        ),
        substitute=JULIEN,
        writers=(AWA,),
        translators=(SOFIA,),
    ),
    DemoBooklet(
        "Bonnes pratiques d’hygiène",
        BookletKind.OTHER,
        "droplet",
        "lagune",
        LAGOON,
        "draft",
        JULIEN,
        days_ago=190,
        fonts=("nunito_sans", "nunito_sans"),
        locales=("en-GB",),
        told={HYGIENE.title: HYGIENE.pages},
        published=Published(review_days_ago=2),
        substitute=CAMILLE,
    ),
    DemoBooklet(
        "Travailler au buron l’été",
        BookletKind.OTHER,
        "hills",
        "bordeaux",
        BORDEAUX,
        "draft",
        MARGAUX,
        days_ago=60,
        fonts=("literata", "source_sans"),
        told={HEAT.title: HEAT.pages},
        published=Published(suspended=True),
        substitute=JULIEN,
    ),
)
