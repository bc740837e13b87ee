from apps.accounts.events import AccountErased
from apps.companies.events import CompanyPurged
from shared.events import listen
from shared.jobs import queue
from shared.tenancy.scope import act_as_company


@listen(AccountErased)
def erase_user_traces(fact: AccountErased) -> None:
    """In every company, and so by a job: whoever erases the account may see only one of them."""
    queue.enqueue("register.erase_user_traces", platform=True, user_id=fact.user_id, left=fact.name)


@listen(CompanyPurged)
def forget_receipts(fact: CompanyPurged) -> None:
    """A company that is gone names nobody any more; its places in the log stay."""
    with act_as_company(fact.company_id):
        queue.enqueue("register.forget", company_id=fact.company_id, at_once=True)
