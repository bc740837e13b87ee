from django.apps import AppConfig


class I18nConfig(AppConfig):
    name = "apps.i18n"
    label = "i18n"

    def ready(self) -> None:
        from apps.i18n.selectors import spoken_today
        from shared.language import speech

        speech.load = spoken_today
