from shared.transparency.merkle import leaf_hash

FIRST = bytes(32)  # what stands before the first entry of a company


def leaf_of(*, fingerprint: bytes, sequence: int, previous: bytes) -> bytes:
    """The leaf hash of RFC 6962 over fingerprint, place in the company's chain, and the leaf before."""
    return leaf_hash(fingerprint + sequence.to_bytes(8) + previous)
