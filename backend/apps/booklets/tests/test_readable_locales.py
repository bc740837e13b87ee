import pytest

from apps.booklets.models import Booklet
from apps.booklets.selectors import languages, readable_locales


class TestReadableLocales:
    def test_is_the_reference_alone_while_nothing_is_translated(self):
        booklet = Booklet(reference_locale="fr-FR", locales=["en-GB", "es-ES"])

        assert readable_locales(booklet) == ["fr-FR"]

    @pytest.mark.parametrize(("share", "offered"), [(94, []), (95, ["en-GB"]), (100, ["en-GB"])])
    def test_has_each_language_that_is_complete_enough(self, monkeypatch, share, offered):
        monkeypatch.setattr(languages, "translated_share", lambda **_: share)

        assert readable_locales(Booklet(reference_locale="fr-FR", locales=["en-GB"])) == [
            "fr-FR",
            *offered,
        ]

    def test_has_a_language_that_somebody_offers_knowingly(self):
        booklet = Booklet(reference_locale="fr-FR", locales=["en-GB", "es-ES"])
        booklet.offered_anyway = ["es-ES", "pt-PT"]

        assert readable_locales(booklet) == ["fr-FR", "es-ES"]

    def test_has_none_in_which_nothing_around_the_pages_is_said(self, monkeypatch):
        monkeypatch.setattr(languages, "translated_share", lambda **_: 100)
        booklet = Booklet(reference_locale="fr-FR", locales=["de-DE"], offered_anyway=["de-DE"])

        assert readable_locales(booklet) == ["fr-FR"]
