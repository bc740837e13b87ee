from typing import Any

import pytest

from apps.accounts.factories import UserFactory
from apps.i18n import selectors, services
from apps.i18n.content import shipped_texts
from apps.i18n.factories import LocaleFactory, MessageFactory, MessageKeyFactory
from apps.i18n.models import Locale, LocaleStatus
from apps.i18n.questions import LocaleUsage
from apps.i18n.tests.keepers import NOW, a_keeper
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Actor, Role

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _languages() -> None:
    services.ensure_locales()


def add(code: str, **said: str) -> Locale:
    return services.add_locale(actor=a_keeper(), code=code, now=NOW, **said)


def change(code: str, **said: Any) -> Locale:
    return services.update_locale(actor=a_keeper(), code=code, change=said, now=NOW)


class TestAddLocale:
    def test_takes_what_is_not_said_from_the_table_of_languages(self):
        arabic = add("ar")

        assert (arabic.label, arabic.own_name, arabic.direction) == ("Arabe", "العربية", "rtl")
        assert (arabic.status, arabic.interface) == (LocaleStatus.PREPARING, False)

    def test_is_written_with_the_capitals_of_bcp_47(self):
        assert add("PT-pt").code == "pt-PT"
        assert add("zh_hant_tw").code == "zh-Hant-TW"

    @pytest.mark.parametrize("code", ["x", "portugais", "pt-PT-x-falc", "pt PT", "../pt"])
    def test_refuses_what_is_no_tag(self, code: str):
        with pytest.raises(errors.Invalid):
            add(code)

    def test_asks_for_the_name_of_a_language_that_it_does_not_know(self):
        with pytest.raises(errors.Invalid) as refused:
            add("tlh")

        assert refused.value.fields == {"label": "missing"}
        assert add("tlh", label="Klingon").own_name == "Klingon"

    def test_refuses_one_that_exists(self):
        with pytest.raises(services.LocaleExists):
            add("en-gb")

    def test_brings_what_is_shipped_in_it(self):
        key, text = next((k, t) for k, t in shipped_texts().items() if "pt-PT" in t.said)
        services.load_messages({key: text}, now=NOW)

        message = add("pt-PT").messages.get()

        assert (message.forms, message.shipped) == (text.said["pt-PT"], True)


class TestUpdateLocale:
    def test_offers_a_language_once_enough_of_it_is_said(self):
        locale = LocaleFactory.create(code="pt-PT", preparing=True)
        keys = MessageKeyFactory.create_batch(10)
        for key in keys[:7]:
            MessageFactory.create(locale=locale, key=key)

        with pytest.raises(services.LocaleNotReady):
            change("pt-PT", interface=True, status="active")

        MessageFactory.create(locale=locale, key=keys[7])
        assert change("pt-PT", interface=True, status="active").status == LocaleStatus.ACTIVE

    def test_offers_one_of_which_nothing_is_asked(self):
        LocaleFactory.create(code="ar", preparing=True)
        MessageKeyFactory.create()

        change("ar", offered_from=0, interface=True, status="active")

        assert "ar" in {one.code for one in selectors.interface_locales()}

    @pytest.mark.parametrize("said", [{"label": "France"}, {"interface": False}])
    def test_leaves_french_as_it_is(self, said: dict[str, Any]):
        with pytest.raises(services.LocaleFixed):
            change("fr-FR", **said)

    def test_always_offers_english(self):
        assert change("en-GB", label="Anglais britannique").label == "Anglais britannique"
        with pytest.raises(services.LocaleFixed):
            change("en-GB", status="preparing")

    def test_brings_back_what_was_put_away(self):
        LocaleFactory.create(code="it-IT", status=LocaleStatus.RETIRED, interface=False)

        assert change("it-IT", status="preparing").status == LocaleStatus.PREPARING

    def test_is_journalled_with_what_changed(self):
        LocaleFactory.create(code="it-IT", preparing=True)

        change("it-IT", offered_from=60)

        event = AuditEvent.objects.get(action="i18n.locale_updated")
        assert (event.before, event.after) == ({"offered_from": 80}, {"offered_from": 60})


class TestRetireLocale:
    def retire(self, code: str) -> Locale:
        return services.retire_locale(actor=a_keeper(), code=code, now=NOW)

    def test_keeps_its_texts_and_offers_it_no_more(self):
        message = MessageFactory.create(locale__code="it-IT")

        locale = self.retire("it-IT")

        assert (locale.status, locale.interface) == (LocaleStatus.RETIRED, False)
        assert list(locale.messages.all()) == [message]

    @pytest.mark.parametrize("names", [(), ("Accueil", "Sécurité")])
    def test_is_refused_while_booklets_have_it(
        self, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
    ):
        LocaleFactory.create(code="it-IT")
        usage = {"it-IT": LocaleUsage(2, names)}
        monkeypatch.setattr(selectors, "usage_of", lambda *codes, actor: usage)

        with pytest.raises(services.LocaleInUse) as refused:
            self.retire("it-IT")

        assert refused.value.params["count"] == 2
        assert refused.value.params.get("names", "") == ", ".join(names)

    @pytest.mark.parametrize("code", ["fr-FR", "en-GB"])
    def test_is_refused_for_what_is_shipped(self, code: str):
        with pytest.raises(services.LocaleFixed):
            self.retire(code)


def test_only_the_platforms_staff_keeps_languages():
    admin = Actor(user_id=UserFactory.create().id, role=Role.COMPANY_ADMIN)

    for refused in (
        lambda: services.add_locale(actor=admin, code="ar", now=NOW),
        lambda: services.update_locale(actor=admin, code="en-GB", change={}, now=NOW),
        lambda: services.retire_locale(actor=admin, code="en-GB", now=NOW),
        lambda: selectors.list_locales(actor=admin),
        lambda: selectors.proposed_locales(actor=admin, words=""),
    ):
        with pytest.raises(errors.Forbidden):
            refused()


def test_proposals_leave_out_what_exists_and_know_a_tag_by_its_language():
    def proposed(words: str) -> list[str]:
        found = selectors.proposed_locales(actor=a_keeper(), words=words)
        return [one.code for one in found]

    assert proposed("arabe") == ["ar", "ar-DZ", "ar-EG", "ar-MA", "ar-TN"]
    assert "en-GB" not in proposed("anglais")
    assert proposed("pt-ao") == ["pt-AO"]
    assert proposed("fr-fr-simple") == ["fr-FR-simple"]
