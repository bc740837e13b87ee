"""What can be asked about mailings."""

from apps.emailing.selectors.acknowledged import count_acknowledged, count_from_deliveries
from apps.emailing.selectors.deliveries import (
    DELIVERY_COLUMNS,
    DeliveryFilter,
    delivery_lines,
    find_deliveries,
    find_reachable,
    list_deliveries,
    participants_of,
)
from apps.emailing.selectors.mailings import (
    count_left_out,
    count_mailings,
    get_mailing,
    get_mailings_booklet,
    list_mailings,
    used_of_month,
)
from apps.emailing.selectors.managers import find_reply_to
from apps.emailing.selectors.messages import (
    list_messages,
    messages_of_person,
    suppressions_of_person,
)
from apps.emailing.selectors.pace import estimate_end, remaining
from apps.emailing.selectors.readers import UNDONE_WITHIN, Reader, find_reader, unsubscriptions
from apps.emailing.selectors.sender_domains import (
    get_sender_domain,
    list_sender_domains,
    sender_for,
)
from apps.emailing.selectors.sendings import last_invitation
from apps.emailing.selectors.suppressions import (
    SuppressionFilter,
    get_suppression,
    list_suppressions,
    may_lift,
    shown_address,
)
from apps.emailing.selectors.titles import page_titles

__all__ = [
    "DELIVERY_COLUMNS",
    "UNDONE_WITHIN",
    "DeliveryFilter",
    "Reader",
    "SuppressionFilter",
    "count_acknowledged",
    "count_from_deliveries",
    "count_left_out",
    "count_mailings",
    "delivery_lines",
    "estimate_end",
    "find_deliveries",
    "find_reachable",
    "find_reader",
    "find_reply_to",
    "get_mailing",
    "get_mailings_booklet",
    "get_sender_domain",
    "get_suppression",
    "last_invitation",
    "list_deliveries",
    "list_mailings",
    "list_messages",
    "list_sender_domains",
    "list_suppressions",
    "may_lift",
    "messages_of_person",
    "page_titles",
    "participants_of",
    "remaining",
    "sender_for",
    "shown_address",
    "suppressions_of_person",
    "unsubscriptions",
    "used_of_month",
]
