"""Who sends the examples: somebody whose session is opened again whenever an example ended it."""

from django.test import Client

from apps.accounts.models import User
from shared.tenancy import act_as_platform
from tests.operations.world import Caller, World, make_world
from tests.product import Product
from tests.visitor import Visitor

CALLERS = (Caller.ANONYMOUS, Caller.COMPANY_ADMIN, Caller.SUPER_ADMIN)


class Sender:
    """One caller in a world that may suffer."""

    def __init__(self, product: Product, caller: Caller, world: World) -> None:
        self.product, self.caller, self.world = product, caller, world
        self.refused_before = False
        self.visitor = self._visitor()

    def headers(self) -> dict[str, str]:
        return self.visitor.headers()

    def heard(self, status: int) -> None:
        """Signed out by an example: sign in again; in vain: the account is gone, take another."""
        if self.caller is Caller.ANONYMOUS or status != 401:
            self.refused_before = False
            return
        if self.refused_before:
            self.world = new_world()
        self.refused_before = True
        self.visitor.connection.close()
        self.visitor = self._visitor()

    def _visitor(self) -> Visitor:
        if self.caller is Caller.ANONYMOUS:
            return Visitor(self.product)
        client = Client()
        client.force_login(User.objects.get(id=self.world.users[self.caller].id))
        return Visitor(self.product, client)


def new_world() -> World:
    """Two companies and their people, for good: the product reads them from outside."""
    with act_as_platform():
        return make_world()
