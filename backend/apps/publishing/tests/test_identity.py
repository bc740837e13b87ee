"""A publication brings the pictures that others show of it."""

import re

import pytest
import pyvips

from apps.booklets.models import Booklet
from apps.media import selectors as media
from apps.publishing.models import Edition
from apps.publishing.services import _store
from apps.publishing.services._draw import draw
from apps.publishing.tests.building import a_picture, body_of, edition_of, faults_of, make
from apps.publishing.tests.contents import said
from apps.publishing.tests.publishing import publish, ready, rewrite
from shared import objects

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]


def named(edition: Edition, begins: str) -> str:
    names: list[str] = [name for name in edition.objects_used if name.startswith(f"{begins}-")]
    (name,) = names
    return name


def drawn(edition: Edition, begins: str) -> pyvips.Image:
    body = body_of(edition.objects_used[named(edition, begins)]["key"])
    assert body.startswith(b"\x89PNG")
    return pyvips.Image.new_from_buffer(body, "")


class TestPublication:
    def test_brings_the_picture_of_its_cover_and_an_icon(self):
        publication = publish(ready("Bienvenue"))

        make()

        edition = edition_of(publication)
        share, icon = drawn(edition, "share"), drawn(edition, "icon")
        entry = body_of(edition.files["_/entry.html"]["key"]).decode()
        assert (share.width, share.height, icon.width, icon.height) == (1200, 630, 180, 180)
        assert f'content="__ADDRESS__o/{named(edition, "share")}"' in entry
        assert f'href="__ROOT__o/{named(edition, "icon")}"' in entry
        assert faults_of(edition) == []

    def test_draws_again_only_what_changed(self, monkeypatch):
        booklet = ready("Bienvenue")
        first = publish(booklet)
        make()
        told = []
        monkeypatch.setattr(
            _store, "draw", lambda pictures, copies: told.append(pictures) or draw(pictures, copies)
        )

        rewrite(booklet, "Bienvenue", said("p", "Entrez"))
        second = publish(booklet)
        make()
        Booklet.objects.filter(id=booklet.id).update(name="Un autre nom", has_changes=True)
        third = publish(Booklet.objects.get(id=booklet.id))
        make()

        names = [named(edition_of(one), "share") for one in (first, second, third)]
        assert names[0] == names[1] != names[2]
        assert [[one["name"] for one in pictures] for pictures in told] == [[], [names[2]]]

    def test_shows_the_logo_of_the_company_on_its_icon(self):
        booklet = ready("Bienvenue")
        logo = a_picture(booklet)
        red = pyvips.Image.black(320, 240, bands=3).linear(1, [200, 0, 0]).cast("uchar")
        for one in logo.content.renditions:
            key = media.object_key(
                owner=logo.company_id, content_id=logo.content_id, name=f"w{one['width']}.webp"
            )
            body = red.copy(interpretation="srgb").webpsave_buffer(lossless=True)
            objects.put(body=body, key=key, content_type="image/webp")
        theme = {**booklet.theme, "logo": {"media": str(logo.id), "alt": "Aubrac"}}
        Booklet.objects.filter(id=booklet.id).update(theme=theme)

        publication = publish(Booklet.objects.get(id=booklet.id))
        make()

        icon = drawn(edition_of(publication), "icon").colourspace("srgb")
        assert [round(value) for value in icon(90, 90)[:3]] == [200, 0, 0]

    def test_tells_none_of_it_at_its_doors(self):
        publication = publish(ready("Bienvenue"))

        make()

        edition = edition_of(publication)
        doors = [path for path in edition.files if re.match(r"_/(gate|closed)-", path)]
        bodies = [body_of(edition.files[path]["key"]).decode() for path in doors]
        objects_of_doors = body_of(edition.files["_/door.json"]["key"]).decode()
        assert len(doors) > 5
        assert not [body for body in bodies if "og:" in body or "__ADDRESS__" in body]
        assert "share-" not in objects_of_doors
