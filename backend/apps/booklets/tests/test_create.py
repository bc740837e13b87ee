"""Creating booklets: names, addresses, who answers for them, copies."""

import pytest

from apps.booklets import selectors, services
from apps.booklets.factories import BookletFactory, NotApplicableFactory
from apps.booklets.models import (
    Booklet,
    BookletAccess,
    BookletChapter,
    BookletPage,
    BookletSlug,
    BookletStatus,
    NotApplicable,
    Start,
)
from apps.booklets.tests.acting import NOW, actor_of, admin, manager, member
from apps.companies.factories import CompanyFactory
from apps.journal.models import AuditEvent
from apps.library.models import BookletKind
from apps.pages.models import Page
from shared import errors
from shared.actor import Actor, PlatformRole, Role

pytestmark = pytest.mark.django_db

KIND = BookletKind.EMPLOYEE_WELCOME


def create(actor, name="Livret d’accueil", **asked):
    return services.create_booklet(actor=actor, name=name, kind=KIND, now=NOW, **asked)


class TestCreateBooklet:
    def test_begins_a_booklet_that_looks_like_ours(self):
        actor = admin(CompanyFactory.create())

        booklet = create(actor)

        assert (booklet.status, booklet.start, booklet.step) == ("building", "sector", "name")
        assert booklet.theme["colours"]["primary"] == "#1e5545"
        assert booklet.theme["cover"] == {"drawing": "hills", "picture": None}
        assert (booklet.edited_by_name, booklet.edited_at) == (actor.name, NOW)
        assert AuditEvent.objects.get().action == "booklet.created"

    def test_makes_its_creator_answer_for_it(self):
        company = CompanyFactory.create()
        user = member(company, Role.BOOKLET_MANAGER)

        booklet = create(actor_of(user, company.id, Role.BOOKLET_MANAGER))

        access = BookletAccess.objects.get(booklet=booklet)
        assert (access.user_id, access.role, access.duty) == (user.id, "booklet_manager", "main")

    def test_names_nobody_when_the_platform_creates_it(self):
        company = CompanyFactory.create()
        staff = Actor(
            user_id=member(company).id,
            company_id=company.id,
            platform_role=PlatformRole.SUPER_ADMIN,
        )

        assert not BookletAccess.objects.filter(booklet=create(staff)).exists()

    @pytest.mark.parametrize("role", [Role.WRITER, Role.TRANSLATOR, Role.AUDITOR])
    def test_is_not_for_those_who_only_write(self, role):
        company = CompanyFactory.create()

        with pytest.raises(errors.Forbidden):
            create(actor_of(member(company, role), company.id, role))


class TestTheName:
    def test_is_taken_once_whatever_its_capitals(self):
        actor = admin(CompanyFactory.create())
        create(actor, "Livret d’accueil")

        with pytest.raises(services.BookletNameTaken):
            create(actor, "LIVRET D’ACCUEIL")
        assert not selectors.name_is_free(actor=actor, name=" livret d’Accueil ")

    def test_is_free_in_another_company(self):
        create(admin(CompanyFactory.create()))

        assert create(admin(CompanyFactory.create()))

    @pytest.mark.parametrize("away", [{"status": BookletStatus.ARCHIVED}, {"trashed": True}])
    def test_is_free_again_once_its_bearer_is_away(self, away):
        company = CompanyFactory.create()
        actor = admin(company)
        BookletFactory.create(company_id=company.id, name="Livret d’accueil", **away)

        assert selectors.name_is_free(actor=actor, name="Livret d’accueil")
        assert create(actor, "Livret d’accueil")

    def test_may_stay_the_own(self):
        actor = admin(CompanyFactory.create())
        booklet = create(actor)

        assert selectors.name_is_free(actor=actor, name=booklet.name, besides=booklet.id)


