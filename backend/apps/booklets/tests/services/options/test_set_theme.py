"""How a booklet looks: what may be shown, what is kept, what cannot be thrown away."""

import pytest

from apps.accounts.factories import browser_of
from apps.booklets.factories import BookletFactory
from apps.booklets.services.options._rules import default_theme
from apps.booklets.tests.acting import at, picture, send, with_logo
from apps.booklets.tests.people import access_of, member
from apps.journal.models import AuditEvent
from apps.media.factories import MediaFileFactory
from apps.media.models import MediaFile, MediaUsage
from shared.actor import Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def booklet(company):
    return BookletFactory.create(company_id=company.id, name="Livret d’accueil", plan={})


def with_cover(file):
    return {**default_theme(), "cover": {"drawing": "hills", "picture": str(file.id)}}


def wear(builder, booklet, theme):
    return send(builder, "PUT", at(booklet, "theme"), theme)


class TestSetTheme:
    def test_is_kept_as_it_was_chosen_even_when_it_is_pale(self, builder, booklet):
        pale = default_theme()
        pale["colours"] = {**pale["colours"], "text": "#eeeeee"}
        pale["fonts"] = {"title": "lexend", "text": "atkinson"}

        answer = wear(builder, booklet, pale)

        assert answer.status_code == 200
        assert answer.json()["theme"] == pale
        event = AuditEvent.objects.get(action="booklet.theme_set")
        assert set(event.after) == {"colours", "fonts"}

    def test_the_same_again_changes_nothing(self, builder, booklet):
        edited = booklet.edited_at

        wear(builder, booklet, default_theme())

        booklet.refresh_from_db()
        assert booklet.edited_at == edited
        assert not AuditEvent.objects.filter(action="booklet.theme_set").exists()

    @pytest.mark.parametrize(
        ("part", "value"),
        [
            (
                "colours",
                {"primary": "red", "accent": "#000000", "background": "#000000", "text": "#000000"},
            ),
            ("fonts", {"title": "comic_sans", "text": "lexend"}),
            ("size", 3),
        ],
    )
    def test_refuses_what_is_no_theme(self, builder, booklet, part, value):
        assert wear(builder, booklet, {**default_theme(), part: value}).status_code == 422

    def test_is_for_who_builds(self, booklet, company):
        writer = member(company.id, Role.WRITER)
        access_of(booklet, writer, "writer")

        assert wear(browser_of(writer.user), booklet, default_theme()).status_code == 403


class TestItsFiles:
    @pytest.mark.parametrize("extension", ["png", "webp", "svg"])
    def test_a_logo_is_shown_and_cannot_be_thrown_away(self, builder, booklet, company, extension):
        logo = picture(company.id, extension)

        answer = wear(builder, booklet, with_logo(logo))

        assert answer.status_code == 200
        assert answer.json()["logo_picture"]
        usage = MediaUsage.objects.get()
        assert (usage.owner_type, usage.owner_id, usage.place) == ("booklet", booklet.id, "logo")
        assert usage.label == "Livret d’accueil"
        logo.refresh_from_db()
        assert logo.usages_count == 1

    def test_another_one_frees_the_first(self, builder, booklet, company):
        first, second = picture(company.id), picture(company.id)
        wear(builder, booklet, with_logo(first))

        wear(builder, booklet, with_logo(second))

        counts = dict(MediaFile.objects.values_list("id", "usages_count"))
        assert (counts[first.id], counts[second.id]) == (0, 1)

    def test_the_picture_of_the_cover_may_be_a_photograph(self, builder, booklet, company):
        photo = MediaFileFactory.create(company_id=company.id)

        answer = wear(builder, booklet, with_cover(photo))

        assert answer.json()["cover_picture"]
        assert MediaUsage.objects.get().place == "cover"

    @pytest.mark.parametrize(
        "traits", [{"extension": "jpg"}, {"size": 2_000_001}], ids=["a photograph", "too large"]
    )
    def test_a_logo_that_does_not_suit_is_refused(self, builder, booklet, company, traits):
        answer = wear(builder, booklet, with_logo(picture(company.id, **traits)))

        assert (answer.status_code, answer.json()["code"]) == (422, "bad_logo")

    def test_what_is_no_image_of_the_company_is_refused(self, builder, booklet, company):
        files = [
            MediaFileFactory.create(),
            MediaFileFactory.create(company_id=None),
            MediaFileFactory.create(company_id=company.id, document=True),
            MediaFileFactory.create(company_id=company.id, trashed=True),
        ]

        for file in files:
            for theme in (with_cover(file), with_logo(file)):
                answer = wear(builder, booklet, theme)
                assert (answer.status_code, answer.json()["code"]) == (422, "unknown_media")
