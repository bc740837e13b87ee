from dataclasses import dataclass

MARKER = b"LIVRETIER-PLANTED-7F3A"  # stands wherever something private or active was hidden


@dataclass(frozen=True, slots=True)
class Hostile:
    """A file to send, and whether it must be refused; otherwise either is right if it comes out clean."""

    name: str
    content: bytes
    refused: bool = False
