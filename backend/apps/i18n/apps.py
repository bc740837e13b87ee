from django.apps import AppConfig


class I18nConfig(AppConfig):
    name = "apps.i18n"
    label = "i18n"
