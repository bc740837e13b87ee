"""A booklet of each of two other companies, which people have read for half a year."""

from apps.library.models import BookletKind
from config.management.demo_booklets_data import (
    AUBRAC_BOOKLETS,
    INK,
    LAGOON,
    DemoBooklet,
    Published,
)
from config.management.demo_chapters_others import HANDS, HANDS_PAGES, WORKSHOP, WORKSHOP_PAGES

LEA = "lea.fontaine@clinique-des-tilleuls.test"
MAUD = "maud.collet@atelier-horizon.test"

OTHER_BOOKLETS = (
    DemoBooklet(
        "Hygiène des mains",
        BookletKind.OTHER,
        "droplet",
        "lagune",
        LAGOON,
        "draft",
        LEA,
        days_ago=190,
        sector="SAN",
        fonts=("nunito_sans", "nunito_sans"),
        told={HANDS: HANDS_PAGES},
        published=Published(),
    ),
    DemoBooklet(
        "Bienvenue à l’atelier",
        BookletKind.OTHER,
        "hills",
        "encre",
        INK,
        "draft",
        MAUD,
        days_ago=190,
        sector="FOR",
        fonts=("lexend", "atkinson"),
        told={WORKSHOP: WORKSHOP_PAGES},
        published=Published(),
    ),
)

DEMO_BOOKLETS = (*AUBRAC_BOOKLETS, *OTHER_BOOKLETS)
