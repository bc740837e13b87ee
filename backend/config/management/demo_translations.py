"""What Sofia Costa translates of a booklet of Maison Aubrac, by the services that she uses."""

from collections.abc import Callable, Iterator
from datetime import datetime

from apps.booklets.models import Booklet
from apps.translations import services
from apps.translations.models import Translation
from apps.translations.selectors import Sheet, sheets_of
from config.management.demo_booklets_data import SOFIA
from shared.actor import Actor
from shared.tenancy import act_as
from shared.translating.page_units import Unit

BOOKLET, LOCALE = "Livret d’accueil saisonniers 2027", "pt-PT"
TRANSLATED = {
    BOOKLET: "Guia de acolhimento dos sazonais 2027",
    "Hygiène et sécurité": "Higiene e segurança",
    "Se laver les mains": "Lavar as mãos",
    "Lavez-vous les mains en arrivant, après chaque pause, après les toilettes, et chaque fois que vous passez du cru au cuit.": (
        "Lave as mãos ao chegar, depois de cada pausa, depois de ir à casa de banho e sempre que passar do cru ao cozinhado."
    ),
    "Mouillez vos mains et vos poignets à l’eau tiède.": "Molhe as mãos e os pulsos com água morna.",
    "Savonnez pendant vingt secondes : paumes, dos, doigts, ongles.": (
        "Ensaboe durante vinte segundos: palmas, dorso, dedos, unhas."
    ),
    "Rincez, doigts vers le haut.": "Enxague, com os dedos para cima.",
    "Séchez avec un papier à usage unique, qui sert aussi à fermer le robinet.": (
        "Seque com um papel descartável, que também serve para fechar a torneira."
    ),
    "Une plaie se couvre d’un pansement bleu <1>et</1> d’un gant.": (
        "Uma ferida cobre-se com um penso azul <1>e</1> com uma luva."
    ),
    "Combien de temps faut-il savonner ?": "Quanto tempo é preciso ensaboar?",
    "Vingt secondes": "Vinte segundos",
    "Cinq secondes": "Cinco segundos",
    "Le temps de se mouiller les mains": "O tempo de molhar as mãos",
    "Vingt secondes suffisent à décoller presque tous les germes.": (
        "Vinte segundos bastam para soltar quase todos os germes."
    ),
}
TO_REVIEW = {"Séchez avec un papier à usage unique, qui sert aussi à fermer le robinet."}

ActorOf = Callable[[str], Actor]


def translate_booklets(*, actor_of: ActorOf, now: datetime) -> None:
    """These texts, unless somebody has translated the booklet already; French that moves later makes them older."""
    sofia = actor_of(SOFIA)
    with act_as(sofia):
        booklet = Booklet.objects.visible_to(sofia).filter(name=BOOKLET).first()
        if booklet is None or Translation.objects.visible_to(sofia).filter(booklet=booklet):
            return
        for sheet, unit in known_units(booklet):
            services.write_unit(
                actor=sofia,
                booklet_id=booklet.id,
                locale=LOCALE,
                owner_id=sheet.owner_id,
                block_id=unit.block_id,
                field=unit.field,
                text=TRANSLATED[plain(unit.text)],
                revision=0,
                source_version=unit.version,
                validated=plain(unit.text) not in TO_REVIEW,
                now=now,
            )


def known_units(booklet: Booklet) -> Iterator[tuple[Sheet, Unit]]:
    """The texts of the booklet that she knows how to say."""
    for sheet in sheets_of(booklet):
        for unit in sheet.units:
            if plain(unit.text) in TRANSLATED:
                yield sheet, unit


def plain(text: str) -> str:
    """Whichever apostrophe and spaces it is written with."""
    return " ".join(text.replace("'", "’").split())
