"""Chapters of the platform about products and heat, and one that is no longer offered."""

from config.management.demo_blocks import button, document, h2, h3, note, p, steps, table, ul
from config.management.demo_chapter import DemoChapter, DemoPage, DemoRelease

CHEMICALS = DemoChapter(
    "Produits dangereux",
    "Étiquettes, dosage, protections",
    "flask",
    english="Hazardous products",
    sectors=("HCR", "BTP", "AGR"),
    kinds=("employee_welcome", "safety"),
    obligations=("CHI-01", "SEC-03"),
    policy="automatic",
    pages=(
        DemoPage(
            "Lire une étiquette",
            document(
                p(
                    "Chaque produit porte un ou plusieurs losanges rouges. Lisez-les **avant** d'ouvrir le bidon."
                ),
                table(
                    "Les pictogrammes les plus courants",
                    ("Pictogramme", "Ce qu'il veut dire", "Ce que vous faites"),
                    ("Corrosion", "Ronge la peau et les yeux", "Gants et lunettes"),
                    ("Point d'exclamation", "Irrite, donne des allergies", "Gants, local aéré"),
                    ("Flamme", "S'enflamme facilement", "Loin de toute source de chaleur"),
                ),
                note(
                    "danger",
                    "Ne mélangez jamais l'eau de Javel avec un détartrant : le gaz dégagé peut tuer.",
                ),
            ),
            "mandatory",
        ),
        DemoPage(
            "En cas de projection",
            document(
                steps(
                    "Rincez à l'eau tiède pendant quinze minutes, paupières ouvertes.",
                    "Retirez les vêtements touchés.",
                    "Appelez le 15 ou le centre antipoison, l'étiquette sous les yeux.",
                ),
                h3("Où trouver les fiches de données de sécurité"),
                p("Elles sont à disposition auprès de {safety_officer}."),
                button("Comprendre les pictogrammes", "https://www.inrs.fr/"),
            ),
            "important",
        ),
    ),
    releases=(
        DemoRelease("legal", "Première version.", 400, "Code du travail, R. 4412-38", pages=1),
        DemoRelease("sector", "Page « En cas de projection » ajoutée.", 90),
    ),
)


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
    releases=(DemoRelease("legal", "Protocole sanitaire.", 900),),
    then="retire",
)
