from apps.i18n.models import Locale, LocaleStatus

SHIPPED = {"fr-FR": ("Français", "Français"), "en-GB": ("Anglais", "English")}


def ensure_locales() -> None:
    """Make sure that the languages the studio ships with exist."""
    for code, (label, own_name) in SHIPPED.items():
        Locale.objects.get_or_create(
            code=code,
            defaults={
                "label": label,
                "own_name": own_name,
                "interface": True,
                "status": LocaleStatus.ACTIVE,
            },
        )
