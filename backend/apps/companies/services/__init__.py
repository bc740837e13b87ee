from apps.companies.services.add_member import add_member
from apps.companies.services.build_actor import build_actor
from apps.companies.services.create_company import create_company
from apps.companies.services.enter_company import enter_company
from apps.companies.services.set_host_brand import set_host_brand

__all__ = ["add_member", "build_actor", "create_company", "enter_company", "set_host_brand"]
