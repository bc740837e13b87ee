import pytest

from apps.i18n import selectors, services
from apps.i18n.content import shipped_texts
from apps.i18n.factories import LocaleFactory, MessageFactory, MessageKeyFactory, override
from apps.i18n.models import Locale, Message, MessageKey
from apps.i18n.selectors import MessageFilter
from apps.i18n.tests.keepers import NOW, a_keeper
from shared import errors
from shared.translating.blanks import fault
from shared.translating.forms import ONLY, Forms
from shared.translating.languages import forms_wanted
from shared.translating.states import State

pytestmark = pytest.mark.django_db

COUNTED = {"one": "{{count}} livret", "other": "{{count}} livrets"}


@pytest.fixture(autouse=True)
def _languages() -> None:
    services.ensure_locales()


@pytest.fixture
def arabic() -> Locale:
    return LocaleFactory.create(code="ar", preparing=True)


def write(
    key: str, code: str, forms: Forms | str, *, revision: int = 0, validated: bool = True
) -> Message:
    return services.write_message(
        actor=a_keeper(),
        key=key,
        code=code,
        forms={ONLY: forms} if isinstance(forms, str) else forms,
        revision=revision,
        validated=validated,
        now=NOW,
    )


def listed(locale: Locale, **wanted: object) -> list[tuple[str, str]]:
    found, _ = selectors.list_messages(
        actor=a_keeper(),
        locale=locale,
        wanted=MessageFilter(**wanted),  # type: ignore[arg-type]
        cursor=None,
        limit=50,
    )
    return [(one.key.key, one.state.value) for one in found]


class TestListMessages:
    @pytest.fixture
    def texts(self, arabic: Locale) -> None:
        for name in ("done", "review", "old", "todo"):
            MessageKeyFactory.create(key=f"home.{name}", french={ONLY: f"Texte {name}"})
        keys = {key.key: key for key in MessageKey.objects.all()}
        MessageFactory.create(locale=arabic, key=keys["home.done"], forms={ONLY: "صباح الخير"})
        MessageFactory.create(locale=arabic, key=keys["home.review"], validated_at=None)
        MessageFactory.create(locale=arabic, key=keys["home.old"], source_fingerprint="before")

    def test_puts_what_lacks_first(self, texts: None, arabic: Locale):
        assert listed(arabic) == [
            ("home.todo", "to_do"),
            ("home.old", "outdated"),
            ("home.review", "to_review"),
            ("home.done", "validated"),
        ]

    def test_goes_on_after_the_last_of_a_page(self, texts: None, arabic: Locale):
        def page(cursor: str | None) -> tuple[list[str], str | None]:
            found, following = selectors.list_messages(
                actor=a_keeper(), locale=arabic, wanted=MessageFilter(), cursor=cursor, limit=2
            )
            return [one.key.key for one in found], following

        first, following = page(None)
        second, end = page(following)

        assert [*first, *second] == ["home.todo", "home.old", "home.review", "home.done"]
        assert end is None

    @pytest.mark.parametrize("state", State)
    def test_is_filtered_by_state_as_it_is_counted(self, texts: None, arabic: Locale, state: State):
        counts = selectors.count_states(actor=a_keeper(), locale=arabic, wanted=MessageFilter())

        assert [told for _, told in listed(arabic, state=state)] == [state.value]
        assert getattr(counts, state.value) == 1

    @pytest.mark.parametrize("words", ["صباح", "home.done", "texte DONE"])
    def test_is_searched_by_both_languages_and_the_key(
        self, texts: None, arabic: Locale, words: str
    ):
        assert listed(arabic, search=words) == [("home.done", "validated")]

    def test_leaves_out_what_the_product_no_longer_says(self, texts: None, arabic: Locale):
        MessageKey.objects.filter(key="home.done").update(retired_at=NOW)

        assert ("home.done", "validated") not in listed(arabic)


