"""What the home of the demonstration tells: facts of the product, for those whom they concern."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from apps.content import services
from apps.content.models import NewsItem
from apps.content.services import NewsText
from apps.library.content.blocks import read_document
from apps.library.content.typography import typeset
from shared.actor import Actor
from shared.tenancy import act_as


@dataclass(frozen=True, slots=True, kw_only=True)
class DemoNews:
    """Told some days ago, in French and English; `roles`: none for everybody."""

    days: int
    title: tuple[str, str]
    lead: tuple[str, str]
    body: tuple[str, str]
    roles: tuple[str, ...] = ()


LANGUAGES = ("fr-FR", "en-GB")
MANAGERS = ("company_admin", "booklet_manager")

NEWS = (
    DemoNews(
        days=12,
        title=(
            "Un fichier suffit pour vos listes de personnes",
            "One file for your lists of people",
        ),
        lead=(
            "CSV ou Excel, avec un essai à blanc avant tout enregistrement.",
            "CSV or Excel, with a dry run before anything is saved.",
        ),
        body=(
            (
                "Dans « Personnes », « Importer » lit votre fichier, vous laisse relier ses colonnes, puis montre"
                " ce qui serait nouveau, modifié ou en erreur. Rien n'est enregistré avant votre accord.\n\n"
                "Les lignes en erreur se téléchargent, se corrigent et se reprennent. Personne n'est supprimé."
            ),
            (
                "In “People”, “Import” reads your file, lets you match its columns, then shows what would be new,"
                " changed or wrong. Nothing is saved before you agree.\n\n"
                "Lines with an error can be downloaded, corrected and brought back. Nobody is deleted."
            ),
        ),
        roles=MANAGERS,
    ),
    DemoNews(
        days=5,
        title=("Les e-mailings sont là", "Mailings are here"),
        lead=(
            "Écrivez aux participants d'un livret : chacun reçoit son lien personnel.",
            "Write to the participants of a booklet: each gets their personal link.",
        ),
        body=(
            (
                "Les options d'un livret ont un onglet « E-mailing » : invitation, relance, mise à jour ou information."
                " Vous voyez qui recevra le message, et qui est écarté, et pourquoi.\n\n"
                "Un essai vous est demandé avant tout départ. Rien ne part entre 20 h et 8 h, ni le dimanche,"
                " ni un jour férié. Les messages remis, les clics et les accusés sont comptés, jamais les ouvertures."
            ),
            (
                "The options of a booklet have a tab “Mailings”: invitation, reminder, update or information."
                " You see who will get the message, and who is left out, and why.\n\n"
                "You are asked for a test before anything leaves. Nothing leaves between 20:00 and 8:00, on a Sunday"
                " or on a public holiday. Delivered messages, clicks and receipts are counted, openings never are."
            ),
        ),
        roles=MANAGERS,
    ),
    DemoNews(
        days=2,
        title=("L'accueil dit ce qui vous attend", "Your home says what waits for you"),
        lead=(
            "Ce qu'il y a à faire, le plus risqué d'abord, et les livrets en cours de lecture.",
            "What there is to do, the greatest risk first, and the booklets that are being read.",
        ),
        body=(
            (
                "Une obligation qui manque, une information à vérifier, un accusé en retard : chaque ligne de"
                " « À faire » mène à l'écran où cela se règle. Ce qui ne dépend pas de vous n'y est pas."
            ),
            (
                "An obligation that is missing, a piece of information to check, a receipt that is late: each line of"
                " “To do” leads to the screen where it is settled. What is not yours to settle is not there."
            ),
        ),
    ),
)


def tell_news(*, actor: Actor, now: datetime) -> None:
    """Those that nobody has told yet; what is there stays as people left it."""
    with act_as(actor):
        told = set(NewsItem.objects.values_list("name", flat=True))
        for news in NEWS:
            text = _text(news)
            if text.titles[LANGUAGES[0]] in told:
                continue
            day = now - timedelta(days=news.days)
            item = services.create_news(actor=actor, text=text, now=day)
            services.publish_news(actor=actor, item_id=item.id, now=day)


def _text(news: DemoNews) -> NewsText:
    bodies = (read_document(said, {}) for said in news.body)
    return NewsText(
        titles=_by_language(news.title),
        leads=_by_language(news.lead),
        bodies=dict(zip(LANGUAGES, bodies, strict=True)),
        roles=list(news.roles),
    )


def _by_language(said: tuple[str, str]) -> dict[str, str]:
    return dict(zip(LANGUAGES, map(typeset, said), strict=True))
