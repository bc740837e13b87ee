from apps.accounts.models import Session, User, UserStatus


def suspend_account(*, user: User) -> None:
    """Nobody enters with this account any more, and whoever is in is out at once."""
    user.status = UserStatus.SUSPENDED
    user.save(update_fields=["status", "updated_at"])
    Session.objects.filter(user=user).delete()


def restore_account(*, user: User) -> None:
    """The account as it was; its owner signs in again."""
    user.status = UserStatus.ACTIVE
    user.save(update_fields=["status", "updated_at"])
