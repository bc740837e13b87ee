"""What a release changes by itself in many chapters of a company, in as many statements as in one; the caller holds their booklets."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from django.db.models import Count, Sum

from apps.booklets.models import READ_BY_PEOPLE, Booklet, BookletChapter, BookletPage
from apps.pages import services as pages
from apps.pages.models import Manuscript
from apps.updates.planning import Frozen, Plan, Release
from shared.actor import Actor
from shared.documents import values_of
from shared.language import DEFAULT_LANGUAGE


def follow(plans: Sequence[Plan], release: Release, *, actor: Actor, now: datetime) -> None:
    """Texts that nobody touched, pages that came or went, and where the chapters come from by now."""
    assert actor.company_id, "booklets belong to a company"
    _rewrite(plans, actor.company_id, actor=actor, now=now)
    _agree(plans)
    _add(plans, actor.company_id, actor=actor, now=now)
    gone = [one.page_id for plan in plans for one in plan.remove]
    pages.put_away_pages(company_id=actor.company_id, page_ids=gone, now=now)
    _place(plans, actor.company_id)
    _move_origins(plans, release)
    changed = [plan for plan in plans if plan.has_effect]
    recount(actor.company_id, {one.standing.chapter.booklet_id for one in changed})


def copy_of(frozen: Frozen, position: int = 0) -> pages.PageCopy:
    return pages.PageCopy(
        position=position,
        title=frozen["title"],
        importance=frozen["importance"],
        document=frozen["document"],
        obligations=[UUID(one) for one in frozen.get("obligations", [])],
        words=frozen["words"],
        fingerprint=frozen["fingerprint"],
        official=frozen.get("official"),
    )


def _rewrite(plans: Sequence[Plan], company_id: UUID, *, actor: Actor, now: datetime) -> None:
    found: defaultdict[str, list[BookletPage]] = defaultdict(list)
    texts: dict[str, Frozen] = {}
    for plan in plans:
        for noted, frozen in plan.rewrite:
            found[frozen["id"]].append(noted)
            texts[frozen["id"]] = frozen
    if not found:
        return
    rewritings = [
        pages.Rewriting(pages=[noted.page for noted in rows], copy=copy_of(texts[name]))
        for name, rows in found.items()
    ]
    pages.rewrite_pages(actor=actor, company_id=company_id, rewritings=rewritings, now=now)
    for name, rows in found.items():
        notes = BookletPage.objects.filter(company_id=company_id, id__in=[one.id for one in rows])
        notes.update(
            origin_fingerprint=texts[name]["fingerprint"],
            values=values_of(texts[name]["document"]),
        )


def _agree(plans: Sequence[Plan]) -> None:
    found: defaultdict[str, list[UUID]] = defaultdict(list)
    for plan in plans:
        for noted, frozen in plan.agree:
            found[frozen["fingerprint"]].append(noted.id)
    for fingerprint, ids in found.items():
        BookletPage.objects.filter(id__in=ids).update(origin_fingerprint=fingerprint)


def _add(plans: Sequence[Plan], company_id: UUID, *, actor: Actor, now: datetime) -> None:
    wanted = [(plan, frozen) for plan in plans for frozen in plan.add]
    if not wanted:
        return
    copies = [
        (_manuscript(plan), copy_of(frozen, plan.order.index(frozen["id"])))
        for plan, frozen in wanted
    ]
    written = pages.insert_copies(actor=actor, company_id=company_id, copies=copies, now=now)
    BookletPage.objects.bulk_create(
        BookletPage(
            company_id=company_id,
            page=page,
            chapter=plan.standing.chapter,
            origin_page_id=frozen["id"],
            origin_fingerprint=frozen["fingerprint"],
            values=values_of(page.document),
        )
        for (plan, frozen), page in zip(wanted, written, strict=True)
    )


def _manuscript(plan: Plan) -> Manuscript:
    chapter = plan.standing.chapter
    return Manuscript(id=chapter.manuscript_id, company_id=chapter.company_id)


def _place(plans: Sequence[Plan], company_id: UUID) -> None:
    places: defaultdict[int, list[UUID]] = defaultdict(list)
    for plan in plans:
        by_origin = {str(one.origin_page_id): one.page_id for one in plan.standing.standing}
        for place, name in enumerate(plan.order):
            if name in by_origin:  # what was added stands there already
                places[place].append(by_origin[name])
    pages.place_pages(company_id=company_id, places=places)


def _move_origins(plans: Sequence[Plan], release: Release) -> None:
    """A chapter of which nothing is asked comes from the release by now; of others, what they took of it is known."""
    moved: defaultdict[tuple[bool, bool, str, tuple[str, ...]], list[UUID]] = defaultdict(list)
    for plan in plans:
        chapter = plan.standing.chapter
        key = (
            plan.is_done,
            chapter.title == chapter.origin_title,
            chapter.booklet.reference_locale,
            tuple(_taken(plan, release)),
        )
        moved[key].append(chapter.id)
    for (done, usual_title, locale, taken), ids in moved.items():
        rows = BookletChapter.objects.filter(id__in=ids)
        if not done:
            rows.update(origin_pages=taken)
            continue
        rows.update(origin_pages=taken, **origin_of(release, locale, titled=usual_title))


def origin_of(release: Release, locale: str, *, titled: bool) -> dict[str, object]:
    """What a chapter knows of the release that it comes from; its title follows unless somebody chose another one."""
    title = release.title.get(locale) or release.title[DEFAULT_LANGUAGE]
    return {
        "origin_version": release.number,
        "origin_title": title,
        "origin_fingerprint": release.fingerprint,
        **({"title": title} if titled else {}),
    }


def _taken(plan: Plan, release: Release) -> list[str]:
    before, new = plan.standing.taken, {one["id"] for one in plan.add}
    gone = {str(one.origin_page_id) for one in plan.remove}
    if not plan.is_done:
        if plan.order:
            return [name for name in plan.order if name in new or name in before]
        return [name for name in before if name not in gone]
    return [name for name in release.pages if name in before or name in new]


def recount(company_id: UUID, booklet_ids: set[UUID]) -> None:
    """How much there is to read in these booklets; readers do not have it yet."""
    if not booklet_ids:
        return
    rows = BookletPage.objects.filter(
        company_id=company_id,
        chapter__booklet__in=booklet_ids,
        chapter__removed_at=None,
        page__removed_at=None,
    )
    counted = rows.order_by().values("chapter__booklet")
    counted = counted.annotate(pages=Count("id"), words=Sum("page__words"))
    counts = {one["chapter__booklet"]: one for one in counted}
    booklets = list(Booklet.objects.filter(company_id=company_id, id__in=booklet_ids))
    for booklet in booklets:
        told = counts.get(booklet.id, {"pages": 0, "words": 0})
        booklet.pages_count, booklet.words_count = told["pages"], told["words"] or 0
        booklet.has_changes = booklet.status in READ_BY_PEOPLE
    Booklet.objects.bulk_update(booklets, ["pages_count", "words_count", "has_changes"])
