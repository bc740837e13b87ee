from apps.companies.services._given_role import RoleNotAllowed
from apps.companies.services._managed_user import LastAdministrator, OwnAccount, WorksElsewhere
from apps.companies.services._site_name import SiteNameTaken
from apps.companies.services.accept_invitation import accept_invitation, look_at_invitation
from apps.companies.services.add_host import HostnameTaken, add_host
from apps.companies.services.add_member import AlreadyMember, add_member
from apps.companies.services.add_site import add_site
from apps.companies.services.add_user_membership import add_user_membership
from apps.companies.services.archive_company import archive_company
from apps.companies.services.build_actor import build_actor
from apps.companies.services.create_company import SiretTaken, create_company
from apps.companies.services.delete_user import delete_user
from apps.companies.services.enter_company import enter_company
from apps.companies.services.export_company import export_company
from apps.companies.services.export_person import export_person
from apps.companies.services.export_user import export_user
from apps.companies.services.find_switch_target import find_switch_target
from apps.companies.services.found_company import found_company
from apps.companies.services.invitations.answer_link import (
    AccountExists,
    AwaitedPerson,
    decline_by_link,
)
from apps.companies.services.invitations.answer_own import decline_own_invitation, join_company
from apps.companies.services.invitations.follow_up import (
    forget_invitations,
    renew_invitation,
    withdraw_invitation,
)
from apps.companies.services.invitations.invite_member import AlreadyInvited
from apps.companies.services.invitations.send_member_invitation import (
    member_invitation_link,
    send_member_invitation,
)
from apps.companies.services.invite_user import NewInvitation, invite_user
from apps.companies.services.note_refused_sign_in import (
    note_refused_sign_in,
    record_refused_sign_in,
)
from apps.companies.services.purge_archived import purge_archived
from apps.companies.services.purge_company import purge_company
from apps.companies.services.purge_journals import purge_journals
from apps.companies.services.remove_host import remove_host
from apps.companies.services.remove_member import remove_member
from apps.companies.services.remove_site import SiteInUse, remove_site
from apps.companies.services.resend_invitation import NotInvited, resend_invitation
from apps.companies.services.restore_company import CompanyNotSuspended, restore_company
from apps.companies.services.restore_user import NotSuspended, restore_user
from apps.companies.services.send_invitation import send_invitation
from apps.companies.services.set_host_brand import set_host_brand
from apps.companies.services.suspend_company import CompanyNotActive, suspend_company
from apps.companies.services.suspend_user import NotActive, suspend_user
from apps.companies.services.update_company import CompanyClosed, update_company
from apps.companies.services.update_host import update_host
from apps.companies.services.update_site import update_site
from apps.companies.services.update_user import EmailIsTheirs, update_user

__all__ = [
    "AccountExists",
    "AlreadyInvited",
    "AlreadyMember",
    "AwaitedPerson",
    "CompanyClosed",
    "CompanyNotActive",
    "CompanyNotSuspended",
    "EmailIsTheirs",
    "HostnameTaken",
    "LastAdministrator",
    "NewInvitation",
    "NotActive",
    "NotInvited",
    "NotSuspended",
    "OwnAccount",
    "RoleNotAllowed",
    "SiretTaken",
    "SiteInUse",
    "SiteNameTaken",
    "WorksElsewhere",
    "accept_invitation",
    "add_host",
    "add_member",
    "add_site",
    "add_user_membership",
    "archive_company",
    "build_actor",
    "create_company",
    "decline_by_link",
    "decline_own_invitation",
    "delete_user",
    "enter_company",
    "export_company",
    "export_person",
    "export_user",
    "find_switch_target",
    "forget_invitations",
    "found_company",
    "invite_user",
    "join_company",
    "look_at_invitation",
    "member_invitation_link",
    "note_refused_sign_in",
    "purge_archived",
    "purge_company",
    "purge_journals",
    "record_refused_sign_in",
    "remove_host",
    "remove_member",
    "remove_site",
    "renew_invitation",
    "resend_invitation",
    "restore_company",
    "restore_user",
    "send_invitation",
    "send_member_invitation",
    "set_host_brand",
    "suspend_company",
    "suspend_user",
    "update_company",
    "update_host",
    "update_site",
    "update_user",
    "withdraw_invitation",
]
