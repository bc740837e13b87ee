"""A chapter of the platform that is still a draft, and one that is no longer offered."""

from config.management.demo_blocks import document, h2, note, p, steps, ul
from config.management.demo_chapter import DemoChapter, DemoPage, DemoRelease

HEAT = DemoChapter(
    "Travailler par forte chaleur",
    "Repères, pauses, eau",
    "sun",
    sectors=("BTP", "AGR"),
    kinds=("employee_welcome", "safety"),
    obligations=("CHA-01",),
    pages=(
        DemoPage(
            "Reconnaître les niveaux de vigilance",
            document(
                p(
                    "Météo-France annonce chaque jour un niveau de vigilance. À partir du jaune, l'employeur adapte le travail."
                ),
                ul(
                    "Jaune : eau fraîche à volonté, pauses à l'ombre.",
                    "Orange : horaires décalés, tâches lourdes reportées.",
                    "Rouge : le travail est réévalué chaque jour.",
                ),
            ),
            "important",
        ),
        DemoPage(
            "Le coup de chaleur",
            document(
                note("danger", "Peau brûlante, propos confus, plus de sueur : appelez le **15**."),
                h2("En attendant les secours"),
                steps(
                    "Mettez la personne à l'ombre.",
                    "Ôtez les vêtements serrés et mouillez la peau.",
                    "Donnez à boire par petites gorgées si elle est consciente.",
                ),
            ),
            "mandatory",
        ),
    ),
)


OLD_GESTURES = DemoChapter(
    "Gestes barrières 2021",
    "Remplacé par « Hygiène et sécurité »",
    "first-aid",
    pages=(
        DemoPage(
            "Les gestes",
            document(ul("Se laver les mains.", "Aérer dix minutes toutes les heures.")),
        ),
    ),
    releases=(DemoRelease("legal", "Protocole sanitaire.", 1700),),
    then="retire",
)
