"""Chapters of the platform about fire and hygiene."""

from config.management.demo_blocks import (
    accordion,
    cards,
    contact,
    document,
    h2,
    longer,
    named,
    note,
    p,
    question,
    read_and_understood,
    steps,
    table,
    ul,
)
from config.management.demo_chapter import DemoChapter, DemoPage, DemoRelease

FIRE = DemoChapter(
    "Consignes incendie",
    "Alerter, évacuer, se rassembler",
    "flame",
    english="Fire instructions",
    kinds=("employee_welcome", "safety", "trainee", "apprentice"),
    obligations=("INC-01", "SEC-01"),
    policy="automatic",
    pages=(
        DemoPage(
            "Si vous découvrez un feu",
            document(
                p(
                    "Un feu double toutes les trente secondes. Ce que vous faites pendant la première minute compte plus que tout le reste."
                ),
                named(
                    "alerter",
                    steps(
                        "**Alertez.** Appuyez sur le déclencheur manuel le plus proche et prévenez les personnes autour de vous.",
                        "**Appelez le 18 ou le 112.** Donnez l'adresse, l'étage, ce qui brûle, et s'il y a des blessés.",
                        "**Attaquez le feu** seulement s'il est petit, si vous êtes formé et si une sortie est derrière vous.",
                        "**Fermez les portes** sans les verrouiller et sortez.",
                    ),
                ),
                note(
                    "danger",
                    "Ne prenez jamais l'ascenseur. Ne revenez jamais sur vos pas, même pour un téléphone.",
                ),
                h2("Quel extincteur pour quel feu ?"),
                table(
                    "Choisir un extincteur",
                    ("Ce qui brûle", "Extincteur", "Surtout pas"),
                    ("Papier, bois, tissu", "Eau pulvérisée", "CO2"),
                    ("Appareil électrique", "CO2", "Eau"),
                    ("Huile de cuisson", "Classe F, ou un couvercle", "Eau"),
                ),
            ),
            "mandatory",
        ),
        DemoPage(
            "Évacuer et se rassembler",
            document(
                p(
                    "Au signal d'évacuation, un son continu de cinq minutes, vous quittez votre poste sans attendre de confirmation."
                ),
                ul(
                    "Suivez les flèches vertes jusqu'à l'issue la plus proche.",
                    "Dans la fumée, baissez-vous : l'air respirable est près du sol.",
                    "Aidez les visiteurs et les personnes à mobilité réduite.",
                    "Rejoignez le point de rassemblement : {assembly_point}.",
                ),
                note(
                    "info",
                    "Le **serre-file** vérifie que chaque pièce est vide, le **guide-file** conduit le groupe. Leurs noms sont affichés près des plans d'évacuation.",
                ),
                contact("Guide-file de votre étage", "Conduit le groupe", place="Gilet jaune"),
            ),
            "important",
        ),
        DemoPage(
            "Avez-vous retenu l'essentiel ?",
            document(
                question(
                    "Vous voyez de la fumée sortir d'un local. Que faites-vous en premier ?",
                    ("Je donne l'alerte", True),
                    ("Je cherche d'où elle vient", False),
                    ("Je finis ce que je fais", False),
                    why="L'alerte d'abord : chaque seconde gagnée permet à tous de sortir.",
                ),
                question(
                    "Que peut-on mettre sur une friteuse en feu ?",
                    ("Un couvercle ou une couverture anti-feu", True),
                    ("Un extincteur de classe F", True),
                    ("Un verre d'eau", False),
                    why="L'eau projette l'huile enflammée. Étouffez le feu.",
                ),
                read_and_understood(
                    "J'ai lu les consignes incendie et je sais où se trouve mon point de rassemblement."
                ),
            ),
            "mandatory",
        ),
    ),
    releases=(
        DemoRelease(
            "legal",
            "Première version, relue avec un préventeur.",
            300,
            "Code du travail, R. 4227-37 à R. 4227-39",
        ),
    ),
)


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
)


HYGIENE = DemoChapter(
    "Hygiène et sécurité",
    "Se laver les mains, tenue, gestes et postures",
    "shield",
    english="Hygiene and safety",
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
                    "Le document unique d'évaluation des risques est consultable auprès de {safety_officer}.",
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
        ),
    },
)
