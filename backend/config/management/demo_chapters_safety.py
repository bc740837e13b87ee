"""A chapter of the platform with a history: released, and changed since."""

from config.management.demo_blocks import (
    accordion,
    cards,
    document,
    longer,
    named,
    note,
    p,
    question,
    steps,
    table,
)
from config.management.demo_chapter import DemoChapter, DemoPage, DemoRelease

HYGIENE_HANDS = DemoPage(
    "Se laver les mains",
    document(
        p(
            "Lavez-vous les mains en arrivant, après chaque pause, après les toilettes, et chaque fois que vous passez du cru au cuit."
        ),
        named(
            "mains",
            steps(
                "Mouillez vos mains et vos poignets à l'eau tiède.",
                "Savonnez pendant vingt secondes : paumes, dos, doigts, ongles.",
                "Rincez, doigts vers le haut.",
                "Séchez avec un papier à usage unique, qui sert aussi à fermer le robinet.",
            ),
        ),
        note("warning", "Une plaie se couvre d'un pansement bleu **et** d'un gant."),
        question(
            "Combien de temps faut-il savonner ?",
            ("Vingt secondes", True),
            ("Cinq secondes", False),
            ("Le temps de se mouiller les mains", False),
            why="Vingt secondes suffisent à décoller presque tous les germes.",
            passage="mains",
        ),
    ),
    "mandatory",
    obligations=("HYG-01",),
)


HYGIENE = DemoChapter(
    "Hygiène et sécurité",
    "Se laver les mains, tenue, gestes et postures",
    "shield",
    english="Hygiene and safety",
    english_summary="Hand washing, work clothes, movements and postures",
    sectors=("HCR", "MED", "AGR"),
    kinds=("employee_welcome", "safety", "trainee", "apprentice"),
    obligations=("HYG-01", "SEC-01"),
    policy="automatic",
    pages=(
        DemoPage(
            "Les règles d'or",
            document(
                cards(
                    ("Je me protège", "Je porte ma tenue et je signale ce qui est cassé."),
                    ("Je protège les autres", "Je range, j'essuie, je préviens."),
                    (
                        "Je dis quand ça ne va pas",
                        "Fatigue, douleur, doute : j'en parle le jour même.",
                    ),
                ),
                note(
                    "tip",
                    "Le document unique d'évaluation des risques est consultable auprès de {safety_contact}.",
                ),
            ),
            "mandatory",
        ),
        HYGIENE_HANDS,
        DemoPage(
            "La tenue de travail",
            document(
                p(
                    "La tenue est fournie et entretenue par l'employeur. Elle ne sort pas de l'établissement."
                ),
                table(
                    "Votre tenue selon le poste",
                    ("Poste", "Tenue", "En plus"),
                    ("Cuisine", "Veste, pantalon, coiffe", "Chaussures antidérapantes"),
                    ("Plonge", "Blouse, tablier", "Gants longs"),
                    ("Salle", "Tenue de service", "Cheveux attachés"),
                ),
                p("Bijoux, montres et faux ongles restent au vestiaire."),
            ),
        ),
        DemoPage(
            "Gestes et postures",
            document(
                p(
                    "La moitié des arrêts de travail vient du dos et des épaules. Trois réflexes suffisent souvent."
                ),
                steps(
                    "Rapprochez-vous de la charge et pliez les jambes.",
                    "Gardez la charge contre vous, dos droit.",
                    "Tournez avec les pieds, jamais avec le buste.",
                ),
                accordion(
                    ("Et si la charge dépasse 25 kg ?", "Demandez de l'aide ou prenez le chariot."),
                    (
                        "Et si j'ai déjà mal ?",
                        "Parlez-en à votre responsable : le médecin du travail peut adapter votre poste.",
                    ),
                ),
            ),
            "important",
            obligations=("SEC-01",),
        ),
    ),
    releases=(
        DemoRelease(
            "legal",
            "Températures de conservation et lavage des mains.",
            120,
            "Règlement (CE) 852/2004, annexe II, chap. VIII",
        ),
    ),
    after={
        1: DemoPage(
            "Se laver les mains",
            longer(
                HYGIENE_HANDS.document,
                named(
                    "gel", p("Le gel hydroalcoolique complète le lavage : il ne le remplace pas.")
                ),
            ),
            "mandatory",
            obligations=("HYG-01",),
        ),
    },
)
