"""What can be done with mailings."""

from apps.emailing.services._ids import short_id
from apps.emailing.services._letters import Letters
from apps.emailing.services.addresses import (
    AlreadyLifted,
    add_suppression,
    follow_address,
    lift_suppression,
    subscribe_again,
    unsubscribe,
)
from apps.emailing.services.claim_deliveries import Claimed, claim_deliveries
from apps.emailing.services.domains import (
    SenderDomainTaken,
    TooManySenderDomains,
    add_sender_domain,
    check_all_sender_domains,
    check_sender_domain,
    recheck_sender_domain,
    remove_sender_domain,
)
from apps.emailing.services.follow_booklet import follow_booklet, withdraw_campaigns
from apps.emailing.services.forget_campaigns import (
    forget_addresses,
    forget_campaigns,
    forget_company,
)
from apps.emailing.services.freeze_campaign import freeze_campaign
from apps.emailing.services.give_room import give_room
from apps.emailing.services.hand_deliveries import hand_deliveries
from apps.emailing.services.keep_months import keep_months, make_month
from apps.emailing.services.launch_campaign import (
    CampaignAlreadyLaunched,
    UnknownVariable,
    launch_campaign,
)
from apps.emailing.services.list_turns import list_turns
from apps.emailing.services.mailings._lock import MailingNotNow
from apps.emailing.services.mailings._ready import (
    MailingOffline,
    MailingUntested,
    MailingWithoutRecipients,
)
from apps.emailing.services.mailings.ask_test import ask_test
from apps.emailing.services.mailings.cancel_mailing import cancel_mailing
from apps.emailing.services.mailings.create_mailing import create_mailing
from apps.emailing.services.mailings.delete_mailing import delete_mailing
from apps.emailing.services.mailings.exclude_deliveries import exclude_deliveries
from apps.emailing.services.mailings.export_deliveries import export_deliveries
from apps.emailing.services.mailings.launch_mailing import launch_mailing
from apps.emailing.services.mailings.look_at_audience import (
    AudienceCount,
    count_audience,
    list_audience,
)
from apps.emailing.services.mailings.pause_mailing import pause_mailing, resume_mailing
from apps.emailing.services.mailings.preview_mailing import Preview, preview_mailing
from apps.emailing.services.mailings.resolve_uncertain import resolve_uncertain
from apps.emailing.services.mailings.retry_deliveries import MailQuotaReached, retry_deliveries
from apps.emailing.services.mailings.schedule_mailing import (
    MailingTooSoon,
    schedule_mailing,
    unschedule_mailing,
)
from apps.emailing.services.mailings.send_test import send_test
from apps.emailing.services.mailings.update_mailing import BadMailing, update_mailing
from apps.emailing.services.mark_deliveries import Told, mark_deliveries
from apps.emailing.services.propose_update import propose_update
from apps.emailing.services.release_deliveries import release_deliveries, renew_leases
from apps.emailing.services.render_anew import render_anew
from apps.emailing.services.resolve_delivery import DeliveryIsCertain, resolve_delivery
from apps.emailing.services.returns import (
    News,
    ask_about_uncertain,
    call_uncertain,
    forget_bounces,
    forget_news,
    hear_feedback,
    hear_provider,
    note_click,
    note_news,
    note_refusals,
    read_bounces,
    send_notice,
    stop_campaign,
    tell_administrators,
    tell_managers,
)
from apps.emailing.services.run_routine import call_routines, run_routine
from apps.emailing.services.send_deliveries import Sender
from apps.emailing.services.set_reminders import (
    RemindersTooClose,
    Routine,
    foresee_reminders,
    get_routine,
    set_reminders,
)
from apps.emailing.services.start_scheduled import call_scheduled, start_scheduled
from apps.emailing.services.suppress_address import suppress_address

__all__ = [
    "AlreadyLifted",
    "AudienceCount",
    "BadMailing",
    "CampaignAlreadyLaunched",
    "Claimed",
    "DeliveryIsCertain",
    "Letters",
    "MailQuotaReached",
    "MailingNotNow",
    "MailingOffline",
    "MailingTooSoon",
    "MailingUntested",
    "MailingWithoutRecipients",
    "News",
    "Preview",
    "RemindersTooClose",
    "Routine",
    "Sender",
    "SenderDomainTaken",
    "Told",
    "TooManySenderDomains",
    "UnknownVariable",
    "add_sender_domain",
    "add_suppression",
    "ask_about_uncertain",
    "ask_test",
    "call_routines",
    "call_scheduled",
    "call_uncertain",
    "cancel_mailing",
    "check_all_sender_domains",
    "check_sender_domain",
    "claim_deliveries",
    "count_audience",
    "create_mailing",
    "delete_mailing",
    "exclude_deliveries",
    "export_deliveries",
    "follow_address",
    "follow_booklet",
    "foresee_reminders",
    "forget_addresses",
    "forget_bounces",
    "forget_campaigns",
    "forget_company",
    "forget_news",
    "freeze_campaign",
    "get_routine",
    "give_room",
    "hand_deliveries",
    "hear_feedback",
    "hear_provider",
    "keep_months",
    "launch_campaign",
    "launch_mailing",
    "lift_suppression",
    "list_audience",
    "list_turns",
    "make_month",
    "mark_deliveries",
    "note_click",
    "note_news",
    "note_refusals",
    "pause_mailing",
    "preview_mailing",
    "propose_update",
    "read_bounces",
    "recheck_sender_domain",
    "release_deliveries",
    "remove_sender_domain",
    "render_anew",
    "renew_leases",
    "resolve_delivery",
    "resolve_uncertain",
    "resume_mailing",
    "retry_deliveries",
    "run_routine",
    "schedule_mailing",
    "send_notice",
    "send_test",
    "set_reminders",
    "short_id",
    "start_scheduled",
    "stop_campaign",
    "subscribe_again",
    "suppress_address",
    "tell_administrators",
    "tell_managers",
    "unschedule_mailing",
    "unsubscribe",
    "update_mailing",
    "withdraw_campaigns",
]
