"""The Merkle tree of RFC 6962: its root, and proofs that anybody checks with a few hashes.

`Read` gives the hash of a whole subtree: (level, n) covers the leaves from n·2^level up to (n+1)·2^level.
"""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256

Read = Callable[[int, int], bytes]

EMPTY_ROOT = sha256(b"").digest()


def leaf_hash(data: bytes) -> bytes:
    return sha256(b"\x00" + data).digest()


def node_hash(left: bytes, right: bytes) -> bytes:
    return sha256(b"\x01" + left + right).digest()


def root_of(size: int, read: Read) -> bytes:
    """The root of the first `size` leaves."""
    return _hash_of(0, size, read) if size else EMPTY_ROOT


def root_of_hashes(hashes: Sequence[bytes]) -> bytes:
    """The root of a tree whose leaves have these hashes."""
    if not hashes:
        return EMPTY_ROOT
    if len(hashes) == 1:
        return hashes[0]
    split = _split(len(hashes))
    return node_hash(root_of_hashes(hashes[:split]), root_of_hashes(hashes[split:]))


def prove_inclusion(index: int, size: int, read: Read) -> list[bytes]:
    """The hashes that lead from a leaf to the root of the first `size` leaves."""
    if not 0 <= index < size:
        raise ValueError(f"no leaf {index} in a tree of {size}")
    return list(_way_up(index, 0, size, read))


def prove_consistency(former: int, size: int, read: Read) -> list[bytes]:
    """The hashes that show that a tree of `former` leaves is the beginning of one of `size`."""
    if not 0 < former <= size:
        raise ValueError(f"no tree of {former} in a tree of {size}")
    return list(_beginning(former, 0, size, read, known=True))


def includes(*, leaf: bytes, index: int, size: int, root: bytes, proof: Sequence[bytes]) -> bool:
    """Whether the proof leads from the hash of this leaf, in this place, to this root (RFC 9162, 2.1.3.2)."""
    if not 0 <= index < size:
        return False
    place, last, found = index, size - 1, leaf
    for step in proof:
        if last == 0:
            return False
        if place % 2 or place == last:
            found = node_hash(step, found)
            while not place % 2 and place:
                place, last = place >> 1, last >> 1
        else:
            found = node_hash(found, step)
        place, last = place >> 1, last >> 1
    return last == 0 and found == root


def extends(
    *, former: int, former_root: bytes, size: int, root: bytes, proof: Sequence[bytes]
) -> bool:
    """Whether the proof shows that the former tree is the beginning of this one (RFC 9162, 2.1.4.2)."""
    if former == size:
        return not proof and former_root == root
    if not 0 < former < size or not proof:
        return False
    steps = [former_root, *proof] if former & (former - 1) == 0 else list(proof)
    place, last = former - 1, size - 1
    while place % 2:
        place, last = place >> 1, last >> 1
    before = after = steps[0]
    for step in steps[1:]:
        if last == 0:
            return False
        if place % 2 or place == last:
            before, after = node_hash(step, before), node_hash(step, after)
            while not place % 2 and place:
                place, last = place >> 1, last >> 1
        else:
            after = node_hash(after, step)
        place, last = place >> 1, last >> 1
    return last == 0 and before == former_root and after == root


def _split(size: int) -> int:
    """The largest power of two below it."""
    return 1 << ((size - 1).bit_length() - 1)


def _hash_of(start: int, end: int, read: Read) -> bytes:
    size = end - start
    if size & (size - 1) == 0:
        level = size.bit_length() - 1
        return read(level, start >> level)
    middle = start + _split(size)
    return node_hash(_hash_of(start, middle, read), _hash_of(middle, end, read))


def _way_up(index: int, start: int, end: int, read: Read) -> Iterator[bytes]:
    if end - start == 1:
        return
    middle = start + _split(end - start)
    if index < middle:
        yield from _way_up(index, start, middle, read)
        yield _hash_of(middle, end, read)
    else:
        yield from _way_up(index, middle, end, read)
        yield _hash_of(start, middle, read)


def _beginning(former: int, start: int, end: int, read: Read, *, known: bool) -> Iterator[bytes]:
    if former == end:
        if not known:
            yield _hash_of(start, end, read)
        return
    middle = start + _split(end - start)
    if former <= middle:
        yield from _beginning(former, start, middle, read, known=known)
        yield _hash_of(middle, end, read)
    else:
        yield from _beginning(former, middle, end, read, known=False)
        yield _hash_of(start, middle, read)
