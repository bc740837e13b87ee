"""What people of Maison Aubrac say to each other about a booklet, by the services that they use."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from apps.booklets.models import Booklet
from apps.booklets.selectors import pages_of
from apps.comments import services
from apps.comments.models import CommentThread
from apps.comments.selectors import threads_of
from apps.pages.models import Page
from config.management.demo_booklets_data import AWA, CAMILLE, SOFIA
from shared.actor import Actor
from shared.tenancy import act_as

BOOKLET = "Livret d’accueil saisonniers 2027"

ActorOf = Callable[[str], Actor]


@dataclass(frozen=True)
class DemoThread:
    """What is said about the first block of a kind on a page: by whom, and `{camille}` mentions her."""

    page: str
    block: str
    hours_ago: int
    said: tuple[tuple[str, str], ...]
    resolved_by: str = ""


THREADS = (
    DemoThread(
        "Se laver les mains",
        "callout",
        75,
        (
            (SOFIA, "Pour la version anglaise : faut-il garder « bleu » ?"),
            (CAMILLE, "Oui, c’est la couleur qui se voit s’il tombe dans un plat."),
        ),
        resolved_by=CAMILLE,
    ),
    DemoThread(
        "La tenue de travail",
        "table",
        27,
        (
            (AWA, "Au buron, la plonge a-t-elle aussi des gants longs ?"),
            (CAMILLE, "Oui, depuis mai, en deux tailles."),
            (AWA, "Merci, je l’ajoute à la ligne."),
        ),
    ),
    DemoThread(
        "Se laver les mains",
        "steps",
        3,
        ((AWA, "L’affiche de l’évier dit trente secondes. {camille}, laquelle garde-t-on ?"),),
    ),
)


def discuss_booklets(*, actor_of: ActorOf, now: datetime) -> None:
    """These threads, unless anybody has said something already."""
    camille = actor_of(CAMILLE)
    with act_as(camille):
        booklet = Booklet.objects.visible_to(camille).filter(name=BOOKLET).first()
        if booklet is None or threads_of(booklet).exists():
            return
    for thread in THREADS:
        _discuss(booklet, thread, actor_of=actor_of, now=now - timedelta(hours=thread.hours_ago))


def _discuss(booklet: Booklet, thread: DemoThread, *, actor_of: ActorOf, now: datetime) -> None:
    """One hour between a comment and the next."""
    mentions = {"camille": f"<@{actor_of(CAMILLE).user_id}>"}
    opened: CommentThread | None = None
    for email, words in thread.said:
        actor, text = actor_of(email), words.format(**mentions)
        with act_as(actor):
            opened = (
                services.answer_thread(
                    actor=actor, booklet_id=booklet.id, thread_id=opened.id, text=text, now=now
                )
                if opened
                else _open(booklet, thread, text, actor=actor, now=now)
            )
        now += timedelta(hours=1)
    if thread.resolved_by and opened:
        actor = actor_of(thread.resolved_by)
        with act_as(actor):
            services.resolve_thread(
                actor=actor, booklet_id=booklet.id, thread_id=opened.id, now=now
            )


def _open(
    booklet: Booklet, thread: DemoThread, text: str, *, actor: Actor, now: datetime
) -> CommentThread:
    ids = pages_of(booklet).values("page_id")
    page = Page.objects.of(booklet.company_id).get(id__in=ids, title=thread.page, removed_at=None)
    (block, *_) = [one for one in page.document["blocks"] if one["type"] == thread.block]
    return services.open_thread(
        actor=actor,
        booklet_id=booklet.id,
        page_id=page.id,
        block_id=block["id"],
        text=text,
        now=now,
    )
