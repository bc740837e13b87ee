"""One row for each operation that answers with a file: how to put a text into all that it prints."""

from collections.abc import Callable
from dataclasses import dataclass

from apps.booklets.factories import (
    BookletChapterFactory,
    BookletFactory,
    NotApplicableFactory,
)
from apps.booklets.models import Booklet
from apps.companies.factories import SiteFactory
from apps.companies.models import Membership
from apps.journal.factories import AuditEventFactory
from apps.library.factories import ChapterFactory, ObligationFactory
from apps.media.factories import MediaFileFactory
from apps.pages.models import Page
from apps.values.factories import LivingValueFactory
from shared.language import DEFAULT_LANGUAGE
from tests.operations.world import Caller, World

WITHOUT_A_TABLE = {
    "get_poster": "a sheet to print",
    "get_qr": "a picture",
}


@dataclass(frozen=True)
class Export:
    """`plant` writes a text wherever people could; `ours` are the columns in which they cannot."""

    plant: Callable[[World, str], object]
    ours: frozenset[str]


def _event(world: World, text: str) -> None:
    AuditEventFactory.create(
        company_id=world.own.id,
        actor_name=text,
        acting_as_name=text,
        object_label=text,
        before={text: text},
        after={text: text, "name": [text]},
        reason=text,
    )


def _grid(world: World, text: str) -> None:
    """One obligation that pages of the booklet cover, one that somebody declared not applicable."""
    said = {"code": f"{text}1", "label": text, "reference": text, "checked_by_name": text}
    covered = ObligationFactory.create(**said)
    other = ObligationFactory.create(**{**said, "code": f"{text}2"})
    booklet = Booklet.objects.get(id=world.own.id)
    chapter = BookletChapterFactory.create(booklet=booklet, pages=[text])
    Page.objects.filter(manuscript_id=chapter.manuscript_id).update(obligations=[covered.id])
    NotApplicableFactory.create(booklet=booklet, obligation_id=other.id, reason=text, by_name=text)


def _whatever_a_company_writes(world: World, text: str) -> None:
    """Its people of themselves too; addresses are in lower case."""
    said = {DEFAULT_LANGUAGE: text}
    BookletFactory.create(company_id=world.own.id, name=text, plan={text: [text]})
    ChapterFactory.create(company_id=world.own.id, name=text, summary=said, page=text)
    site = SiteFactory.create(company=world.own, name=text, city=text)
    LivingValueFactory.create(
        company_id=world.own.id,
        site=site,
        key="own_planted",
        label=text,
        value=text,
        owner=world.users[Caller.COMPANY_ADMIN],
        confirmed_by_name=text,
    )
    MediaFileFactory.create(company_id=world.own.id, name=text, credit=text, alt=said)
    for membership in Membership.objects.filter(company=world.own).select_related("user"):
        user = membership.user
        user.first_name = user.last_name = text
        user.email = f"{text}{user.id}@exemple.test".lower()
        user.save()


EXPORTS: dict[str, Export] = {
    "export_company": Export(
        _whatever_a_company_writes,
        ours=frozenset(
            {
                "Rôle",
                "État du compte",
                "Accès jusqu’au",
                "Type",
                "Taille en octets",
                "État du chapitre",
                "Version",
                "Adresse du livret",
                "État du livret",
                "À vérifier avant le",
                "Confirmée le",
            }
        ),
    ),
    "export_coverage": Export(
        _grid,
        ours=frozenset(
            {
                "Niveau",
                "État de l’obligation",
                "Déclarée sans objet le",
                "Référence vérifiée le",
            }
        ),
    ),
    "export_journal_events": Export(
        _event, ours=frozenset({"Date et heure", "Action", "Type d’objet", "Adresse IP (tronquée)"})
    ),
}
