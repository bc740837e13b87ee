"""Random companies, and what waits in them counted the long way: booklet by booklet, by what the screens themselves ask."""

from collections.abc import Iterator
from datetime import timedelta
from random import Random
from uuid import UUID

from apps.booklets import selectors as booklets
from apps.booklets.factories import BookletFactory, BookletPageFactory, NotApplicableFactory
from apps.booklets.models import READ_BY_PEOPLE, Booklet, BookletStatus
from apps.companies.factories import CompanyFactory, SiteFactory
from apps.companies.models import Company
from apps.comprehension.factories import ReaderQuestionFactory
from apps.comprehension.models import ReaderQuestion
from apps.emailing.factories import MailMonthFactory
from apps.emailing.models import MailMonth
from apps.home.tests.people import NOW, TODAY
from apps.library.factories import ObligationFactory, SectorFactory
from apps.library.models import BookletKind, Level, Obligation
from apps.media.factories import StorageFactory
from apps.media.selectors.storage import books_of
from apps.pages.models import Page
from apps.participation.factories import ParticipationFactory
from apps.participation.models import Participation
from apps.people.factories import PersonFactory
from apps.people.models import Person
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import BuildState, Publication
from apps.publishing.selectors import publication_in_hand
from apps.translations.factories import TranslationFactory
from apps.translations.selectors import progress_of_booklet, total_progress
from apps.values.factories import LivingValueFactory
from shared.actor import Actor, Role
from shared.translating.page_units import UnitState

Counted = dict[tuple[UUID | None, str], int]
KEYS = ("safety_contact", "hr_contact", "first_aider", "own_color", "nobody_knows_this")
KINDS = (BookletKind.EMPLOYEE_WELCOME, BookletKind.SAFETY)
LOCALES = ["pt-PT", "en-GB"]
STATES = (*BookletStatus, BookletStatus.PUBLISHED, BookletStatus.PUBLISHED)


def some_obligations(rng: Random) -> list[Obligation]:
    """For one kind or all, in one sector or all, on conditions or none."""
    sectors = [SectorFactory.create() for _ in range(2)]
    return [
        ObligationFactory.create(
            level=rng.choice((Level.MANDATORY, Level.MANDATORY, Level.RECOMMENDED)),
            kinds=rng.choice(([], [KINDS[0]], [KINDS[1]])),
            sectors=rng.choice(([], [rng.choice(sectors).id])),
            conditions=rng.choice(([], ["headcount_50"], ["minors"])),
        )
        for _ in range(6)
    ]


def random_company(rng: Random, obligations: list[Obligation]) -> Company:
    company = CompanyFactory.create(
        headcount=rng.choice((None, 12, 80)),
        situation=rng.choice(({}, {"minors": True}, {"minors": False})),
        people=rng.randint(1, 12),
        published_booklets=rng.randint(1, 8),
        mails_per_month=100,
        storage_bytes=1000,
    )
    StorageFactory.create(company_id=company.id, used_bytes=rng.randint(0, 1000))
    month = TODAY.replace(day=1)
    MailMonthFactory.create(company_id=company.id, month=month, used=rng.randint(0, 100))
    sites = [None, SiteFactory.create(company=company).id]
    for site in sites:
        for key in rng.sample(KEYS, rng.randint(0, len(KEYS))):
            LivingValueFactory.create(
                company_id=company.id,
                site_id=site,
                key=key,
                value=rng.choice(("", "Julien Delmas")),
                review_on=rng.choice((None, _day(rng), _day(rng))),
            )
    for _ in range(rng.randint(0, 6)):
        _booklet(rng, company, sites, obligations)
    return company


