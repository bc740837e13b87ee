"""Tutorials that come with the product: brought in once, and never over what people wrote."""

from dataclasses import replace
from datetime import UTC, datetime
from uuid import uuid4

import pytest

from apps.content import services
from apps.content.factories import TutorialFactory, paragraph
from apps.content.models import ContentStatus, Tutorial
from apps.content.starter import (
    Loading,
    ScreenPicture,
    WrittenTutorial,
    load_starter_tutorials,
)
from apps.content.tests.writers import an_editor, tutorial_text
from apps.journal.models import AuditEvent
from apps.media.models import MediaFile
from apps.media.services import MadePicture
from shared import objects

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)

IMPORTING = WrittenTutorial(
    slug="importer",
    title={"fr-FR": "Importer", "en-GB": "Import"},
    lead={"fr-FR": "Un fichier.", "en-GB": "A file."},
    topic="manage",
    minutes=3,
    screens=("/parametres/personnes/import",),
    roles=("company_admin",),
    body={"fr-FR": paragraph("Déposez-le."), "en-GB": paragraph("Drop it.")},
    picture="52-people-import-1-file",
    alt={"fr-FR": "L’écran", "en-GB": "The screen"},
)
PUBLISHING = replace(IMPORTING, slug="publier", title={"fr-FR": "Publier", "en-GB": "Publish"})
BETTER = replace(IMPORTING, minutes=5, body={"fr-FR": paragraph("Glissez-le.")})


def load(*written: WrittenTutorial) -> Loading:
    return load_starter_tutorials(written, now=NOW)


def row(slug: str = "importer") -> Tutorial:
    return Tutorial.objects.get(slug=slug)


def edit(minutes: int) -> Tutorial:
    """As an editor does, who changes one thing and leaves the rest."""
    before = row()
    text = tutorial_text(
        titles=before.title,
        leads=before.lead,
        bodies=before.body,
        topic=before.topic,
        screens=before.screens,
        roles=before.roles,
        minutes=minutes,
    )
    return services.update_tutorial(
        actor=an_editor(), tutorial_id=before.id, revision=before.revision, text=text, now=NOW
    )


class TestLoading:
    def test_publishes_what_the_files_say_in_their_order(self):
        assert load(IMPORTING, PUBLISHING).new == ["importer", "publier"]

        importing, publishing = Tutorial.objects.order_by("position")
        assert (importing.slug, publishing.slug) == ("importer", "publier")
        assert importing.status == ContentStatus.PUBLISHED
        assert importing.title == IMPORTING.title
        assert importing.body == IMPORTING.body
        assert (importing.topic, importing.minutes) == ("manage", 3)
        assert (importing.screens, importing.roles) == (
            ["/parametres/personnes/import"],
            ["company_admin"],
        )

    def test_runs_again_without_doing_anything(self):
        load(IMPORTING)
        revision, told = row().revision, AuditEvent.objects.count()

        assert load(IMPORTING) == Loading()
        assert (row().revision, AuditEvent.objects.count()) == (revision, told)

    def test_brings_a_text_that_moved(self):
        load(IMPORTING)

        assert load(BETTER).changed == ["importer"]
        assert (row().minutes, row().body) == (5, BETTER.body)
        assert row().status == ContentStatus.PUBLISHED
        assert load(BETTER) == Loading()

    def test_leaves_what_people_edited(self):
        load(IMPORTING)
        edit(minutes=9)

        assert load(BETTER).kept == ["importer"]
        assert row().minutes == 9

    def test_follows_the_file_again_once_people_took_their_change_back(self):
        load(IMPORTING)
        edit(minutes=9)
        edit(minutes=3)

        assert load(BETTER).changed == ["importer"]

    def test_leaves_what_people_archived(self):
        load(IMPORTING)
        services.archive_tutorial(actor=an_editor(), tutorial_id=row().id, now=NOW)

        assert load(BETTER) == Loading()
        assert (row().status, row().minutes) == (ContentStatus.ARCHIVED, 3)

    def test_archives_what_the_product_no_longer_ships(self):
        load(IMPORTING, PUBLISHING)

        assert load(PUBLISHING).retired == ["importer"]
        assert row().status == ContentStatus.ARCHIVED
        assert load(PUBLISHING) == Loading()

    def test_leaves_what_it_no_longer_ships_to_those_who_edited_it(self):
        load(IMPORTING)
        edit(minutes=9)

        assert load() == Loading()
        assert row().status == ContentStatus.PUBLISHED

    def test_leaves_tutorials_of_people_alone_even_under_a_name_of_its_own(self):
        TutorialFactory.create(slug="importer", title={"fr-FR": "À nous"})
        theirs = TutorialFactory.create()

        assert load(IMPORTING).kept == ["importer"]
        assert row().title == {"fr-FR": "À nous"}
        theirs.refresh_from_db()
        assert theirs.status == ContentStatus.PUBLISHED


def a_picture() -> ScreenPicture:
    made = MadePicture(extension="webp", content=b"RIFF", width=1200, height=750, source=b"PNG")
    return ScreenPicture(id=uuid4(), name="importer.webp", alt=IMPORTING.alt, make=lambda: made)


def load_with(picture: ScreenPicture) -> Loading:
    return load_starter_tutorials([IMPORTING], pictures={"importer": picture}, now=NOW)


class TestPictures:
    def test_is_among_the_platform_s_media_with_what_it_shows(self):
        picture = a_picture()

        load_with(picture)

        file = MediaFile.objects.of(None).get()
        assert row().image_id == file.id == picture.id
        assert (file.alt, file.content.width, file.usages_count) == (IMPORTING.alt, 1200, 1)
        assert load_with(picture) == Loading()

    def test_another_one_takes_its_place(self):
        former, newer = a_picture(), a_picture()
        load_with(former)

        assert load_with(newer).changed == ["importer"]

        assert row().image_id == newer.id
        assert MediaFile.objects.get(id=former.id).trashed_at == NOW
        assert load_with(former).changed == ["importer"]
        assert MediaFile.objects.get(id=former.id).trashed_at is None

    def test_that_the_store_does_not_take_comes_with_the_next_run(
        self, monkeypatch: pytest.MonkeyPatch
    ):
        picture = a_picture()

        def away(**_: object) -> None:
            raise objects.StoreAway

        with monkeypatch.context() as patched:
            patched.setattr(objects, "put", away)
            assert load_with(picture).unpictured == ["importer"]

        assert row().image_id is None
        assert row().status == ContentStatus.PUBLISHED
        assert load_with(picture).changed == ["importer"]
        assert row().image_id == picture.id