class TestWriteMessage:
    def test_is_said_and_validated(self, arabic: Locale):
        MessageKeyFactory.create(key="home.title")

        write("home.title", "ar", "مرحبا")

        assert listed(arabic) == [("home.title", "validated")]
        assert Message.objects.get().revision == 1

    def test_may_wait_for_somebody_to_read_it(self, arabic: Locale):
        MessageKeyFactory.create(key="home.title")

        write("home.title", "ar", "مرحبا", validated=False)

        assert listed(arabic) == [("home.title", "to_review")]

    def test_is_refused_over_what_somebody_saved_meanwhile(self, arabic: Locale):
        MessageKeyFactory.create(key="home.title")
        write("home.title", "ar", "مرحبا")

        with pytest.raises(errors.Conflict):
            write("home.title", "ar", "أهلا")

        assert Message.objects.get().forms == {ONLY: "مرحبا"}

    @pytest.mark.parametrize(
        "said",
        [
            "Hello",
            "Hello {{nom}}",
            "Hello {{name}} {{name}}",
            "Hello {{name}}, <1>you</1>",
            "Hello {{name}} <b>",
            "Hello {{name}} {",
            "   ",
        ],
    )
    def test_keeps_the_blanks_and_tags_of_french(self, said: str):
        MessageKeyFactory.create(key="home.hello", french={ONLY: "Bonjour {{name}}"})

        with pytest.raises(errors.Invalid):
            write("home.hello", "en-GB", said)

    def test_has_the_plural_forms_of_its_language(self, arabic: Locale):
        MessageKeyFactory.create(key="home.count", french=COUNTED)
        six = {form.category: "{{count}} كتب" for form in forms_wanted(COUNTED, "ar")}

        with pytest.raises(errors.Invalid) as refused:
            write("home.count", "ar", {name: six[name] for name in ("one", "other")})
        write("home.count", "ar", six)

        assert set(refused.value.fields) == {
            f"forms.{name}" for name in set(six) - {"one", "other"}
        }
        assert len(six) == 6

    def test_french_replaced_outdates_what_was_translated_from_it(self):
        key = MessageKeyFactory.create(key="home.title")
        english = Locale.objects.get(code="en-GB")
        MessageFactory.create(locale=english, key=key)

        write("home.title", "fr-FR", "Vestibule")

        assert listed(english) == [("home.title", "outdated")]
        assert selectors.messages_of(locale="fr-FR") == {"home.title": "Vestibule"}


class TestSetBackMessage:
    def set_back(self, key: str, code: str, revision: int) -> None:
        services.set_back_message(actor=a_keeper(), key=key, code=code, revision=revision, now=NOW)

    def test_french_is_as_shipped_and_what_was_translated_from_it_valid_again(self):
        key = MessageKeyFactory.create(key="home.title")
        english = Locale.objects.get(code="en-GB")
        MessageFactory.create(locale=english, key=key)
        write("home.title", "fr-FR", "Vestibule")

        self.set_back("home.title", "fr-FR", 1)

        assert listed(english) == [("home.title", "validated")]
        assert selectors.messages_of(locale="fr-FR") == {}

    def test_another_language_says_what_is_shipped(self):
        services.load_messages({"home.title": shipped_texts()["home.title"]}, now=NOW)
        shipped = Message.objects.get()
        write("home.title", "en-GB", "Front page", revision=shipped.revision)

        self.set_back("home.title", "en-GB", shipped.revision + 1)

        now = Message.objects.get()
        assert (now.forms, now.shipped) == (shipped.forms, True)

    def test_or_nothing_where_nothing_is_shipped(self, arabic: Locale):
        override(locale=arabic, key="home.title", text="مرحبا")

        self.set_back("home.title", "ar", 1)

        assert listed(arabic) == [("home.title", "to_do")]


def test_every_shipped_text_keeps_the_blanks_of_its_french_in_each_language_that_says_it():
    faults = [
        (key, language, category)
        for key, text in shipped_texts().items()
        for language, forms in text.said.items()
        for category, words in forms.items()
        if fault(source=text.french, category=category, text=words)
    ]

    assert len(shipped_texts()) > 5000
    assert faults == []


def test_what_somebody_wrote_outlives_their_name(arabic: Locale):
    MessageKeyFactory.create(key="home.title")
    author = write("home.title", "ar", "مرحبا").by_id
    assert author

    services.erase_user_traces(user_id=author, left="Compte supprimé")

    left = Message.objects.values_list("by_id", "by_name").get()
    assert left == (None, "Compte supprimé")
