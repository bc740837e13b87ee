"""One row for each operation that answers with a file: how to put a text into all that it prints."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from apps.booklets.factories import BookletChapterFactory, BookletFactory, NotApplicableFactory
from apps.booklets.models import Booklet
from apps.companies.factories import SiteFactory
from apps.companies.models import Membership
from apps.emailing.factories import DeliveryFactory
from apps.emailing.models import Campaign
from apps.journal.factories import AuditEventFactory
from apps.library.factories import ChapterFactory, ObligationFactory
from apps.media.factories import MediaFileFactory
from apps.pages.models import Page
from apps.participation.factories import ParticipationFactory
from apps.people.factories import GroupFactory, ImportLineFactory, PersonFactory
from apps.people.models import ImportLine, PeopleImport
from apps.register.factories import CancellationFactory, ReceiptFactory
from apps.values.factories import LivingValueFactory
from shared.language import DEFAULT_LANGUAGE
from tests.operations.emailing_rows import sent_mailing
from tests.operations.i18n_rows import plant_text
from tests.operations.people_rows import lasting_import
from tests.operations.translation_rows import plant_translation
from tests.operations.update_rows import plant_adoption
from tests.operations.value_rows import plant_value
from tests.operations.world import Caller, World


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
    """One obligation that pages of the booklet cover and somebody verified, one that is declared not applicable, in doubt."""
    said = {
        "label": text,
        "reference": text,
        "checked_on": date(2027, 3, 2),
        "checked_by_name": text,
    }
    covered = ObligationFactory.create(**said, code=f"{text}1", doubt="")
    other = ObligationFactory.create(**said, code=f"{text}2", doubt=text)
    booklet = Booklet.objects.get(id=world.own.id)
    chapter = BookletChapterFactory.create(booklet=booklet, pages=[text])
    Page.objects.filter(manuscript_id=chapter.manuscript_id).update(obligations=[covered.id])
    NotApplicableFactory.create(booklet=booklet, obligation_id=other.id, reason=text, by_name=text)


def _message(world: World, text: str) -> None:
    """What a provider answered, and where somebody is written to."""
    mailing = Campaign.objects.get(id=sent_mailing(world.own)["mailing_id"])
    one = ParticipationFactory.create(booklet=mailing.booklet, name=text)
    DeliveryFactory.create(
        campaign=mailing, participation_id=one.id, address=text, answer=text, state="failed"
    )


def _whatever_a_company_writes(world: World, text: str) -> None:
    """Its people of themselves too; addresses are in lower case."""
    said = {DEFAULT_LANGUAGE: text}
    booklet = BookletFactory.create(company_id=world.own.id, name=text, plan={text: [text]})
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
    person = PersonFactory.create(
        company_id=world.own.id,
        first_name=text,
        last_name=text,
        reference=text,
        email=f"{text}@exemple.test".lower(),
        job=text,
        site=site,
        groups=[GroupFactory.create(company_id=world.own.id, name=text).id],
        representative={"name": text, "relation": text, "email": f"{text}@exemple.test"},
    )
    ParticipationFactory.create(booklet=booklet, person=person, excluded_reason=text)
    _receipt_of(booklet, text)
    for membership in Membership.objects.filter(company=world.own).select_related("user"):
        user = membership.user
        user.first_name = user.last_name = text
        user.email = f"{text}{user.id}@exemple.test".lower()
        user.save()


def _faulty_line(world: World, text: str) -> None:
    """In the file that is asked for."""
    lasting_import(world.own)
    ImportLine.objects.all().delete()
    ImportLineFactory.create(
        people_import=PeopleImport.objects.get(id=world.own.id),
        action="error",
        told=dict.fromkeys(("reference", "last_name", "first_name"), text),
        problems=[{"field": "email", "code": "import_email"}],
    )


def _participant(world: World, text: str) -> None:
    """Excluded, so that there is a reason."""
    site = SiteFactory.create(company=world.own, name=text)
    person = PersonFactory.create(
        company_id=world.own.id,
        first_name=text,
        last_name=text,
        reference=text,
        email=f"{text}@exemple.test".lower(),
        job=text,
        site=site,
    )
    ParticipationFactory.create(
        booklet=Booklet.objects.get(id=world.own.id), person=person, excluded_reason=text
    )


def _receipt(world: World, text: str) -> None:
    """Of somebody of that name, cancelled for that reason, with that sentence."""
    _receipt_of(Booklet.objects.get(id=world.own.id), text)


def _receipt_of(booklet: Booklet, text: str) -> None:
    receipt = ReceiptFactory.create(
        company_id=booklet.company_id,
        booklet_id=booklet.id,
        name=text,
        public=json.dumps({"sentence": text}, separators=(",", ":"), ensure_ascii=False),
    )
    CancellationFactory.create(company_id=booklet.company_id, receipt=receipt, reason=text)


OF_PARTICIPANTS = frozenset(
    {
        "Langue de lecture",
        "Avancement",
        "Remis le",
        "Ouvert le",
        "Terminé le",
        "Pris connaissance le",
        "Échéance",
    }
)
OF_RECEIPTS = frozenset(
    {
        "Numéro",
        "Version",
        "Langue",
        "Canal",
        "Identité établie par",
        "Reçu le",
        "À savoir",
        "État de l’accusé",
        "Rang dans le registre",
        "Annulé le",
        "Empreinte SHA-256",
    }
)
OF_VALUES = frozenset({"Thème", "Repère (à laisser tel quel)"})
OF_TEXTS = frozenset({"État", "Repère (à laisser tel quel)", "Clé", "Écran"})
OF_ADOPTION = frozenset(
    {"Livrets à jour", "À examiner", "dont conflits", "Refusés", "Détachés", "En retard"}
    | {"Adopté le", "Médiane en jours"}
)
EXPORTS: dict[str, Export] = {
    "export_people_import_problems": Export(
        _faulty_line, ours=frozenset({"Ligne", "Information", "Problème"})
    ),
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
                "Téléphone",
                "Langue",
                "Contrat",
                "Arrivée le",
                "Dernier jour",
                *OF_PARTICIPANTS,
                *OF_RECEIPTS,
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
    "export_values": Export(plant_value, ours=OF_VALUES),
    "export_needed_values": Export(plant_value, ours=OF_VALUES),
    "export_participants": Export(
        _participant,
        ours=OF_PARTICIPANTS,
    ),
    "export_deliveries": Export(
        _message,
        ours=frozenset(
            {"État", "Motif", "Langue", "Envoyé le", "Remis le", "Lien ouvert le"}
            | {"Accusé de réception le"}
        ),
    ),
    "export_register": Export(_receipt, ours=OF_RECEIPTS),
    "export_translations": Export(plant_translation, ours=OF_TEXTS - {"Écran"}),
    "export_messages": Export(plant_text, ours=OF_TEXTS),
    "export_chapter_adoption": Export(plant_adoption, ours=OF_ADOPTION),
    "export_journal_events": Export(
        _event, ours=frozenset({"Date et heure", "Action", "Type d’objet", "Adresse IP (tronquée)"})
    ),
}
