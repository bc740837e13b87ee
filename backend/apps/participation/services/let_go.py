"""People who leave, come back, or are forgotten."""

from collections.abc import Collection
from datetime import datetime
from uuid import UUID

from apps.participation.models import Participation, ParticipationRule, Segment
from apps.participation.selectors import ParticipantFilter, find_participants
from apps.participation.services._due import due_day
from apps.participation.services._state import note_state
from apps.participation.services._write import tell_changed
from apps.reading import services as reading
from shared.batches import delete_in_batches
from shared.unnaming import without_names


def note_left(*, company_id: UUID, person_id: UUID, now: datetime) -> None:
    """Their last day is over: nothing is asked of them, and their links open nothing."""
    held = _held(company_id, [person_id])
    for one in held:
        if one.has_left:
            continue
        one.has_left = True
        one.link_epoch += 1
        note_state(one)
        one.save(update_fields=["has_left", "link_epoch", "state", "due_on", "updated_at"])
    tell_changed(held)
    reading.end_links(company_id=company_id, participation_ids=[one.id for one in held], now=now)


def note_back(*, company_id: UUID, person_ids: Collection[UUID], now: datetime) -> None:
    """Some who had left are here again, where they stood; a link is made anew when it is asked for."""
    held = _held(company_id, person_ids)
    for one in held:
        if not one.has_left:
            continue
        one.has_left = False
        if one.invited_at or one.acknowledged_at:
            one.due_on = due_day(one.booklet, now=now)
        note_state(one)
        one.save(update_fields=["has_left", "state", "due_on", "updated_at"])
    tell_changed(held)


def erase_user_traces(*, user_id: UUID, name: str) -> None:
    """Somebody whose account is erased: the rules that they made stay, under the name that is left."""
    ParticipationRule.objects.filter(by_id=user_id).update(by_name=name)


def erase_person(*, company_id: UUID, person_id: UUID, now: datetime) -> None:
    """Their participations go, and saved views of them; links belong to nobody, receipts to the register."""
    held = _held(company_id, [person_id])
    ids = [one.id for one in held]
    reading.forget_links(company_id=company_id, participation_ids=ids, now=now)
    Participation.objects.filter(company_id=company_id, id__in=ids).delete()
    tell_changed(held)
    for one in held:
        _forget_views_of(one, now)


def forget_participations(*, company_id: UUID, booklet_id: UUID | None = None) -> None:
    """Of a booklet that goes for ever, or of a company that is gone."""
    of = {"company_id": company_id} | ({"booklet_id": booklet_id} if booklet_id else {})
    for model in (Participation, ParticipationRule, Segment):
        delete_in_batches(model.objects.filter(**of))


def leave_site(*, company_id: UUID, site_id: UUID) -> None:
    """A place that the company gives up: nobody is listed there, no rule asks for it."""
    rows = Participation.objects.filter(company_id=company_id, site_id=site_id)
    rows.update(site_id=None)
    rules = ParticipationRule.objects.filter(
        company_id=company_id, conditions__sites__contains=[str(site_id)]
    )
    for rule in rules:
        rest = [one for one in rule.conditions["sites"] if one != str(site_id)]
        if not rest:
            rule.delete()  # it would hand the booklet to everybody
            continue
        rule.conditions = {**rule.conditions, "sites": rest}
        rule.save(update_fields=["conditions", "updated_at"])


def _forget_views_of(one: Participation, now: datetime) -> None:
    """A saved view that bears their name, or that searched for them and finds nobody without them."""
    names = one.person.unmistakable_names
    for view in Segment.objects.filter(company_id=one.company_id, booklet=one.booklet):
        if without_names(view.name, names=names, left="") != view.name or _sought(view, one, now):
            view.delete()


def _sought(view: Segment, one: Participation, now: datetime) -> bool:
    wanted = ParticipantFilter(search=view.filters.get("search", ""))
    if not wanted.words or not all(word in one.words for word in wanted.words):
        return False
    today = one.booklet.company.today(now=now)
    return not find_participants(booklet=one.booklet, wanted=wanted, today=today).exists()


def _held(company_id: UUID, person_ids: Collection[UUID]) -> list[Participation]:
    rows = Participation.objects.select_for_update(of=("self",), no_key=True)
    rows = rows.filter(company_id=company_id, person__in=list(person_ids)).order_by("id")
    return list(rows.select_related("booklet__company", "person"))
