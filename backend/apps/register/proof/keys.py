"""The key with which this installation signs the state of its log."""

from django.conf import settings

from shared.transparency.notes import Signer, Verifier


def signer() -> Signer:
    return Signer(settings.REGISTER_ORIGIN, bytes.fromhex(settings.REGISTER_KEY))


def verifier() -> Verifier:
    return signer().verifier
