from django.apps import AppConfig
from django.db.models.signals import pre_migrate


class TenancyConfig(AppConfig):
    name = "shared.tenancy"
    label = "tenancy"

    def ready(self) -> None:
        from shared.tenancy.grants import open_tables_to_the_application

        pre_migrate.connect(open_tables_to_the_application, sender=self)
