from uuid import UUID

from apps.home.models import Concern, HomeVisit


def forget_company(*, company_id: UUID) -> None:
    """Of a company that is gone."""
    Concern.objects.filter(company_id=company_id).delete()
    HomeVisit.objects.filter(company_id=company_id).delete()


def forget_user(*, user_id: UUID) -> None:
    """Of an account that was erased, wherever it worked."""
    HomeVisit.objects.filter(user_id=user_id).delete()
