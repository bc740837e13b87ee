"""An evidence file, made with no table: three receipts in a log, and the second of them."""

import json
from base64 import b64encode
from dataclasses import replace

from apps.register import proof
from apps.register.proof import evidence
from shared.transparency import merkle, tiles
from shared.transparency.checkpoints import sign_checkpoint
from shared.transparency.notes import Signer

SIGNER = Signer("example.com/register", bytes(range(32)))
SALT = bytes(range(32, 64))
CONTENT = '{"chapters":[{"title":"Sécurité"}]}'.encode()

PRIVATE = proof.PrivateReceipt(
    participation="p",
    person="q",
    first_name="Inès",
    last_name="Rouquette",
    reference="RH-0012",
    signer="person",
    signer_name="",
    on_behalf_of="",
    witness="",
    gesture="tick",
    typed_name="",
    drawing="",
    device_at="2026-11-17T22:31:00.123Z",
    sent_at="2026-11-17T22:31:02.123Z",
    address="2001:db8::",
    link_sent="",
)
PUBLIC = proof.PublicReceipt(
    number="M4TX90QHZC7R5BND6",
    company="c",
    booklet="b",
    publication="v",
    publication_sha256=proof.fingerprint_of(CONTENT.decode()).hex(),
    bundle_sha256="0" * 64,
    version="2.3",
    locale="fr-FR",
    sentence="J’ai pris connaissance du livret.",
    part="",
    channel="link",
    strength="personal_link",
    received_at="2026-11-17T22:31:03.000Z",
    evidence_sha256="",
    commitment=proof.commitment_of(salt=SALT, private=proof.canonical(PRIVATE)),
)


def files_of(*statements: str) -> list[bytes]:
    """The place of each in a log of these statements, of one company."""
    leaves, previous = [], proof.FIRST
    for sequence, statement in enumerate(statements, start=1):
        fingerprint = proof.fingerprint_of(statement)
        leaf = proof.leaf_of(fingerprint=fingerprint, sequence=sequence, previous=previous)
        leaves.append((leaf, previous))
        previous = leaf
    made = tiles.grow(0, {}, [leaf for leaf, _ in leaves])
    read, size = tiles.reading(lambda *place: made[place]), len(leaves)
    root = merkle.root_of(size, read)
    note = sign_checkpoint(size=size, root=root, signer=SIGNER)
    return [
        _written(
            {
                "kind": "receipt",
                "index": index,
                "sequence": index + 1,
                "previous": before.hex(),
                "leaf": leaf.hex(),
                "recorded_at": "2026-11-17T22:31:04Z",
                "size": size,
                "root": root.hex(),
                "steps": [step.hex() for step in merkle.prove_inclusion(index, size, read)],
                "checkpoint": note,
            }
        )
        for index, (leaf, before) in enumerate(leaves)
    ]


def _written(place: dict[str, object]) -> bytes:
    return json.dumps(place, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def evidence_files(*, cancelled: bool = False) -> dict[str, bytes]:
    receipt = proof.canonical(PUBLIC)
    cancellation = proof.canonical(
        proof.PublicCancellation(
            number=PUBLIC.number,
            company="c",
            receipt=proof.fingerprint_of(receipt).hex(),
            cancelled_at="2026-11-18T08:00:00.000Z",
            commitment="0" * 64,
        )
    )
    other = proof.canonical(replace(PUBLIC, number="Q8HM3T0VBX52NKRAM"))
    places = files_of(other, receipt, cancellation)
    told = {
        evidence.RECEIPT: receipt.encode(),
        evidence.PRIVATE: proof.canonical(PRIVATE).encode(),
        evidence.SALT: f"{SALT.hex()}\n".encode(),
        evidence.PLACE: places[1],
        evidence.CONTENT: CONTENT,
        evidence.PAPER: b"%PDF-1.7\n" + bytes(range(256)) * 8,
        evidence.KEY: f"{SIGNER.verifier.text}\n".encode(),
        evidence.SCRIPT: evidence.script(),
    }
    if cancelled:
        told |= {evidence.CANCELLATION: cancellation.encode(), evidence.CANCELLED_PLACE: places[2]}
    return told


def sealed(files: dict[str, bytes], signer: Signer = SIGNER) -> bytes:
    """The ZIP, sealed with a key: ours, or that of somebody who has one of their own."""
    seal = signer.sign(evidence.sealed_text(files)).encode()
    return evidence.pack({**files, evidence.SEAL: seal})


def told_to_browsers() -> dict[str, object]:
    """What `/api/receipts/{number}` answers of the second of them, and of what cancelled it."""
    files = evidence_files(cancelled=True)
    return {
        "key": SIGNER.verifier.text,
        "archive": b64encode(sealed(_short(files))).decode(),
        "receipt": _with_place(files[evidence.RECEIPT], files[evidence.PLACE]),
        "cancellation": _with_place(files[evidence.CANCELLATION], files[evidence.CANCELLED_PLACE]),
    }


def _short(files: dict[str, bytes]) -> dict[str, bytes]:
    return {name: files[name] for name in files if name not in (evidence.SCRIPT, evidence.PAPER)}


def _with_place(statement: bytes, place: bytes) -> dict[str, object]:
    return {"statement": statement.decode(), "fingerprint": "", "proof": json.loads(place)}
