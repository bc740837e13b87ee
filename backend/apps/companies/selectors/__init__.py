from apps.companies.selectors.companies import (
    CompanyFilter,
    get_company,
    get_managed_company,
    get_platform_company,
    list_companies,
)
from apps.companies.selectors.hosts import (
    brands_by_host,
    forget_brands,
    get_host,
    host_of_company,
    host_of_user,
    list_hosts,
)
from apps.companies.selectors.memberships import (
    closed_company,
    company_of,
    get_own_membership,
    list_every_membership,
    list_memberships_of,
    list_own_memberships,
    membership_in_use,
)
from apps.companies.selectors.settings import settings_overview
from apps.companies.selectors.sites import get_site, list_sites
from apps.companies.selectors.switch_targets import SwitchTargets, list_switch_targets
from apps.companies.selectors.users import (
    UserFilter,
    get_colleague,
    get_user,
    get_user_company,
    has_another_admin,
    list_user_companies,
    list_users,
    members_elsewhere,
)

__all__ = [
    "CompanyFilter",
    "SwitchTargets",
    "UserFilter",
    "brands_by_host",
    "closed_company",
    "company_of",
    "forget_brands",
    "get_colleague",
    "get_company",
    "get_host",
    "get_managed_company",
    "get_own_membership",
    "get_platform_company",
    "get_site",
    "get_user",
    "get_user_company",
    "has_another_admin",
    "host_of_company",
    "host_of_user",
    "list_companies",
    "list_every_membership",
    "list_hosts",
    "list_memberships_of",
    "list_own_memberships",
    "list_sites",
    "list_switch_targets",
    "list_user_companies",
    "list_users",
    "members_elsewhere",
    "membership_in_use",
    "settings_overview",
]