class TestTheAddress:
    @pytest.mark.parametrize(
        ("name", "slug"),
        [
            ("Livret d’accueil – Été 2026", "livret-d-accueil-ete-2026"),
            ("Œuvre", "oeuvre"),
            ("ガイド", "livret"),
            ("é", "livret-e"),
            ("a" * 120, "a" * 54),
        ],
    )
    def test_is_made_from_the_name(self, name, slug):
        assert create(admin(CompanyFactory.create()), name).slug == slug

    def test_is_of_one_booklet_in_all_companies(self):
        slugs = [create(admin(CompanyFactory.create())).slug for _ in range(3)]

        assert slugs == ["livret-d-accueil", "livret-d-accueil-2", "livret-d-accueil-3"]

    def test_is_found_after_hundreds_of_the_same_name(self):
        owner = BookletFactory.create(name="Autre")
        taken = ["livret-d-accueil", *(f"livret-d-accueil-{n}" for n in range(2, 300))]
        BookletSlug.objects.bulk_create(
            BookletSlug(company_id=owner.company_id, booklet=owner, slug=slug) for slug in taken
        )

        assert create(admin(CompanyFactory.create())).slug == "livret-d-accueil-300"

    def test_follows_the_name_while_nobody_was_told_of_it(self):
        actor = admin(CompanyFactory.create())
        booklet = create(actor, "Premier nom")

        services.update_booklet(
            actor=actor, booklet_id=booklet.id, changes={"name": "Second nom"}, now=NOW
        )

        assert [row.slug for row in BookletSlug.objects.filter(booklet=booklet)] == ["second-nom"]

    def test_stays_once_the_creation_is_over(self):
        booklet = BookletFactory.create(name="Premier nom")

        renamed = services.update_booklet(
            actor=manager(booklet), booklet_id=booklet.id, changes={"name": "Second nom"}, now=NOW
        )

        assert (renamed.name, renamed.slug) == ("Second nom", "premier-nom")


class TestACopy:
    @pytest.fixture
    def source(self):
        return BookletFactory.create(
            name="Modèle", plan={"Accueil": ["Bienvenue", "Horaires"], "Sécurité": ["Incendie"]}
        )

    def test_says_what_the_other_one_says(self, source):
        copy = create(manager(source), "Copie", start=Start.COPY, copy_of=source.id)

        chapters = BookletChapter.objects.filter(booklet=copy).order_by("position")
        assert [one.title for one in chapters] == ["Accueil", "Sécurité"]
        pages = Page.objects.filter(manuscript__in=[one.manuscript_id for one in chapters])
        assert {page.title for page in pages} == {"Bienvenue", "Horaires", "Incendie"}
        assert (copy.chapters_count, copy.pages_count) == (2, 3)
        assert copy.status == "building"
        assert Page.objects.count() == 6

    def test_keeps_the_ids_of_the_blocks_and_whom_pages_are_for(self, source):
        page = BookletPage.objects.get(page__title="Incendie")
        page.conditions = {"jobs": ["cuisinier"]}
        page.save()

        copy = create(manager(source), "Copie", start=Start.COPY, copy_of=source.id)

        copied = BookletPage.objects.get(chapter__booklet=copy, page__title="Incendie")
        assert copied.conditions == {"jobs": ["cuisinier"]}
        assert copied.page.document == page.page.document
        assert copied.page_id != page.page_id

    def test_brings_its_reasons_and_neither_its_address_nor_its_people(self, source):
        reason = NotApplicableFactory.create(booklet=source)
        actor = manager(source)

        copy = create(actor, "Copie", start=Start.COPY, copy_of=source.id)

        assert copy.slug == "copie"
        assert NotApplicable.objects.get(booklet=copy).obligation_id == reason.obligation_id
        assert [one.user_id for one in BookletAccess.objects.filter(booklet=copy)] == [
            actor.user_id
        ]

    def test_is_not_made_of_what_its_author_does_not_see(self, source):
        stranger = member(CompanyFactory.create(), Role.BOOKLET_MANAGER)
        colleague = member(source.company, Role.BOOKLET_MANAGER)

        for user in (stranger, colleague):
            company_id = user.memberships.get().company_id
            with pytest.raises(errors.Invalid) as refusal:
                create(
                    actor_of(user, company_id, Role.BOOKLET_MANAGER),
                    "Copie",
                    start=Start.COPY,
                    copy_of=source.id,
                )
            assert refusal.value.fields == {"copy_of": "unknown_booklet"}
        assert Booklet.objects.count() == 1

    def test_of_a_draft_is_a_draft_when_it_is_duplicated(self, source):
        copy = services.copy_booklet(
            actor=manager(source), booklet_id=source.id, name="Copie", now=NOW
        )

        assert (copy.status, copy.kind, copy.pages_count) == ("draft", source.kind, 3)
