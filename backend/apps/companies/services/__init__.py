from apps.companies.services.add_member import add_member
from apps.companies.services.build_actor import build_actor
from apps.companies.services.create_company import create_company
from apps.companies.services.find_switch_target import find_switch_target

__all__ = ["add_member", "build_actor", "create_company", "find_switch_target"]
