"""The files of the demonstration: what hangs on the walls of two libraries."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class DemoFile:
    """A file as somebody sent it: drawn by `drawing`, described since, or not."""

    name: str
    drawing: str
    folder: str = ""
    alt: dict[str, str] = field(default_factory=dict)
    credit: str = ""
    decorative: bool = False
    rights_days: int | None = None  # until they end
    thrown_away: bool = False
    width: int = 1200


def _fr(text: str) -> dict[str, str]:
    return {"fr-FR": text}


CREDIT = "Photo Léa Fabre"

LIBRARIES: dict[str, tuple[DemoFile, ...]] = {
    "Maison Aubrac": (
        DemoFile("accueil-ancien.jpg", "reception", thrown_away=True),
        DemoFile(
            "reglement-interieur.pdf",
            "Règlement intérieur",
            folder="Sécurité",
        ),
        DemoFile("fiche-allergenes.pdf", "Les quatorze allergènes", folder="Cuisine"),
        DemoFile(
            "extincteur-cuisine.png",
            "extincteur",
            folder="Sécurité",
            alt=_fr("Extincteur rouge fixé au mur, à côté de la porte de la cuisine"),
        ),
        DemoFile(
            "legumes-du-marche.jpg",
            "legumes",
            folder="Cuisine",
            alt=_fr("Cagette de légumes de saison"),
            credit=CREDIT,
        ),
        DemoFile("accueil-des-tuteurs.jpg", "tuteur", alt=_fr("Une tutrice montre un geste")),
        DemoFile("buffet-matin.jpg", "petitdej", folder="Salle et bar", alt=_fr("Buffet du matin")),
        DemoFile(
            "lavage-mains.jpg",
            "hygiene-l",
            folder="Cuisine",
            alt={
                "fr-FR": "Mains savonneuses sous l’eau claire",
                "en-GB": "Soapy hands under clear water",
            },
        ),
        DemoFile("tri-biodechets.png", "tri", folder="Cuisine"),
        DemoFile(
            "lac-des-salhiens.jpg",
            "repos",
            alt=_fr("Le lac des Salhiens au coucher du soleil"),
            credit="Photo Étienne Marchal",
            rights_days=12,
        ),
        DemoFile("passe-chaud.jpg", "cuisine", folder="Cuisine"),
        DemoFile("mise-en-place.jpg", "salle", folder="Salle et bar"),
        DemoFile(
            "plan-evacuation-rdc.svg",
            "plan",
            folder="Sécurité",
            alt=_fr(
                "Plan d’évacuation du rez-de-chaussée : deux sorties, un point de rassemblement"
            ),
        ),
        DemoFile("chambre-12.jpg", "chambre", folder="Chambres"),
        DemoFile("chambre-12-copie.jpg", "chambre", folder="Chambres"),
        DemoFile("cloche-de-service.jpg", "cloche", folder="Salle et bar", decorative=True),
        DemoFile(
            "hotel-du-plateau.jpg",
            "facade",
            alt={"fr-FR": "La façade de l’hôtel du Plateau", "en-GB": "The front of the hotel"},
            credit=CREDIT,
        ),
        DemoFile(
            "equipe-cuisine-2027.jpg",
            "equipe",
            folder="Cuisine",
            alt=_fr("Quatre membres de l’équipe, deux en tablier, sourient devant la cuisine"),
            credit=CREDIT,
            width=2000,
        ),
        DemoFile(
            "plateau-aube.jpg",
            "aubrac-l",
            alt=_fr("Le plateau de l’Aubrac à l’aube"),
            credit=CREDIT,
            width=2000,
        ),
    ),
    "Clinique des Tilleuls": (
        DemoFile("accueil-clinique.jpg", "reception", alt=_fr("Le comptoir de l’accueil")),
        DemoFile("geste-de-soin.jpg", "soin", folder="Soins"),
        DemoFile("hygiene-des-mains.jpg", "hygiene-l", folder="Soins", alt=_fr("Mains sous l’eau")),
    ),
}
FOLDERS = {
    "Maison Aubrac": ("Cuisine", "Salle et bar", "Chambres", "Sécurité"),
    "Clinique des Tilleuls": ("Soins",),
}
