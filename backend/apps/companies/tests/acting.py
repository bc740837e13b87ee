from apps.companies import services
from apps.companies.models import Membership
from shared.actor import Actor


def acting(member: Membership) -> Actor:
    """This member, as a request of theirs acts."""
    return services.build_actor(
        user=member.user, membership=member, language="fr-FR", terms_accepted=True, ip=""
    )
