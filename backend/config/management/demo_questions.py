"""What readers of the season’s booklet asked, and what they were answered: by the services that the door and the screen use."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

from apps.booklets.models import Booklet
from apps.comprehension import selectors, services
from apps.comprehension.models import ReaderQuestion
from apps.participation.grants import grant_for
from apps.participation.models import Participation
from apps.publishing.addresses import folder_of
from apps.publishing.models import Edition, PublicationContent
from apps.reading.selectors import find_door
from config.management.demo_booklets_data import CAMILLE, JULIEN
from shared.actor import Actor
from shared.tenancy import act_as

BOOKLET = "Livret d’accueil saisonniers 2027"
HANDS, CLOTHES = "Se laver les mains", "La tenue de travail"
A_DAY = timedelta(days=1)

ActorOf = Callable[[str], Actor]


@dataclass(frozen=True)
class DemoQuestion:
    """What somebody asked of a page, so many days ago; answered the next day, or closed for a reason."""

    page: str
    text: str
    days_ago: int
    kind: str = "question"
    name: str = ""
    reply_to: str = ""
    by_participant: bool = False
    answer: str = ""
    reason: str = ""
    to: str = ""


QUESTIONS = (
    DemoQuestion(
        CLOTHES,
        "Où prend-on un tablier propre le dimanche, quand la lingerie est fermée ?",
        9,
        answer="Dans l’armoire grise du vestiaire, à gauche de la porte. Elle reste ouverte.",
    ),
    DemoQuestion(
        HANDS,
        "Le savon de la plonge me donne des rougeurs. Y en a-t-il un autre ?",
        8,
        reply_to="nina.morel@equipe.test",
        answer="Oui : demandez à Camille le flacon sans parfum. Si cela continue, parlez-en au médecin du travail.",
    ),
    DemoQuestion(
        HANDS,
        "Faut-il se relaver les mains après avoir rendu la monnaie ?",
        8,
        answer="Oui, avant de toucher un plat ou un couvert.",
    ),
    DemoQuestion(HANDS, "Faut-il se relaver les mains après la caisse ?", 7, reason="Déjà répondu"),
    DemoQuestion(
        CLOTHES,
        "Je n’ai pas compris si les chaussures sont fournies ou remboursées.",
        7,
        kind="unclear",
        by_participant=True,
        answer="Elles sont fournies : la pointure est demandée avec le contrat.",
    ),
    DemoQuestion(
        CLOTHES,
        "Peut-on garder une alliance en salle ?",
        6,
        name="Paul",
    ),
    DemoQuestion(
        HANDS,
        "Au buron il n’y a pas d’eau chaude le matin. Comment fait-on ?",
        6,
        by_participant=True,
        to=JULIEN,
    ),
    DemoQuestion(CLOTHES, "Qui lave les vestes blanches ?", 1),
    DemoQuestion(
        HANDS, "Combien de temps faut-il frotter ? L’affiche dit autre chose.", 1, "unclear"
    ),
    DemoQuestion(CLOTHES, "Combien de tenues reçoit-on ?", 1, reply_to="theo.blanc@equipe.test"),
    DemoQuestion(HANDS, "Le gel suffit-il entre deux tables ?", 0, by_participant=True),
    DemoQuestion(CLOTHES, "« Cheveux attachés » : et les cheveux courts ?", 0, "unclear"),
)


def ask_questions(*, actor_of: ActorOf, now: datetime) -> None:
    """A dozen of them, unless somebody has asked something already."""
    camille = actor_of(CAMILLE)
    with act_as(camille):
        rows = Booklet.objects.visible_to(camille).filter(name=BOOKLET).select_related("company")
        booklet = rows.first()
        if booklet is None or booklet.publication_id is None:
            return
        if ReaderQuestion.objects.filter(booklet=booklet).exists():
            return
    for place, told in enumerate(QUESTIONS):
        then = now - told.days_ago * A_DAY
        asked = _ask(booklet, told, place=place, reader=camille, now=then)
        if asked:
            _settle(asked, told, actor_of=actor_of, now=min(then + A_DAY, now))


def _ask(
    booklet: Booklet, told: DemoQuestion, *, place: int, reader: Actor, now: datetime
) -> ReaderQuestion | None:
    door = find_door(slug=booklet.slug, hostname=None, now=now)
    asked_as = uuid4()
    with act_as(reader):
        shown = _shown(booklet, told.page)
        ticket = _ticket(booklet, place, now) if told.by_participant else ""
    if door is None or shown is None:
        return None
    services.ask_question(
        door=door,
        asked=services.Asked(
            id=asked_as,
            page=UUID(shown.page["id"]),
            block="",
            kind=told.kind,
            text=told.text,
            name=told.name,
            reply_to=told.reply_to,
            ticket=ticket,
        ),
        shown=shown,
        address=f"2001:db8:{place}::",
        now=now,
    )
    with act_as(reader):
        return ReaderQuestion.objects.get(booklet=booklet, sent_as=asked_as)


def _settle(asked: ReaderQuestion, told: DemoQuestion, *, actor_of: ActorOf, now: datetime) -> None:
    actor = actor_of(CAMILLE)
    named: dict[str, Any] = {
        "booklet_id": asked.booklet_id,
        "question_id": asked.id,
        "actor": actor,
        "now": now,
    }
    with act_as(actor):
        if told.answer:
            services.answer_question(**named, answer=told.answer)
        elif told.reason:
            services.close_question(**named, reason=told.reason)
        elif told.to:
            to = actor_of(told.to).user_id
            assert to
            services.transfer_question(**named, to=to)


def _shown(booklet: Booklet, title: str) -> selectors.ShownPage | None:
    content = PublicationContent.objects.get(publication=booklet.publication_id).content
    pages = [page for chapter in content["chapters"] for page in chapter["pages"]]
    page = next((page for page in pages if page["title"] == title), None)
    editions = Edition.objects.filter(publication=booklet.publication_id).exclude(bundle="")
    edition = editions.filter(locale=booklet.reference_locale).first()
    if page is None or edition is None:
        return None
    return selectors.page_shown(
        booklet=booklet, bundle=folder_of(edition.bundle), page_id=UUID(page["id"])
    )


def _ticket(booklet: Booklet, place: int, now: datetime) -> str:
    """Of one of those to whom the booklet was handed."""
    readers = Participation.objects.filter(booklet=booklet, excluded_at=None, has_left=False)
    one = readers.order_by("name", "id")[place]
    return grant_for(participation_id=one.id, epoch=one.link_epoch, now=now).ticket
