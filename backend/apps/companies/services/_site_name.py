from django.db import IntegrityError, transaction

from apps.companies.models import Site
from shared import errors


class SiteNameTaken(errors.Conflict):
    code = "site_name_taken"


def save_site(site: Site) -> None:
    """Keep the site, unless the company has another one of this name."""
    try:
        with transaction.atomic():
            site.save()
    except IntegrityError as error:
        if "site_name_once" in str(error):
            raise SiteNameTaken({"name": "site_name_taken"}) from error
        raise
