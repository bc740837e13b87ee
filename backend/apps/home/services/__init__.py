"""What keeps the home of each company true."""

from apps.home.services.call_companies import call_companies
from apps.home.services.forget_home import forget_company, forget_user
from apps.home.services.note_visit import dismiss_first_steps, note_visit
from apps.home.services.recount_concerns import recount_concerns
from apps.home.services.refresh_concerns import refresh_concerns

__all__ = [
    "call_companies",
    "dismiss_first_steps",
    "forget_company",
    "forget_user",
    "note_visit",
    "recount_concerns",
    "refresh_concerns",
]
