"""A chapter of the platform that waits for its review."""

from config.management.demo_blocks import (
    accordion,
    document,
    note,
    p,
    steps,
    table,
)
from config.management.demo_chapter import DemoChapter, DemoPage, DemoRelease

CONTRACT_HOURS = DemoPage(
    "Vos horaires",
    document(
        p(
            "Votre planning est affiché au plus tard quinze jours avant. Tout changement est discuté avec vous."
        ),
        table(
            "Les repos garantis",
            ("Repos", "Durée", "Remarque"),
            ("Pause", "20 minutes", "Dès six heures de travail"),
            ("Repos quotidien", "11 heures", "Entre deux services"),
            ("Repos hebdomadaire", "35 heures", "Au moins un jour par semaine"),
        ),
    ),
    "important",
)


CONTRACT = DemoChapter(
    "Votre contrat et vos horaires",
    "Contrat, planning, pauses et repos",
    "clock",
    english="Your contract and hours",
    english_summary="Contract, schedule, breaks and rest",
    obligations=("SEC-02",),
    pages=(
        DemoPage(
            "Votre contrat",
            document(
                p(
                    "Vous recevez votre contrat signé, et la liste des informations essentielles dans les sept jours."
                ),
                accordion(
                    (
                        "Période d'essai",
                        "Elle permet à chacun de vérifier que le poste convient. Sa durée est écrite dans le contrat.",
                    ),
                    (
                        "Convention collective",
                        "Elle est consultable à l'accueil et sur Légifrance.",
                    ),
                ),
            ),
        ),
        CONTRACT_HOURS,
        DemoPage(
            "Congés et absences",
            document(
                steps(
                    "Prévenez votre responsable avant l'heure de prise de poste.",
                    "Envoyez l'arrêt de travail sous 48 heures.",
                ),
                note("tip", "Deux jours et demi de congés sont acquis par mois travaillé."),
            ),
        ),
    ),
    releases=(DemoRelease("editorial", "Première version.", 220),),
    after={1: DemoPage("Vos horaires et vos repos", CONTRACT_HOURS.document, "important")},
    then="review",
)
