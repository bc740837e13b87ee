"""Chapters of the platform for guests and residents."""

from config.management.demo_blocks import (
    contact,
    divider,
    document,
    h2,
    note,
    p,
    question,
    steps,
    table,
    ul,
)
from config.management.demo_chapter import DemoChapter, DemoPage, DemoRelease

ALLERGENS = DemoChapter(
    "Allergènes en salle",
    "Les 14 allergènes, informer le client",
    "salad",
    english="Allergens",
    sectors=("HCR",),
    kinds=("employee_welcome", "apprentice"),
    obligations=("ALL-01",),
    pages=(
        DemoPage(
            "Les quatorze allergènes",
            document(
                p("Un client a le droit de savoir si un plat contient l'un de ces allergènes."),
                table(
                    "Où se cachent-ils ?",
                    ("Allergène", "Exemples"),
                    ("Gluten", "Pain, panure, sauces liées"),
                    ("Lait", "Beurre, crème, certaines charcuteries"),
                    ("Fruits à coque", "Pesto, pralin, certaines huiles"),
                    ("Céleri", "Bouillons, fonds de sauce"),
                    ("Sulfites", "Vin, fruits secs, vinaigre"),
                ),
                note(
                    "warning",
                    "La fiche complète des quatorze allergènes est en cuisine, à jour à chaque changement de carte.",
                ),
            ),
            "mandatory",
        ),
        DemoPage(
            "Répondre à un client",
            document(
                h2("Trois réflexes"),
                steps(
                    "Écoutez et reformulez l'allergie.",
                    "Vérifiez la fiche en cuisine, ne répondez jamais de mémoire.",
                    "Dites au chef la table et l'allergie, par écrit.",
                ),
                question(
                    "Vous n'êtes pas sûr qu'un dessert contienne des noisettes. Que dites-vous ?",
                    ("« Je vérifie en cuisine »", True),
                    ("« Je ne crois pas »", False),
                    why="Une trace suffit parfois à provoquer un choc : on vérifie toujours.",
                ),
            ),
        ),
    ),
    releases=(
        DemoRelease(
            "sector",
            "Page « Répondre à un client » ajoutée.",
            160,
            "Règlement (UE) 1169/2011, art. 44",
        ),
    ),
)


RESIDENT = DemoChapter(
    "Droits du résident",
    "Charte, personne de confiance, recours",
    "rights",
    english="Rights of the resident",
    sectors=("MED",),
    kinds=("resident",),
    obligations=("MED-01", "MED-02"),
    policy="locked",
    pages=(
        DemoPage(
            "Vos droits et libertés",
            document(
                p(
                    "Vous êtes ici chez vous. La charte des droits et libertés de la personne accueillie vous est remise avec ce livret."
                ),
                ul(
                    "le respect de votre dignité et de votre intimité",
                    "le libre choix des prestations",
                    "la participation à votre projet d'accompagnement",
                    "la pratique religieuse et civique",
                ),
                divider(),
                p("Le texte complet est affiché à l'accueil."),
            ),
            "mandatory",
        ),
        DemoPage(
            "Votre personne de confiance",
            document(
                p(
                    "Vous pouvez désigner par écrit un proche ou votre médecin. Cette personne vous accompagne et peut être consultée si vous ne pouvez plus vous exprimer."
                ),
                steps(
                    "Choisissez la personne et demandez-lui son accord.",
                    "Remplissez le formulaire ensemble.",
                    "Remettez-le à l'accueil ; vous pouvez changer d'avis à tout moment.",
                ),
            ),
            "important",
        ),
        DemoPage(
            "Donner votre avis, faire un recours",
            document(
                p("Le conseil de la vie sociale se réunit au moins trois fois par an."),
                contact("Personne qualifiée", "Nommée par le département", phone="3977"),
                note(
                    "info",
                    "Le 3977 écoute les personnes âgées ou handicapées victimes de maltraitance.",
                ),
            ),
        ),
    ),
    releases=(
        DemoRelease(
            "legal",
            "Charte et personne de confiance.",
            210,
            "Code de l'action sociale et des familles, L. 311-4 et L. 311-5-1",
        ),
    ),
)
