"""Chapters of the platform about life at work."""

from config.management.demo_blocks import (
    accordion,
    button,
    cards,
    contact,
    document,
    note,
    p,
    question,
    quote,
    read_and_understood,
    steps,
    table,
    ul,
)
from config.management.demo_chapter import DemoChapter, DemoPage, DemoRelease

WELCOME = DemoChapter(
    "Bienvenue",
    "Votre premier jour, pas à pas",
    "welcome",
    english="Welcome",
    kinds=("employee_welcome", "trainee", "apprentice"),
    obligations=("RGP-01",),
    pages=(
        DemoPage(
            "Votre premier jour",
            document(
                p("Toute l'équipe de {company_name} vous souhaite la bienvenue."),
                steps(
                    "**À votre arrivée**, présentez-vous à l'accueil : on vous remet votre badge et votre tenue.",
                    "**Le matin**, votre responsable vous montre les lieux et votre poste.",
                    "**À midi**, vous déjeunez avec votre équipe.",
                    "**En fin de journée**, vous faites le point ensemble.",
                ),
                quote("On apprend mieux quand on ose demander.", "Une collègue"),
                contact("Accueil", "Vos questions du premier jour", place="Rez-de-chaussée"),
            ),
        ),
        DemoPage(
            "Vos données personnelles",
            document(
                p(
                    "Ce livret enregistre que vous l'avez lu, et rien d'autre. Vos réponses aux questions ne sont vues que par vous."
                ),
                accordion(
                    (
                        "Qui voit mes données ?",
                        "Les ressources humaines de votre entreprise, pendant la durée indiquée dans sa notice.",
                    ),
                    (
                        "Quels sont mes droits ?",
                        "Vous pouvez demander à voir, corriger ou effacer ce qui vous concerne.",
                    ),
                ),
            ),
        ),
    ),
    releases=(DemoRelease("editorial", "Première version.", 250),),
)


HARASSMENT = DemoChapter(
    "Prévenir le harcèlement",
    "Reconnaître, en parler, être protégé",
    "user-shield",
    english="Preventing harassment",
    kinds=("employee_welcome", "trainee", "apprentice"),
    obligations=("HAR-01", "HAR-02"),
    pages=(
        DemoPage(
            "Reconnaître",
            document(
                p(
                    "Le harcèlement n'est jamais « de l'humour ». Ce n'est pas l'intention qui compte, mais l'effet sur la personne."
                ),
                cards(
                    (
                        "Harcèlement moral",
                        "Des actes répétés qui dégradent les conditions de travail, la santé ou l'avenir de quelqu'un.",
                    ),
                    (
                        "Harcèlement sexuel",
                        "Des propos ou gestes à connotation sexuelle ou sexiste, répétés, ou une seule pression grave.",
                    ),
                    (
                        "Agissement sexiste",
                        "Une parole ou un acte lié au sexe qui humilie ou met mal à l'aise.",
                    ),
                ),
            ),
            "mandatory",
        ),
        DemoPage(
            "En parler",
            document(
                p("Vous êtes victime ou témoin ? Parlez-en à la personne de votre choix."),
                ul(
                    "votre responsable, ou le responsable au-dessus",
                    "le référent harcèlement : {harassment_officer}",
                    "un membre du CSE",
                    "le médecin du travail ou l'inspection du travail",
                ),
                note(
                    "info",
                    "Personne ne peut être sanctionné pour avoir témoigné de bonne foi. La loi vous protège.",
                ),
                button("Le numéro national 3919", "tel:3919"),
            ),
            "mandatory",
        ),
        DemoPage(
            "Vérifiez vos repères",
            document(
                question(
                    "Un collègue fait chaque jour la même remarque sur votre accent. Que pouvez-vous faire ?",
                    ("En parler à votre responsable", True),
                    ("En parler au référent", True),
                    ("Rien : c'est de l'humour", False),
                    why="Des remarques répétées peuvent être du harcèlement. Vous avez le droit d'en parler.",
                ),
                read_and_understood(
                    "J'ai pris connaissance des moyens de signaler un harcèlement."
                ),
            ),
        ),
    ),
    releases=(
        DemoRelease(
            "legal",
            "Coordonnées des recours mises à jour.",
            180,
            "Code du travail, L. 1152-4 et L. 1153-5",
        ),
    ),
)


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
