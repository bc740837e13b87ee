"""Who may do what: the one table of actions and roles. docs/permissions.md is printed from it."""

from enum import StrEnum

from shared import errors
from shared.actor import Actor, PlatformRole, Role


class Action(StrEnum):
    """What is allowed or refused as a whole, in the order of the table."""

    MANAGE_COMPANIES = "manage_companies"
    MANAGE_OWN_COMPANY = "manage_own_company"
    MANAGE_USERS = "manage_users"
    SWITCH_IDENTITY = "switch_identity"
    MANAGE_LIBRARY = "manage_library"
    MANAGE_COMPANY_CHAPTERS = "manage_company_chapters"
    MANAGE_PLATFORM_CONTENT = "manage_platform_content"
    CREATE_BOOKLET = "create_booklet"
    EDIT_PAGES = "edit_pages"
    EDIT_TRANSLATIONS = "edit_translations"
    DECIDE_CORE_UPDATE = "decide_core_update"
    PUBLISH_BOOKLET = "publish_booklet"
    ARCHIVE_BOOKLET = "archive_booklet"
    SET_BOOKLET_OPTIONS = "set_booklet_options"
    MANAGE_PEOPLE = "manage_people"
    SEND_MAILING = "send_mailing"
    SET_ADDRESSES_ASIDE = "set_addresses_aside"
    OVERRULE_READERS = "overrule_readers"  # who complained, or unsubscribed
    MANAGE_SENDER_DOMAINS = "manage_sender_domains"
    RECORD_RECEIPT = "record_receipt"
    CANCEL_RECEIPT = "cancel_receipt"
    READ_REGISTER = "read_register"
    READ_STATISTICS = "read_statistics"
    USE_MEDIA = "use_media"
    READ_JOURNAL = "read_journal"
    READ_SERVICE_STATUS = "read_service_status"


class Reach(StrEnum):
    """How far a permission carries."""

    EVERYWHERE = "everywhere"
    COMPANY = "company"
    BOOKLETS = "booklets"  # the ones entrusted to the person
    DRAFTS = "drafts"
    PLATFORM = "platform"  # what belongs to no company
    READING = "reading"


Holder = PlatformRole | Role

ALL, OWN, THEIRS = Reach.EVERYWHERE, Reach.COMPANY, Reach.BOOKLETS
SA, LE = PlatformRole.SUPER_ADMIN, PlatformRole.LIBRARY_EDITOR
CA, BM, WR, TR, AU = Role

HOLDERS: tuple[Holder, ...] = (SA, LE, *Role)

TABLE: dict[Action, dict[Holder, Reach]] = {
    Action.MANAGE_COMPANIES: {SA: ALL},
    Action.MANAGE_OWN_COMPANY: {SA: ALL, CA: OWN},
    Action.MANAGE_USERS: {SA: ALL, CA: OWN},
    Action.SWITCH_IDENTITY: {SA: ALL, CA: OWN},
    Action.MANAGE_LIBRARY: {SA: ALL, LE: ALL},
    Action.MANAGE_COMPANY_CHAPTERS: {CA: OWN, BM: OWN, WR: Reach.DRAFTS},
    Action.MANAGE_PLATFORM_CONTENT: {SA: ALL, LE: ALL},
    Action.CREATE_BOOKLET: {CA: OWN, BM: OWN},
    Action.EDIT_PAGES: {CA: OWN, BM: THEIRS, WR: THEIRS},
    Action.EDIT_TRANSLATIONS: {CA: OWN, BM: THEIRS, WR: THEIRS, TR: THEIRS},
    Action.DECIDE_CORE_UPDATE: {CA: OWN, BM: THEIRS},
    Action.PUBLISH_BOOKLET: {CA: OWN, BM: THEIRS},
    Action.ARCHIVE_BOOKLET: {CA: OWN},
    Action.SET_BOOKLET_OPTIONS: {CA: OWN, BM: THEIRS},
    Action.MANAGE_PEOPLE: {CA: OWN, BM: THEIRS},
    Action.SEND_MAILING: {CA: OWN, BM: THEIRS},
    Action.SET_ADDRESSES_ASIDE: {CA: OWN, BM: OWN},
    Action.OVERRULE_READERS: {CA: OWN},
    Action.MANAGE_SENDER_DOMAINS: {CA: OWN},
    Action.RECORD_RECEIPT: {CA: OWN, BM: THEIRS},
    Action.CANCEL_RECEIPT: {CA: OWN},
    Action.READ_REGISTER: {CA: OWN, BM: THEIRS, AU: OWN},
    Action.READ_STATISTICS: {SA: ALL, LE: ALL, CA: OWN, BM: THEIRS, WR: THEIRS, AU: OWN},
    Action.USE_MEDIA: {
        SA: ALL,
        LE: Reach.PLATFORM,
        CA: OWN,
        BM: OWN,
        WR: OWN,
        TR: Reach.READING,
    },
    Action.READ_JOURNAL: {SA: ALL, CA: OWN, AU: OWN},
    Action.READ_SERVICE_STATUS: {SA: ALL},
}

SEES_BOOKLETS = (Action.EDIT_PAGES, Action.EDIT_TRANSLATIONS, Action.READ_REGISTER)  # any of them


def reach(actor: Actor, action: Action) -> Reach | None:
    """How far the actor may go with this action; what the platform gives comes first."""
    row = TABLE[action]
    return row.get(actor.platform_role) or (row.get(actor.role) if actor.role else None)


def may(actor: Actor, action: Action) -> bool:
    """Whether the actor's roles allow the action at all."""
    return reach(actor, action) is not None


def may_everywhere(actor: Actor, action: Action) -> bool:
    """Whether the actor may do it in every company."""
    return reach(actor, action) is Reach.EVERYWHERE


def require(actor: Actor, action: Action) -> None:
    if not may(actor, action):
        raise errors.Forbidden
