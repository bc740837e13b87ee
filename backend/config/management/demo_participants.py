"""Who reads the booklets of the demonstration, and acknowledged which version: by the services that readers and managers use."""

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from uuid import UUID

from apps.booklets import services as booklets
from apps.booklets.models import Booklet, Start
from apps.companies.models import Site
from apps.library.models import BookletKind
from apps.participation import services as participation
from apps.participation.models import Participation
from apps.participation.models import ParticipationState as State
from apps.people import services as people
from apps.publishing.models import Publication, PublicationContent, Scope
from apps.register import services as register
from apps.register.models import Receipt
from config.management.demo_booklets_data import AUBRAC_BOOKLETS, DemoBooklet
from config.management.demo_data import COMPANIES
from config.management.demo_mailings import invite_by_mail, remind, write_the_rest
from config.management.demo_people import (
    AUBRAC_STATES,
    NEWCOMERS,
    aubrac_people,
    patient_references,
)
from config.management.demo_publications import put_online, reword
from config.management.demo_readers import Days, Group, Readers
from shared.actor import Actor
from shared.tenancy import act_as

PATIENT_BOOKLET = "Livret d’accueil du patient"
FIRST_RECEIPTS = {State.TO_REREAD: 12, State.LEFT: 3, State.EXCLUDED: 1}
"""Of the former version, besides those who acknowledged the last one too."""
LEFT_OUT = "En arrêt jusqu’à la fin de la saison."
MISTAKEN = "Accusé donné depuis le téléphone d’une collègue."
HALF = 3  # pages that somebody who is reading has confirmed

ActorOf = Callable[[str], Actor]


def hand_over(*, actor_of: ActorOf, now: datetime) -> None:
    """To the people of Maison Aubrac, by steps of which each is done once, and to the patients of the clinic."""
    for booklet in AUBRAC_BOOKLETS:
        if booklet.published and booklet.published.later:
            actor = actor_of(booklet.manager)
            hand_to_staff(name=booklet.name, actor=actor, now=now)
            _publish_again(booklet, actor=actor, now=now)
            read_again(name=booklet.name, actor=actor, now=now)
            write_to_staff(name=booklet.name, actor=actor, now=now)
    hand_to_patients(actor=actor_of(COMPANIES[1].members[0].email), now=now)


def hand_to_staff(*, name: str, actor: Actor, now: datetime) -> None:
    """A hundred and forty people become participants of what is online, and some acknowledge it; once."""
    with act_as(actor):
        booklet = _booklet(name, actor)
        if booklet is None or not booklet.version or _has_participants(booklet):
            return
        days = Days.of(booklet, now)
        person_ids = _add_staff(actor, now=days.at(0))
        participation.add_participants(
            actor=actor, booklet_id=booklet.id, person_ids=person_ids, wanted=None, now=days.at(0)
        )
        # Rows are of the moment in which they are written; what happened to these comes after that day.
        Participation.objects.filter(booklet=booklet).update(created_at=days.at(0))
        groups = _groups(booklet)
        newcomers = groups[State.ACKNOWLEDGED][-NEWCOMERS:]
        invited = [
            one
            for state in AUBRAC_STATES.keys() - {State.TO_INVITE}
            for one in groups[state]
            if one not in newcomers
        ]
        invite_by_mail(
            invited,
            booklet,
            troubled=groups[State.INVITED],
            actor=actor,
            now=days.at(0.01),
        )
        _invite(invited, booklet, actor=actor, now=days.at(0.012))  # whom no mail reaches
        first = groups[State.ACKNOWLEDGED][:-NEWCOMERS]
        for state, number in FIRST_RECEIPTS.items():
            first = [*first, *groups[state][:number]]
        Readers(booklet).acknowledge(first, days=days, between=(0.02, 0.42))
        _let_go(groups, actor=actor, now=days.at(0.45))


def _publish_again(told: DemoBooklet, *, actor: Actor, now: datetime) -> None:
    """What was prepared meanwhile, with a page that is to be read again."""
    assert told.published
    assert told.published.prepared
    assert told.published.later
    with act_as(actor):
        booklet = _booklet(told.name, actor)
        if booklet is None or Receipt.objects.filter(booklet_id=booklet.id).count() == 0:
            return
        if Publication.objects.filter(booklet=booklet).count() > 1 + len(
            told.published.corrections
        ):
            return
        content = PublicationContent.objects.get(publication=booklet.publication_id).content
        scopes = {
            UUID(page["id"]): Scope.TO_REREAD
            for chapter in content["chapters"]
            for page in chapter["pages"]
            if page["title"] == told.published.prepared.page
        }
        then = Days.of(booklet, now).at(0.5)
    note = told.published.prepared.note
    put_online(booklet.id, note, scopes=scopes, actor=actor, now=then)
    reword(booklet.id, told.published.later, actor=actor, now=now)


