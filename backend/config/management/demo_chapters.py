"""Chapters besides the starter library: in every state of the platform’s, and the one that Maison Aubrac wrote itself."""

from config.management.demo_blocks import cards, document, note, p
from config.management.demo_chapter import DemoChapter, DemoPage, DemoRelease
from config.management.demo_chapters_life import CONTRACT
from config.management.demo_chapters_risks import HEAT, OLD_GESTURES
from config.management.demo_chapters_safety import HYGIENE

PLATFORM_CHAPTERS = (HYGIENE, CONTRACT, HEAT, OLD_GESTURES)


COMPANY_CHAPTERS = {
    "Maison Aubrac": (
        DemoChapter(
            "La vie à Maison Aubrac",
            "Nos maisons, nos repas, nos rendez-vous",
            "team",
            sectors=("HCR",),
            kinds=("employee_welcome", "trainee"),
            pages=(
                DemoPage(
                    "Nos maisons",
                    document(
                        p(
                            "Maison Aubrac, ce sont des hôtels et des tables de montagne tenus par la même famille depuis trois générations."
                        ),
                        cards(
                            ("L'accueil", "Un bonjour, un prénom, un sourire."),
                            ("Le produit", "Local, de saison, cuisiné le jour même."),
                        ),
                    ),
                ),
                DemoPage(
                    "Les repas du personnel",
                    document(
                        p(
                            "Le repas est servi à **11 h 15** et à **18 h 15**, à la grande table de l'office."
                        ),
                        note("tip", "Signalez vos allergies à Julien : le repas sera adapté."),
                    ),
                    picture="buffet-matin.jpg",
                ),
            ),
            releases=(DemoRelease("editorial", "Première version.", 45),),
        ),
    ),
}
