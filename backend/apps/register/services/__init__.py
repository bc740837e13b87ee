"""What is done with the register."""

from apps.register.services._acts import (
    Act,
    OtherBody,
    OtherSentence,
    ReceiptNotAsked,
    UnknownChapter,
    UnknownEdition,
)
from apps.register.services.cancel_receipt import AlreadyCancelled, cancel_receipt
from apps.register.services.compare_name import compare_name
from apps.register.services.erase_user_traces import erase_user_traces
from apps.register.services.export_register import export_register
from apps.register.services.forget_of_every_company import forget_of_every_company
from apps.register.services.forget_receipts import forget_receipts
from apps.register.services.pack_evidence import (
    ReceiptForgotten,
    ReceiptNotRecorded,
    pack_evidence,
)
from apps.register.services.receive_receipts import BadTicket, Received, receive_receipts
from apps.register.services.record_entries import record_entries
from apps.register.services.store_log import store_log
from apps.register.services.verify_company import Verification, verify_company
from apps.register.services.verify_register import verify_register

__all__ = [
    "Act",
    "AlreadyCancelled",
    "BadTicket",
    "OtherBody",
    "OtherSentence",
    "ReceiptForgotten",
    "ReceiptNotAsked",
    "ReceiptNotRecorded",
    "Received",
    "UnknownChapter",
    "UnknownEdition",
    "Verification",
    "cancel_receipt",
    "compare_name",
    "erase_user_traces",
    "export_register",
    "forget_of_every_company",
    "forget_receipts",
    "pack_evidence",
    "receive_receipts",
    "record_entries",
    "store_log",
    "verify_company",
    "verify_register",
]
