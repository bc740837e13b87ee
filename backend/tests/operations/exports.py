"""One row for each operation that answers with a file: how to put a text into all that it prints."""

from collections.abc import Callable
from dataclasses import dataclass

from apps.booklets.factories import BookletFactory
from apps.companies.factories import SiteFactory
from apps.companies.models import Membership
from apps.journal.factories import AuditEventFactory
from apps.library.factories import ChapterFactory
from apps.media.factories import MediaFileFactory
from shared.language import DEFAULT_LANGUAGE
from tests.operations.world import World


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


def _all_that_a_company_keeps(world: World, text: str) -> None:
    """Whatever people write, of themselves too; addresses are in lower case."""
    said = {DEFAULT_LANGUAGE: text}
    ChapterFactory.create(company_id=world.own.id, name=text, summary=said, page=text)
    BookletFactory.create(company_id=world.own.id, name=text, plan={text: [text]})
    SiteFactory.create(company=world.own, name=text, city=text)
    MediaFileFactory.create(company_id=world.own.id, name=text, credit=text, alt=said)
    for membership in Membership.objects.filter(company=world.own).select_related("user"):
        user = membership.user
        user.first_name = user.last_name = text
        user.email = f"{text}{user.id}@exemple.test".lower()
        user.save()


EXPORTS: dict[str, Export] = {
    "export_company": Export(
        _all_that_a_company_keeps,
        ours=frozenset(
            {
                "Rôle",
                "État du compte",
                "Accès jusqu’au",
                "Type",
                "Taille en octets",
                "État du chapitre",
                "Adresse du livret",
                "État du livret",
                "Version",
            }
        ),
    ),
    "export_journal_events": Export(
        _event, ours=frozenset({"Date et heure", "Action", "Type d’objet", "Adresse IP (tronquée)"})
    ),
}
