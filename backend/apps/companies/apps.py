from django.apps import AppConfig


class CompaniesConfig(AppConfig):
    name = "apps.companies"
    label = "companies"

    def ready(self) -> None:
        from apps.companies.selectors import host_of_user
        from shared.addresses import find_hosts_with

        find_hosts_with(host_of_user)
