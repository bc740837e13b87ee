from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connection

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
from apps.booklets.tests.people import NOW, admin, colleague, staff_in, working_on
from apps.companies.factories import CompanyFactory
from apps.journal.models import AuditEvent
from apps.library.models import BookletKind
from apps.pages.models import Page
from shared import errors
from shared.actor import Role
from shared.tenancy import act_as, act_as_platform

pytestmark = pytest.mark.django_db


KIND = BookletKind.EMPLOYEE_WELCOME


def an_admin():
    return admin(CompanyFactory.create().id)


def create(actor, name="Livret d’accueil", **asked):
    return services.create_booklet(actor=actor, name=name, kind=KIND, now=NOW, **asked)


class TestCreateBooklet:
    def test_begins_a_booklet_that_looks_like_ours(self):
        actor = an_admin()

        booklet = create(actor)

        assert (booklet.status, booklet.start, booklet.step) == ("building", "sector", "name")
        assert booklet.theme["colours"]["primary"] == "#1e5545"
        assert booklet.theme["cover"] == {"drawing": "hills", "picture": None}
        assert (booklet.edited_by_name, booklet.edited_at) == (actor.name, NOW)
        assert AuditEvent.objects.get().action == "booklet.created"

    def test_makes_its_creator_answer_for_it(self):
        actor = colleague(CompanyFactory.create().id, Role.BOOKLET_MANAGER)

        access = BookletAccess.objects.get(booklet=create(actor))

        assert (access.user_id, access.role) == (actor.user_id, "booklet_manager")
        assert access.duty == "main"

    def test_is_not_for_the_platforms_staff_in_their_own_name(self):
        with pytest.raises(errors.Forbidden):
            create(staff_in(CompanyFactory.create().id))

    @pytest.mark.parametrize("role", [Role.WRITER, Role.TRANSLATOR, Role.AUDITOR])
    def test_is_not_for_those_who_only_write(self, role):
        with pytest.raises(errors.Forbidden):
            create(colleague(CompanyFactory.create().id, role))


class TestItsName:
    def test_is_taken_once_whatever_its_capitals(self):
        actor = an_admin()
        create(actor, "Livret d’accueil")

        with pytest.raises(services.BookletNameTaken):
            create(actor, "LIVRET D’ACCUEIL")
        assert not selectors.name_is_free(actor=actor, name=" livret d’Accueil ")

    def test_is_free_in_another_company(self):
        create(an_admin())

        assert create(an_admin())

    @pytest.mark.parametrize("away", [{"status": BookletStatus.ARCHIVED}, {"trashed": True}])
    def test_is_free_again_once_its_bearer_is_away(self, away):
        actor = an_admin()
        BookletFactory.create(company_id=actor.company_id, name="Livret d’accueil", **away)

        assert selectors.name_is_free(actor=actor, name="Livret d’accueil")
        assert create(actor, "Livret d’accueil")

    def test_may_stay_the_own(self):
        actor = an_admin()
        booklet = create(actor)

        assert selectors.name_is_free(actor=actor, name=booklet.name, besides=booklet.id)


class TestItsAddress:
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
        assert create(an_admin(), name).slug == slug

    def test_is_of_one_booklet_in_all_companies(self):
        slugs = [create(an_admin()).slug for _ in range(3)]

        assert slugs == ["livret-d-accueil", "livret-d-accueil-2", "livret-d-accueil-3"]

    def test_is_found_after_hundreds_of_the_same_name(self):
        owner = BookletFactory.create(name="Autre")
        taken = ["livret-d-accueil", *(f"livret-d-accueil-{n}" for n in range(2, 300))]
        BookletSlug.objects.bulk_create(
            BookletSlug(company_id=owner.company_id, booklet=owner, slug=slug) for slug in taken
        )

        assert create(an_admin()).slug == "livret-d-accueil-300"


class TestFromAnother:
    @pytest.fixture
    def source(self):
        return BookletFactory.create(
            name="Modèle", plan={"Accueil": ["Bienvenue", "Horaires"], "Sécurité": ["Incendie"]}
        )

    def test_says_what_the_other_one_says(self, source):
        copy = create(working_on(source), "Copie", start=Start.COPY, copy_of=source.id)

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

        copy = create(working_on(source), "Copie", start=Start.COPY, copy_of=source.id)

        copied = BookletPage.objects.get(chapter__booklet=copy, page__title="Incendie")
        assert copied.conditions == {"jobs": ["cuisinier"]}
        assert copied.page.document == page.page.document
        assert copied.page_id != page.page_id

    def test_brings_its_reasons_and_neither_its_address_nor_its_people(self, source):
        reason = NotApplicableFactory.create(booklet=source)
        actor = working_on(source)

        copy = create(actor, "Copie", start=Start.COPY, copy_of=source.id)

        assert copy.slug == "copie"
        assert NotApplicable.objects.get(booklet=copy).obligation_id == reason.obligation_id
        assert [one.user_id for one in BookletAccess.objects.filter(booklet=copy)] == [
            actor.user_id
        ]

    def test_is_not_made_of_what_its_author_does_not_see(self, source):
        for company_id in (CompanyFactory.create().id, source.company_id):
            actor = colleague(company_id, Role.BOOKLET_MANAGER)
            with pytest.raises(errors.Invalid) as refusal:
                create(actor, "Copie", start=Start.COPY, copy_of=source.id)
            assert refusal.value.fields == {"copy_of": "unknown_booklet"}
        assert Booklet.objects.count() == 1


@pytest.mark.django_db(transaction=True)
def test_two_who_name_theirs_alike_at_once_get_addresses_of_their_own():
    with act_as_platform():
        actors = [an_admin() for _ in range(4)]
    start = Barrier(len(actors))

    def make(actor):
        start.wait()
        try:
            with act_as(actor):
                return create(actor).slug
        finally:
            connection.close()

    with ThreadPoolExecutor(len(actors)) as pool:
        slugs = list(pool.map(make, actors))

    assert len(set(slugs)) == 4
