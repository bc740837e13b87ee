"""Addresses that get no mail: found by whoever knows them, read by nobody without the installation's key."""

from hashlib import sha256

from django.conf import settings

from shared.sealing import seal, unseal

PURPOSE = "suppressed address"


def addresses_key() -> bytes:
    """By which the hash of an address is none that a stranger could make."""
    return sha256(b"suppressions" + settings.SECRET_KEY.encode()).digest()


def address_key(address: str) -> bytes:
    """By which a refused address is found again."""
    return sha256(addresses_key() + address.encode()).digest()


def seal_address(address: str) -> bytes:
    return seal(address.encode(), purpose=PURPOSE)


def open_address(sealed: bytes) -> str:
    return unseal(sealed, purpose=PURPOSE).decode()
