"""Receipts and their places in the log; every factory takes `company_id`."""

from base64 import b32encode
from os import urandom

import factory
from django.utils import timezone
from factory.django import DjangoModelFactory

from apps.library.factories import some_company
from apps.register.models import (
    Cancellation,
    Channel,
    EntryKind,
    Gesture,
    PendingEntry,
    Receipt,
    RegisterEntry,
    Strength,
)
from shared.ids import uuid7


class ReceiptFactory(DjangoModelFactory[Receipt]):
    """By a personal link; what it states is filled in by tests that read it."""

    class Meta:
        model = Receipt

    company_id = factory.LazyFunction(some_company)
    number = factory.LazyFunction(lambda: b32encode(urandom(10)).decode() + "A")
    booklet_id = factory.LazyFunction(uuid7)
    participation_id = factory.LazyFunction(uuid7)
    publication_id = factory.LazyFunction(uuid7)
    edition_id = factory.LazyFunction(uuid7)
    version = "1.0"
    locale = "fr-FR"
    channel = Channel.LINK
    strength = Strength.PERSONAL_LINK
    gesture = Gesture.TICK
    received_at = factory.LazyFunction(timezone.now)
    public = "{}"
    fingerprint = factory.LazyFunction(lambda: urandom(32))


class CancellationFactory(DjangoModelFactory[Cancellation]):
    class Meta:
        model = Cancellation

    company_id = factory.LazyFunction(some_company)
    receipt = factory.SubFactory(ReceiptFactory, company_id=factory.SelfAttribute("..company_id"))
    reason = "Accusé enregistré au nom d’une autre personne."
    at = factory.LazyFunction(timezone.now)
    public = "{}"
    fingerprint = factory.LazyFunction(lambda: urandom(32))


class PendingEntryFactory(DjangoModelFactory[PendingEntry]):
    class Meta:
        model = PendingEntry

    company_id = factory.LazyFunction(some_company)
    kind = EntryKind.RECEIPT
    subject_id = factory.LazyFunction(uuid7)
    fingerprint = factory.LazyFunction(lambda: urandom(32))


class RegisterEntryFactory(DjangoModelFactory[RegisterEntry]):
    class Meta:
        model = RegisterEntry

    company_id = factory.LazyFunction(some_company)
    index = factory.Sequence(int)
    sequence = factory.Sequence(lambda number: number + 1)
    kind = EntryKind.RECEIPT
    subject_id = factory.LazyFunction(uuid7)
    fingerprint = factory.LazyFunction(lambda: urandom(32))
    previous = bytes(32)
    leaf = factory.LazyFunction(lambda: urandom(32))
    recorded_at = factory.LazyFunction(timezone.now)
