"""The booklets of the demonstration, made as people make them: step by step, each by who answers for it."""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from uuid import UUID

from django.utils import timezone

from apps.accounts.models import User
from apps.booklets import services
from apps.booklets.models import Booklet, BookletRole, Duty, Size, Start
from apps.companies.models import Site
from apps.library.content.typography import typeset
from apps.library.models import Sector
from apps.pages.models import Importance
from apps.values import services as values
from apps.values.models import LivingValue
from config.management.demo_booklets_data import AskedReview, DemoBooklet
from config.management.demo_booklets_others import DEMO_BOOKLETS
from config.management.demo_chapter import DemoPage
from config.management.demo_values import AUBRAC_VALUES, DemoValue
from shared.actor import Actor
from shared.tenancy import act_as

SIZE = 17
AWAY = timedelta(days=75), timedelta(days=89)

ActorOf = Callable[[str], Actor]


def fill_values(*, actor: Actor, now: datetime) -> None:
    """What the company says once, unless somebody has filled anything already."""
    with act_as(actor):
        if LivingValue.objects.visible_to(actor).exists():
            return
        sites = {site.name: site.id for site in Site.objects.visible_to(actor)}
        for place in ("", *sites):
            chosen = [one for one in AUBRAC_VALUES if one.site == place]
            if chosen:
                _save_values(chosen, sites.get(place), actor=actor, now=now)


def make_booklets(*, actor_of: ActorOf, admin: str, now: datetime) -> None:
    """Those that the company lacks; what is there stays as people left it."""
    administrator = actor_of(admin)
    for booklet in DEMO_BOOKLETS:
        author = actor_of(booklet.manager)
        with act_as(author):
            if Booklet.objects.visible_to(author).filter(name=booklet.name).exists():
                continue
            made = _make(booklet, actor=author, now=now - timedelta(days=booklet.days_ago))
            _share(booklet, made.id, actor=author, now=now)
        if booklet.review:
            _ask_review(booklet.review, made.id, actor_of=actor_of, now=now)
        with act_as(administrator):
            _put_away(booklet, made.id, actor=administrator, now=now)


def _save_values(
    chosen: list[DemoValue], site_id: UUID | None, *, actor: Actor, now: datetime
) -> None:
    """Filled when the review of each was still to come: some days are past by now."""
    today = timezone.localdate(now)
    owners = dict(
        User.objects.filter(email__in={one.owner for one in chosen}).values_list("email", "id")
    )
    then = min(0, *(one.days for one in chosen)) - 1
    values.save_values(
        actor=actor,
        site_id=site_id,
        changes=[
            {
                "key": one.key,
                "value": one.value,
                "owner": owners[one.owner],
                "review_on": today + timedelta(days=one.days),
            }
            for one in chosen
        ],
        today=today + timedelta(days=then),
        now=now + timedelta(days=then),
    )


def _make(booklet: DemoBooklet, *, actor: Actor, now: datetime) -> Booklet:
    made = services.create_booklet(
        actor=actor, name=booklet.name, kind=booklet.kind, start=Start.SECTOR, now=now
    )
    changes = {
        "sector": Sector.objects.get(code=booklet.sector).id,
        "size": Size.COMPLETE,
        "structure": booklet.structure,
        "locales": list(booklet.locales),
        "step": booklet.step,
    }
    if booklet.site:
        changes["site"] = Site.objects.visible_to(actor).get(name=booklet.site).id
    services.update_booklet(actor=actor, booklet_id=made.id, changes=changes, now=now)
    title, text = booklet.fonts
    theme = {
        "palette": booklet.palette,
        "colours": booklet.colours,
        "fonts": {"title": title, "text": text},
        "size": SIZE,
        "cover": {"drawing": booklet.drawing, "picture": None},
        "logo": None,
    }
    services.set_theme(actor=actor, booklet_id=made.id, theme=theme, now=now)
    for title in booklet.written:
        services.add_chapter(actor=actor, booklet_id=made.id, title=title, now=now)
    for title, pages in booklet.told.items():
        _tell(made.id, title, pages, actor=actor, now=now)
    if booklet.state != "building":
        services.finish_booklet(actor=actor, booklet_id=made.id, now=now)
    return made


def _tell(
    booklet_id: UUID, title: str, pages: Sequence[DemoPage], *, actor: Actor, now: datetime
) -> None:
    """A chapter with these pages; the first one is there as soon as the chapter is."""
    chapter = services.add_chapter(
        actor=actor, booklet_id=booklet_id, title=typeset(title), now=now
    )
    (first,) = chapter.pages.select_related("page")
    added = [first.page]
    for one in pages[1:]:
        noted = services.add_booklet_page(
            actor=actor,
            booklet_id=booklet_id,
            chapter_id=chapter.id,
            title=typeset(one.title),
            after=added[-1].id,
            now=now,
        )
        added.append(noted.page)
    for one, page in zip(pages, added, strict=True):
        services.save_booklet_page(
            actor=actor,
            booklet_id=booklet_id,
            page_id=page.id,
            base_revision=page.revision,
            title=typeset(one.title),
            importance=Importance(one.importance),
            document=one.document,
            now=now,
        )


def _share(booklet: DemoBooklet, booklet_id: UUID, *, actor: Actor, now: datetime) -> None:
    """With those who write, translate, and stand in during somebody's holidays."""
    today = timezone.localdate(now)
    shared = [
        *((email, BookletRole.WRITER, None) for email in booklet.writers),
        *((email, BookletRole.TRANSLATOR, None) for email in booklet.translators),
        *(
            [(booklet.substitute, BookletRole.MANAGER, Duty.SUBSTITUTE)]
            if booklet.substitute
            else []
        ),
    ]
    for email, role, duty in shared:
        starts_on, ends_on = (today + AWAY[0], today + AWAY[1]) if duty else (None, None)
        services.give_access(
            actor=actor,
            booklet_id=booklet_id,
            user_id=User.objects.get(email=email).id,
            role=role,
            duty=duty,
            starts_on=starts_on,
            ends_on=ends_on,
            now=now,
        )


def _ask_review(asked: AskedReview, booklet_id: UUID, *, actor_of: ActorOf, now: datetime) -> None:
    actor = actor_of(asked.by)
    with act_as(actor):
        services.send_booklet_to_review(
            actor=actor,
            booklet_id=booklet_id,
            reviewer_id=actor_of(asked.of).user_id,
            message=asked.message,
            now=now,
        )


def _put_away(booklet: DemoBooklet, booklet_id: UUID, *, actor: Actor, now: datetime) -> None:
    if booklet.state == "archived":
        services.archive_booklet(actor=actor, booklet_id=booklet_id, now=now)
    if booklet.state == "trash":
        services.trash_booklet(actor=actor, booklet_id=booklet_id, now=now)
