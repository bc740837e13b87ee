from base64 import b64encode
from typing import Any
from uuid import uuid4
from xml.etree.ElementTree import fromstring

import pytest

from apps.i18n import selectors, services
from apps.i18n.factories import LocaleFactory, MessageFactory, MessageKeyFactory
from apps.i18n.models import Locale, Message, MessageKey, TextImport
from apps.i18n.selectors import MessageFilter
from apps.i18n.tests.keepers import NOW, a_keeper
from shared import errors
from shared.translating.forms import ONLY, fingerprint

pytestmark = pytest.mark.django_db

FORMATS = ("json", "csv", "xliff")
HOSTILE = (
    "<img src=x onerror=alert(1)>",
    "=cmd|'/c calc'!A1",
    "]]>&amp;<!--",
    "'\";--",
    "\u200f@x",
)


@pytest.fixture
def arabic() -> Locale:
    return LocaleFactory.create(code="ar", preparing=True)


@pytest.fixture
def texts(arabic: Locale) -> None:
    MessageKeyFactory.create(key="home.hello", french={ONLY: "Bonjour {{name}}, <1>entrez</1>"})
    MessageKeyFactory.create(
        key="home.count", french={"one": "{{count}} livret", "other": "{{count}} livrets"}
    )
    done = MessageKeyFactory.create(key="media.title", french={ONLY: "Médiathèque"})
    MessageFactory.create(locale=arabic, key=done, forms={ONLY: "مكتبة"})


def exported(locale: Locale, kind: Any, **wanted: str) -> str:
    file = services.export_messages(
        actor=a_keeper(),
        locale=locale,
        format=kind,
        wanted=MessageFilter(**wanted),  # type: ignore[arg-type]
        now=NOW,
    )
    with file.content as content:
        return content.read().decode("utf-8-sig")


def brought(content: str, code: str = "ar") -> TextImport:
    return services.start_import(
        actor=a_keeper(),
        code=code,
        name="textes",
        content=b64encode(content.encode()).decode(),
        now=NOW,
    )


def applied(found: TextImport) -> TextImport:
    return services.apply_import(actor=a_keeper(), import_id=found.id, now=NOW)


def done(found: TextImport) -> dict[str, str]:
    lines = found.lines.order_by("number", "id")
    return {line.key: line.problem or str(line.action) for line in lines}


@pytest.mark.parametrize("kind", FORMATS)
class TestThereAndBack:
    def test_nothing_changes(self, texts: None, arabic: Locale, kind: str):
        found = brought(exported(arabic, kind))

        assert done(found) == {"media.title": "same"}
        assert found.counts["same"] == 1

    def test_what_was_translated_meanwhile_comes_in_to_be_read_again(
        self, texts: None, arabic: Locale, kind: str
    ):
        file = exported(arabic, kind).replace("مكتبة", "مكتبة الوسائط")

        found = applied(brought(file))

        message = Message.objects.get()
        assert done(found) == {"media.title": "changed"}
        assert (message.forms, message.validated_at) == ({ONLY: "مكتبة الوسائط"}, None)
        assert message.revision == 2

    def test_what_was_edited_here_since_is_kept(self, texts: None, arabic: Locale, kind: str):
        file = exported(arabic, kind).replace("مكتبة", "من ملف")
        services.write_message(
            actor=a_keeper(),
            key="media.title",
            code="ar",
            forms={ONLY: "هنا"},
            revision=1,
            validated=True,
            now=NOW,
        )

        found = applied(brought(file))

        assert done(found) == {"media.title": "kept"}
        assert Message.objects.get().forms == {ONLY: "هنا"}

    def test_what_was_said_from_french_that_moved_is_outdated(
        self, texts: None, arabic: Locale, kind: str
    ):
        file = exported(arabic, kind).replace("مكتبة", "من ملف")
        MessageKey.objects.filter(key="media.title").update(fingerprint="f" * 16)

        applied(brought(file))

        counts = selectors.count_states(actor=a_keeper(), locale=arabic, wanted=MessageFilter())
        assert (counts.outdated, counts.to_do) == (1, 2)

    def test_hostile_texts_stay_text(self, arabic: Locale, kind: str):
        said = {}
        for number in range(100):
            words = f"{HOSTILE[number % len(HOSTILE)]}{number}"
            key = MessageKeyFactory.create(french={ONLY: words})
            said[key.key] = words
            MessageFactory.create(locale=arabic, key=key, forms={ONLY: words})

        found = brought(exported(arabic, kind))

        assert set(done(found).values()) == {"same"}
        assert len(done(found)) == len(said) == 100


