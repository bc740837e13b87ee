"""SOC7: nobody writes in what a locked chapter brought; values still fill in, and pages may be written beside."""

import pytest

from apps.accounts.factories import UserFactory
from apps.booklets import selectors, services
from apps.booklets.factories import (
    BookletAccessFactory,
    BookletChapterFactory,
    BookletFactory,
    BookletPageFactory,
)
from apps.booklets.models import BookletChapter, BookletPage
from apps.booklets.services.content._derive import derive_chapters
from apps.booklets.tests.people import NOW
from apps.companies.factories import CompanyFactory, MembershipFactory
from apps.library.factories import (
    ChapterFactory,
    ChapterVersionFactory,
    ObligationFactory,
    paragraph,
)
from apps.library.models import Chapter, UpdatePolicy
from apps.pages.models import Importance, Page
from shared.actor import Actor, Role
from shared.tenancy import act_as_platform
from tests.figures import Figures

pytestmark = pytest.mark.django_db

WRITERS = (Role.COMPANY_ADMIN, Role.BOOKLET_MANAGER, Role.WRITER)


@pytest.fixture
def now():
    return NOW


@pytest.fixture
def taken(now):
    obligation = ObligationFactory.create()
    chapter = ChapterFactory.create(
        company_id=None,
        update_policy=UpdatePolicy.LOCKED,
        obligations=[obligation.id],
    )
    ChapterVersionFactory.create(chapter=chapter, company_id=None, obligations=[obligation.id])
    chapter.version = 1
    chapter.save()
    booklet = BookletFactory.create(company_id=CompanyFactory.create().id)
    actor = Actor(company_id=booklet.company_id)
    (derived,) = derive_chapters(booklet, [chapter], actor=actor, now=now)
    return derived


def actor_of(role, booklet):
    user = MembershipFactory.create(
        company=booklet.company, role=role, user=UserFactory.create()
    ).user
    if role is not Role.COMPANY_ADMIN:
        BookletAccessFactory.create(booklet=booklet, user=user, role=role.value)
    return Actor(user_id=user.id, name=user.full_name, company_id=booklet.company_id, role=role)


def acts(chapter, page, now):
    """Every way to change what a chapter of a booklet says, whom it is for, or that it is there."""
    named = {"booklet_id": chapter.booklet_id, "page_id": page.page_id, "now": now}
    whole = {"booklet_id": chapter.booklet_id, "chapter_id": chapter.id, "now": now}
    said = {"title": "Autre", "importance": Importance.INFO, "document": paragraph("Autre")}
    everybody = {"sites": [], "jobs": ["Cuisine"], "contracts": [], "groups": []}
    return [
        (services.save_booklet_page, {**named, **said, "base_revision": 1}),
        (services.update_booklet_page, {**named, "title": "Autre"}),
        (services.update_booklet_page, {**named, "importance": Importance.MANDATORY}),
        (services.restore_booklet_revision, {**named, "number": 1, "base_revision": 1}),
        (services.remove_booklet_page, named),
        (services.move_booklet_page, {**named, "chapter_id": chapter.id, "after": None}),
        (services.cover_booklet_obligations, {**named, "obligations": []}),
        (services.set_page_conditions, {**named, "conditions": everybody}),
        (services.rename_chapter, {**whole, "title": "Autre"}),
        (services.remove_chapter, whole),
        (services.detach_chapter, whole),
    ]


def test_every_write_as_every_role_is_refused(taken, now):
    page = BookletPage.objects.select_related("page").get(chapter=taken)
    accepted, tried = [], 0
    for role in Role:
        actor = actor_of(role, taken.booklet)
        for act, asked in acts(taken, page, now):
            tried += 1
            try:
                with act_as_platform():
                    act(actor=actor, **asked)
            except Exception as refused:
                code = getattr(refused, "code", "")
                assert code in ("chapter_locked", "not_allowed", "not_found"), (act, refused)
                assert code == "chapter_locked" or role not in WRITERS or "chapter" in act.__name__
                continue
            accepted.append((role, act.__name__))

    Figures("make test").note(
        "SOC7",
        f"{tried} writes in a locked chapter, by every role",
        f"{len(accepted)} accepted",
        goal="0",
        met=not accepted,
    )
    assert accepted == []
    assert selectors.is_locked(taken)


def test_pages_are_written_beside(taken, now):
    actor = actor_of(Role.COMPANY_ADMIN, taken.booklet)
    beside = services.add_booklet_page(
        actor=actor,
        booklet_id=taken.booklet_id,
        chapter_id=taken.id,
        title="Chez nous",
        now=now,
    )

    services.update_booklet_page(
        actor=actor,
        booklet_id=taken.booklet_id,
        page_id=beside.page_id,
        title="Dans notre cuisine",
        now=now,
    )

    assert BookletPage.objects.filter(chapter=taken).count() == 2


def test_a_page_keeps_its_lock_where_it_was_moved(taken, now):
    actor = actor_of(Role.COMPANY_ADMIN, taken.booklet)
    page = BookletPage.objects.get(chapter=taken)
    beside = BookletChapterFactory.create(booklet=taken.booklet, company_id=taken.company_id)
    own = BookletPageFactory.create(chapter=taken, company_id=taken.company_id)
    BookletPage.objects.filter(id=page.id).update(chapter=beside)
    Page.objects.filter(id=page.page_id).update(manuscript=beside.manuscript)

    with pytest.raises(services.ChapterLocked):
        rename(actor, page, now)
    rename(actor, own, now)

    locked = {
        one.noted.page_id: one.locked
        for chapter in selectors.get_outline(booklet=taken.booklet)
        for one in chapter.pages
    }
    assert (locked[page.page_id], locked[own.page_id]) == (True, False)


def test_a_page_that_another_chapter_brought_is_free_in_a_locked_one(taken, now):
    actor = actor_of(Role.COMPANY_ADMIN, taken.booklet)
    free = ChapterFactory.create(company_id=None, released=True)
    (derived,) = derive_chapters(taken.booklet, [free], actor=actor, now=now)
    guest = BookletPage.objects.get(chapter=derived)
    BookletPageFactory.create(chapter=derived)
    services.move_booklet_page(
        actor=actor,
        booklet_id=taken.booklet_id,
        page_id=guest.page_id,
        chapter_id=taken.id,
        after=None,
        now=now,
    )

    rename(actor, guest, now)

    assert Page.objects.get(id=guest.page_id).title == "Autre"


def test_a_detached_copy_is_its_authors(taken, now):
    actor = actor_of(Role.COMPANY_ADMIN, taken.booklet)
    chapter = Chapter.objects.get(id=taken.origin_chapter_id)
    (copy,) = derive_chapters(taken.booklet, [chapter], actor=actor, now=now)
    BookletChapter.objects.filter(id=copy.id).update(detached=True)

    rename(actor, BookletPage.objects.get(chapter=copy), now)

    with pytest.raises(services.ChapterLocked):
        rename(actor, BookletPage.objects.get(chapter=taken), now)


def rename(actor, noted, now):
    services.update_booklet_page(
        actor=actor,
        booklet_id=noted.chapter.booklet_id,
        page_id=noted.page_id,
        title="Autre",
        now=now,
    )
