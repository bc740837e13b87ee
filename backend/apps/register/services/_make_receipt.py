from dataclasses import asdict
from datetime import datetime
from hashlib import sha256

from apps.participation.models import Participation
from apps.people.models import Person, Signer
from apps.register import proof
from apps.register.models import Channel, Receipt, Strength
from apps.register.questions import SendingOfLink
from apps.register.selectors import Shown
from apps.register.services._acts import Act
from shared.folding import fold
from shared.questions import ask


def make_receipt(
    *,
    act: Act,
    participation: Participation,
    signer: Signer,
    shown: Shown,
    round_: int,
    flags: list[str],
    address: str,
    now: datetime,
) -> Receipt:
    """A receipt by a personal link with both of its statements, not saved yet."""
    person, number, salt = participation.person, proof.new_number(), proof.new_salt()
    private = proof.canonical(_private(act, participation, signer, address))
    received_at = now.replace(microsecond=now.microsecond // 1000 * 1000)
    public = proof.canonical(
        proof.PublicReceipt(
            number=number,
            company=str(participation.company_id),
            booklet=str(participation.booklet_id),
            publication=str(shown.publication_id),
            publication_sha256=shown.publication_sha256,
            bundle_sha256=shown.bundle,
            version=shown.version,
            locale=shown.locale,
            sentence=act.sentence,
            part=act.part,
            channel=Channel.LINK.value,
            strength=Strength.PERSONAL_LINK.value,
            received_at=proof.said_at(received_at),
            evidence_sha256=sha256(act.drawing.encode()).hexdigest() if act.drawing else "",
            commitment=proof.commitment_of(salt=salt, private=private),
        )
    )
    return Receipt(
        id=act.id,
        company_id=participation.company_id,
        number=number,
        booklet_id=participation.booklet_id,
        participation_id=participation.id,
        publication_id=shown.publication_id,
        edition_id=shown.edition_id,
        version=shown.version,
        locale=shown.locale,
        part=act.part,
        signer=signer,
        round=round_,
        channel=Channel.LINK,
        strength=Strength.PERSONAL_LINK,
        gesture=act.gesture,
        device_at=act.device_at,
        sent_at=act.sent_at,
        received_at=received_at,
        flags=flags,
        public=public,
        private=private,
        salt=salt,
        fingerprint=proof.fingerprint_of(public),
        name=participation.name,
        words=fold(f"{participation.name} {person.reference}"),
    )


def _private(
    act: Act, participation: Participation, signer: Signer, address: str
) -> proof.PrivateReceipt:
    person = participation.person
    represented = signer == Signer.REPRESENTATIVE
    return proof.PrivateReceipt(
        participation=str(participation.id),
        person=str(person.id),
        first_name=person.first_name,
        last_name=person.last_name,
        reference=person.reference,
        signer=signer.value,
        signer_name=_representative(person) if represented else "",
        on_behalf_of=person.name if represented else "",
        witness="",
        gesture=act.gesture.value,
        typed_name=act.typed_name,
        drawing=act.drawing,
        device_at=proof.said_at(act.device_at),
        sent_at=proof.said_at(act.sent_at),
        address=address,
        link_sent=_sending(participation, signer),
    )


def _sending(participation: Participation, signer: Signer) -> str:
    """The mail that brought them their link, where there was one."""
    sendings = ask(
        SendingOfLink,
        company_id=participation.company_id,
        booklet_id=participation.booklet_id,
        participation_id=participation.id,
        signer=signer,
    )
    return proof.said_sending(**asdict(sendings[0])) if sendings else ""


def _representative(person: Person) -> str:
    """« Paul Martin (père) »; who has none any more is known by what they signed only."""
    told = person.representative
    relation = f" ({told['relation']})" if told.get("relation") else ""
    return f"{told.get('name', '')}{relation}"