def test_every_form_of_a_counted_text_travels(texts: None, arabic: Locale):
    names = [line.split(";")[0] for line in exported(arabic, "csv").splitlines()[1:]]

    assert [name for name in names if name.startswith("home.count")] == [
        f"home.count_{form}" for form in ("zero", "one", "two", "few", "many", "other")
    ]


def test_xliff_has_a_place_for_each_blank(texts: None, arabic: Locale):
    space = "{urn:oasis:names:tc:xliff:document:2.0}"
    root = fromstring(exported(arabic, "xliff", screen="home"))  # noqa: S314 - our own

    places = [place.get("equiv") for place in root.iter(f"{space}ph")]
    assert root.get("version") == "2.1"
    assert {"{{name}}", "<1>", "</1>", "{{count}}"} == set(places)


class TestStartImport:
    def test_refuses_line_by_line_and_says_why(self, texts: None, arabic: Locale):
        found = brought('{"home": {"hello": "مرحبا", "count_other": "{{count}}", "nothing": "x"}}')

        assert done(found) == {
            "home.hello": "translation_blanks",
            "home.count": "missing",
            "home.nothing": "import_unknown_text",
        }

    def test_fills_what_is_empty_from_a_file_without_our_marks(self, texts: None, arabic: Locale):
        found = applied(brought('{"home.hello": "<1>ادخل</1> {{name}}", "media.title": "شيء آخر"}'))

        assert done(found) == {"home.hello": "new", "media.title": "kept"}

    def test_deletes_nothing(self, texts: None, arabic: Locale):
        applied(brought('{"media": {"title": ""}, "home": {"hello": "<1></1>{{name}}"}}'))

        assert Message.objects.get(key__key="media.title").forms == {ONLY: "مكتبة"}

    def test_refuses_a_file_in_another_language(self, texts: None, arabic: Locale):
        with pytest.raises(errors.Invalid):
            brought(exported(arabic, "xliff").replace('"ar"', '"pt-PT"'))

    @pytest.mark.parametrize(
        "content", ["", "{", "{}", "[]", "Nom;Prénom\nA;B", "<html/>", '{"a": 1}', "\0" * 9]
    )
    def test_refuses_what_is_no_file_of_texts(self, arabic: Locale, content: str):
        with pytest.raises(errors.Invalid):
            brought(content)

    def test_forgets_files_after_a_week(self, texts: None, arabic: Locale):
        old = brought('{"media.title": "a"}')
        TextImport.objects.filter(id=old.id).update(created_at="2026-11-01T00:00:00Z")

        new = brought('{"media.title": "b"}')

        assert list(TextImport.objects.all()) == [new]


def test_an_import_is_applied_once(texts: None, arabic: Locale):
    found = applied(brought('{"media.title": "a"}'))

    with pytest.raises(services.ImportApplied):
        applied(found)
    with pytest.raises(errors.NotFound):
        services.apply_import(actor=a_keeper(), import_id=uuid4(), now=NOW)


def test_french_may_be_imported_too(texts: None):
    services.ensure_locales()
    french = Locale.objects.get(code="fr-FR")
    file = exported(french, "json").replace("Médiathèque", "Photothèque")

    applied(brought(file, "fr-FR"))

    key = MessageKey.objects.get(key="media.title")
    assert key.fingerprint == fingerprint({ONLY: "Photothèque"})
    assert exported(french, "json").count("Photothèque") == 1