def read_again(*, name: str, actor: Actor, now: datetime) -> None:
    """What was published since is acknowledged by most, and twelve have still to read it again; once."""
    with act_as(actor):
        booklet = _booklet(name, actor)
        if booklet is None or not _is_new(booklet):
            return
        participation.turn_participations(booklet_id=booklet.id, after=None, now=now)
        days = Days.of(booklet, now)
        groups, readers = _groups(booklet), Readers(booklet)
        last = groups[State.ACKNOWLEDGED]
        _invite(last[-NEWCOMERS:], booklet, actor=actor, now=days.at(0.01))
        receipts = readers.acknowledge(last, days=days, between=(0.05, 0.9))
        for state, pages in ((State.OPENED, 0), (State.READING, HALF), (State.READ, None)):
            readers.read(groups[state], pages=pages, now=days.at(0.6))
        register.cancel_receipt(
            actor=actor,
            booklet_id=booklet.id,
            receipt_id=receipts[0].id,
            reason=MISTAKEN,
            now=days.at(0.92),
        )
        readers.acknowledge(last[:1], days=days, between=(0.95, 0.95))


def write_to_staff(*, name: str, actor: Actor, now: datetime) -> None:
    """Whoever has not acknowledged yet is reminded, by the mailings of a booklet that people read; once."""
    with act_as(actor):
        booklet = _booklet(name, actor)
        if booklet is None or not booklet.version or not _has_participants(booklet):
            return
        write_the_rest(booklet, actor=actor, now=now)
    remind(booklet, actor=actor, now=now)


def hand_to_patients(*, actor: Actor, now: datetime) -> None:
    """A booklet that is still being written, and patients of whom the clinic keeps a reference only."""
    with act_as(actor):
        if _booklet(PATIENT_BOOKLET, actor):
            return
        booklet = booklets.create_booklet(
            actor=actor,
            name=PATIENT_BOOKLET,
            kind=BookletKind.PATIENT,
            start=Start.BLANK,
            now=now,
        )
        added = [
            people.add_person(actor=actor, told={"reference": reference}, now=now).id
            for reference in patient_references()
        ]
        participation.add_participants(
            actor=actor, booklet_id=booklet.id, person_ids=added, wanted=None, now=now
        )


def _booklet(name: str, actor: Actor) -> Booklet | None:
    found = Booklet.objects.visible_to(actor).filter(name=name, trashed_at=None)
    return found.select_related("company").first()


def _has_participants(booklet: Booklet) -> bool:
    return Participation.objects.filter(booklet=booklet).exists()


def _is_new(booklet: Booklet) -> bool:
    """Whether others acknowledged a former version, and nobody this one."""
    receipts = Receipt.objects.filter(company_id=booklet.company_id, booklet_id=booklet.id)
    versions = set(receipts.values_list("publication_id", flat=True))
    return bool(versions) and booklet.publication_id not in versions


def _add_staff(actor: Actor, *, now: datetime) -> list[UUID]:
    sites = {site.name: site.id for site in Site.objects.visible_to(actor)}
    return [
        people.add_person(
            actor=actor, told={**one.card, "site_id": sites.get(one.site)}, now=now
        ).id
        for one in aubrac_people()
    ]


def _groups(booklet: Booklet) -> Mapping[State, Group]:
    """The participants by the state that each comes to."""
    rows = Participation.objects.filter(booklet=booklet).select_related("person")
    known = {one.person.reference: one for one in rows}
    groups: dict[State, list[Participation]] = {state: [] for state in State}
    for person in aubrac_people():
        groups[person.state].append(known[person.card["reference"]])
    return groups


def _invite(ones: Group, booklet: Booklet, *, actor: Actor, now: datetime) -> None:
    participation.change_participants(
        actor=actor,
        booklet_id=booklet.id,
        act="invite",
        participant_ids=[one.id for one in ones],
        wanted=None,
        now=now,
    )


def _let_go(groups: Mapping[State, Group], *, actor: Actor, now: datetime) -> None:
    """Some leave the company, some are left out."""
    for one in groups[State.LEFT]:
        last_day = one.person.company.today(now=now) - timedelta(days=1)
        people.leave(actor=actor, person=one.person, last_day=last_day, now=now)
    out = groups[State.EXCLUDED]
    participation.change_participants(
        actor=actor,
        booklet_id=out[0].booklet_id,
        act="exclude",
        participant_ids=[one.id for one in out],
        wanted=None,
        reason=LEFT_OUT,
        now=now,
    )
