from apps.accounts.events import AccountErased
from apps.accounts.models import RecoveryCode, SecondFactor, Session, User, UserStatus
from apps.i18n import services as i18n
from shared.events import announce
from shared.language import DEFAULT_LANGUAGE, text

NOWHERE = "deleted.invalid"


def erase_account(*, user: User) -> None:
    """What said who this person was is gone; the row stays, since acts and acceptances point at it."""
    user.email = f"{user.id}@{NOWHERE}"
    user.first_name = ""
    user.last_name = text("accounts.deleted", DEFAULT_LANGUAGE)
    user.words = ""
    user.status = UserStatus.DELETED
    user.platform_role = "none"
    user.invited_at = user.last_login = user.password_changed_at = None
    user.set_unusable_password()
    user.save()
    SecondFactor.objects.filter(user=user).delete()
    RecoveryCode.objects.filter(user=user).delete()
    Session.objects.filter(user=user).delete()
    i18n.erase_user_traces(user_id=user.id, left=user.full_name)
    announce(AccountErased(user_id=user.id, name=user.full_name))
