"""What is taken over at once, and what somebody is asked."""

from dataclasses import replace

from apps.booklets.models import BookletPage
from apps.updates.comparing import Sides, Unit, side_of, units_of_page, whole_page
from apps.updates.planning.chapters import Frozen, Plan, Release, Standing
from apps.updates.planning.sets import plan_set


def plan_of(standing: Standing, release: Release, *, at_once: bool, room: int) -> Plan:
    """Pages that nobody has touched follow at once where the policy says so; all else is asked."""
    plan = Plan(standing=standing)
    noted = {str(one.origin_page_id): one for one in standing.away}
    noted |= {str(one.origin_page_id): one for one in standing.pages if one.origin_page_id}
    for name, frozen in release.pages.items():
        if name in noted:
            _plan_page(plan, noted[name], frozen, release, at_once=at_once)
    new = [
        frozen
        for name, frozen in release.pages.items()
        if name not in noted and name not in standing.taken
    ]
    left_out = [
        one
        for one in standing.pages
        if one.page.removed_at
        and one.origin_page_id
        and str(one.origin_page_id) not in standing.taken
    ]
    whole = standing.order == standing.taken and not (new and left_out) and len(new) <= room
    plan_set(plan, new, release, free=at_once and whole)
    if release.is_locked:
        plan.units = [replace(unit, locked=True) for unit in plan.units]
    return plan


def _plan_page(
    plan: Plan, noted: BookletPage, frozen: Frozen, release: Release, *, at_once: bool
) -> None:
    page = noted.page
    is_touched = page.fingerprint != noted.origin_fingerprint
    asks_whole = release.is_locked and is_touched and page.removed_at is None
    if noted.origin_fingerprint == frozen["fingerprint"] and not asks_whole:
        return
    if page.fingerprint == frozen["fingerprint"]:
        plan.agree.append((noted, frozen))
        return
    away = noted.chapter_id != plan.standing.chapter.id
    if not (is_touched or away):
        if at_once:
            plan.rewrite.append((noted, frozen))
        elif page.removed_at:
            plan.later.append((noted, frozen))
        else:
            plan.sides[frozen["id"]] = noted, _untouched(noted, frozen, release)
            plan.units += _units_of_untouched(noted, frozen, release)
    elif page.removed_at is None:
        _ask(plan, noted, frozen, release, away=away, whole=asks_whole)


def _ask(
    plan: Plan, noted: BookletPage, frozen: Frozen, release: Release, *, away: bool, whole: bool
) -> None:
    """Of a page that somebody wrote in, or moved; of locked words it is asked as a whole."""
    sides = Sides(
        page=frozen["id"],
        base=release.base_of(noted),
        source=side_of(frozen),
        local=plan.standing.local_side(noted),
        away=away,
    )
    found = [whole_page(sides)] if whole else units_of_page(sides)
    if not found and sides.is_settled:
        plan.agree.append((noted, frozen))
        return
    plan.sides[frozen["id"]] = noted, sides
    plan.units += found or [_moved_inside(sides)]


def _untouched(noted: BookletPage, frozen: Frozen, release: Release) -> Sides:
    base = release.base_of(noted)
    return Sides(page=frozen["id"], base=base, source=side_of(frozen), local=base)


def _units_of_untouched(noted: BookletPage, frozen: Frozen, release: Release) -> list[Unit]:
    """The same for every booklet that took the page from the same text."""
    key = (frozen["id"], noted.origin_fingerprint)
    if key not in release.units:
        sides = _untouched(noted, frozen, release)
        release.units[key] = units_of_page(sides) or [_moved_inside(sides)]
    return release.units[key]


def _moved_inside(sides: Sides) -> Unit:
    """Only places changed, or where its words come from: the page is taken or left as a whole."""
    return Unit(
        kind="page",
        page=sides.page,
        title=sides.local.title,
        asked=False,
        base=sides.base.document,
        source=sides.source.document,
        local=sides.local.document,
    )
