from apps.i18n.models import Locale, LocaleStatus

SHIPPED = {"fr-FR": "Français", "en-GB": "English"}


def ensure_locales() -> None:
    """Make sure that the languages the studio ships with exist."""
    for code, label in SHIPPED.items():
        Locale.objects.get_or_create(
            code=code,
            defaults={"label": label, "interface": True, "status": LocaleStatus.ACTIVE},
        )
