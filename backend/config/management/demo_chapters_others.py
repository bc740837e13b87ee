"""What the clinic and the training workshop of the demonstration tell themselves."""

from config.management.demo_blocks import document, named, note, p, question, steps, ul
from config.management.demo_chapter import DemoPage

HANDS = "L'hygiène des mains"
HANDS_PAGES = (
    DemoPage(
        "Les cinq moments",
        document(
            p("Frictionnez-vous les mains avec la solution hydro-alcoolique à cinq moments."),
            named(
                "moments",
                ul(
                    "Avant de toucher un patient.",
                    "Avant un geste propre ou stérile.",
                    "Après un risque de contact avec du sang ou un liquide biologique.",
                    "Après avoir touché un patient.",
                    "Après avoir touché ce qui l'entoure.",
                ),
            ),
            named(
                "question-moments",
                question(
                    "Vous avez seulement déplacé la table de chevet : faut-il une friction ?",
                    ("Oui", True),
                    ("Non, le patient n'a pas été touché", False),
                    why="Ce qui entoure le patient porte les mêmes germes que lui.",
                    passage="moments",
                ),
            ),
        ),
        "important",
    ),
    DemoPage(
        "La friction",
        document(
            steps(
                "Remplissez le creux de la main de solution.",
                "Frottez paumes, dos, entre les doigts, ongles, pouces et poignets.",
                "Continuez jusqu'à ce que les mains soient sèches : trente secondes.",
            ),
            note("warning", "Des mains souillées se lavent d'abord à l'eau et au savon."),
            named(
                "question-temps",
                question(
                    "Combien de temps dure une friction ?",
                    ("Trente secondes", True),
                    ("Cinq secondes", False),
                    why="En dessous, la solution n'a pas le temps d'agir.",
                ),
            ),
        ),
    ),
    DemoPage(
        "Mains et bijoux",
        document(
            ul(
                "Ongles courts, sans vernis ni faux ongles.",
                "Ni bague, ni alliance, ni montre, ni bracelet.",
                "Avant-bras dégagés.",
            )
        ),
    ),
)

WORKSHOP = "À l'atelier"
WORKSHOP_PAGES = (
    DemoPage(
        "Votre premier jour",
        document(
            p("Un formateur vous montre l'atelier, les vestiaires et les issues de secours."),
            ul("Le point de rassemblement est sur le parking.", "Le repas se prend sur place."),
        ),
    ),
    DemoPage(
        "Les équipements de protection",
        document(
            p(
                "Chaussures, lunettes et gants sont fournis. Ils se portent dès la porte de l'atelier."
            ),
            named("abime", note("danger", "Un équipement abîmé se change avant de commencer.")),
            named(
                "question-lunettes",
                question(
                    "Vos lunettes sont rayées. Que faites-vous ?",
                    ("Je les change avant de commencer", True),
                    ("Je finis ma pièce d'abord", False),
                    why="Une protection abîmée ne protège plus.",
                    passage="abime",
                ),
            ),
        ),
        "important",
    ),
    DemoPage(
        "Ranger son poste",
        document(
            steps("Coupez la machine.", "Balayez les copeaux.", "Remettez les outils au tableau."),
            note("tip", "Dix minutes avant la fin suffisent."),
        ),
    ),
)
