import factory
from django.utils import timezone
from factory.django import DjangoModelFactory

from apps.i18n.models import (
    LineAction,
    Locale,
    LocaleStatus,
    Message,
    MessageKey,
    TextImport,
)
from apps.i18n.services._source import screen_of
from shared.translating.blanks import blanks_of
from shared.translating.forms import ONLY, fingerprint, folded


class LocaleFactory(DjangoModelFactory[Locale]):
    """A language in which the interface is offered."""

    class Meta:
        model = Locale

    class Params:
        preparing = factory.Trait(status=LocaleStatus.PREPARING, interface=False, content=False)

    code = factory.Sequence("x{:03}".format)
    label = factory.Sequence("Langue {}".format)
    interface = True
    status = LocaleStatus.ACTIVE


class MessageKeyFactory(DjangoModelFactory[MessageKey]):
    """A text of the studio that counts nothing."""

    class Meta:
        model = MessageKey
        django_get_or_create = ("key",)

    key = factory.Sequence("home.text{}".format)
    screen = factory.LazyAttribute(lambda key: screen_of(key.key))
    french = factory.LazyFunction(lambda: {ONLY: "Bonjour"})
    french_fingerprint = factory.LazyAttribute(lambda key: fingerprint(key.french))
    fingerprint = factory.SelfAttribute("french_fingerprint")
    placeholders = factory.LazyAttribute(lambda key: blanks_of(key.french))
    plural = factory.LazyAttribute(lambda key: ONLY not in key.french)
    words = factory.LazyAttribute(lambda key: folded(key.french))


class MessageFactory(DjangoModelFactory[Message]):
    """A validated text of a language."""

    class Meta:
        model = Message

    locale = factory.SubFactory(LocaleFactory)
    key = factory.SubFactory(MessageKeyFactory)
    forms = factory.LazyFunction(lambda: {ONLY: "Hello"})
    words = factory.LazyAttribute(lambda message: folded(message.forms))
    source_fingerprint = factory.SelfAttribute("key.fingerprint")
    validated_at = factory.LazyFunction(timezone.now)


class TextImportFactory(DjangoModelFactory[TextImport]):
    """A file that would do nothing."""

    class Meta:
        model = TextImport

    locale = factory.SubFactory(LocaleFactory)
    name = "textes.json"
    counts = factory.LazyFunction(lambda: {action.value: 0 for action in LineAction})


def override(*, locale: Locale, key: str, text: str) -> Message:
    """A text that an administrator wrote in place of the shipped one."""
    locale.save(update_fields=["updated_at"])
    return MessageFactory.create(
        locale=locale, key=MessageKeyFactory.create(key=key), forms={ONLY: text}
    )