def _booklet(
    rng: Random, company: Company, sites: list[UUID | None], obligations: list[Obligation]
) -> None:
    sectors = [None, *(sector for one in obligations for sector in one.sectors)]
    booklet = BookletFactory.create(
        company_id=company.id,
        kind=rng.choice(KINDS),
        sector_id=rng.choice(sectors),
        site_id=rng.choice(sites),
        review_on=rng.choice((None, _day(rng))),
        trashed_at=rng.choice((None, None, None, NOW)),
        locales=LOCALES,
        offered_anyway=rng.choice(([], LOCALES[:1], LOCALES, LOCALES)),
    )
    chapter = booklet.chapters.get()
    for position in range(rng.randint(0, 3)):
        page = BookletPageFactory.create(chapter=chapter, position=position + 1)
        page.page.obligations = [one.id for one in rng.sample(obligations, rng.randint(0, 2))]
        page.page.removed_at = rng.choice((None, None, NOW))
        page.page.save()
        page.values = rng.sample(KEYS, rng.randint(0, 3))
        page.save()
    written = _translate(rng, booklet)
    chapter.removed_at = rng.choice((None, None, None, NOW))
    chapter.save()
    for one in rng.sample(obligations, rng.randint(0, 2)):
        NotApplicableFactory.create(booklet=booklet, obligation_id=one.id)
    for minor in range(rng.randint(0, 2)):
        state = rng.choice((*BuildState, BuildState.ONLINE, BuildState.ONLINE))
        PublicationFactory.create(booklet=booklet, major=1, minor=minor, state=state, at=NOW)
    for moved in rng.sample(written, (len(written) + 1) // 2):
        moved.title = f"{moved.title}, revu"
        moved.save()
    for _ in range(rng.randint(0, 3)):
        person = PersonFactory.create(company_id=company.id)
        due_on = rng.choice((None, _day(rng)))
        ParticipationFactory.create(booklet=booklet, person=person, due_on=due_on)
    for _ in range(rng.randint(0, 2)):
        status = rng.choice(("open", "transferred", "answered"))
        ReaderQuestionFactory.create(booklet=booklet, due_on=_day(rng), status=status)
    Booklet.objects.filter(id=booklet.id).update(status=rng.choice(STATES))


def _translate(rng: Random, booklet: Booklet) -> list[Page]:
    """Of some pages the title, in one of two languages; those of which there is something."""
    found = []
    for noted in booklets.pages_of(booklet).filter(page__removed_at=None).select_related("page"):
        if rng.random() < 0.7:
            locale, validated = rng.choice(LOCALES), rng.random() < 0.7
            TranslationFactory.create(
                booklet=booklet, owner_id=noted.page_id, locale=locale, validated=validated
            )
            found.append(noted.page)
    return found


def _day(rng: Random):
    return TODAY + timedelta(days=rng.randint(-3, 3))


def counted_the_long_way(company: Company) -> Counted:
    """By the grid, the informations, the versions and the lists of each booklet, as their own screens ask for them."""
    return dict(_of_booklets(company)) | dict(_of_company(company))


def _of_booklets(company: Company) -> Iterator[tuple[tuple[UUID | None, str], int]]:
    actor = Actor(company_id=company.id, role=Role.COMPANY_ADMIN)
    for booklet in Booklet.objects.filter(company=company):
        if booklet.trashed_at or booklet.status == BookletStatus.ARCHIVED:
            continue
        grid = booklets.grid_of(booklet)
        people = Participation.objects.filter(booklet=booklet)
        needed = booklets.needed_values(actor=actor, booklet=booklet, grid=grid, today=TODAY)
        overdue = sum(line.state == "overdue" for line in needed.items)
        version = publication_in_hand(booklet)
        counts = {"booklet_review": int(bool(booklet.review_on and booklet.review_on <= TODAY))}
        asked = ReaderQuestion.objects.filter(booklet=booklet)
        counts["unanswered_question"] = sum(one.is_waiting and one.due_on < TODAY for one in asked)
        if booklet.status != BookletStatus.BUILDING:
            counts["overdue_value"] = overdue
        if booklet.status == BookletStatus.PUBLISHED:
            counts["missing_obligation"] = grid.counts["missing_mandatory"]
            counts["late_readers"] = sum(1 for one in people if one.due_on and one.due_on < TODAY)
            counts["outdated_translation"] = _outdated(booklet)
        if version:
            counts["failed_publication"] = int(version.build.state == BuildState.FAILED)
        yield from (((booklet.id, kind), count) for kind, count in counts.items() if count)


def _outdated(booklet: Booklet) -> int:
    """As the screen of its translations counts them, in the languages that readers have."""
    if not booklet.publication_id:
        return 0
    read = Publication.objects.get(id=booklet.publication_id).locales[1:]
    totals = total_progress(read, progress_of_booklet(booklet, read))
    return sum(totals[one].states[UnitState.OUTDATED] for one in read)


def _of_company(company: Company) -> Iterator[tuple[tuple[UUID | None, str], int]]:
    present = [
        one
        for one in Person.objects.filter(company=company)
        if one.left_on is None or one.left_on >= TODAY
    ]
    read = [
        one
        for one in Booklet.objects.filter(company=company)
        if one.status in READ_BY_PEOPLE and one.trashed_at is None
    ]
    uses = {
        "storage_quota": (books_of(company.id).used_bytes, company.storage_bytes),
        "people_quota": (len(present), company.people),
        "booklets_quota": (len(read), company.published_booklets),
        "mails_quota": (MailMonth.objects.get(company=company).used, company.mails_per_month),
    }
    for kind, (used, quota) in uses.items():
        if used / quota >= 0.8:
            yield (None, kind), int(100 * used / quota)
