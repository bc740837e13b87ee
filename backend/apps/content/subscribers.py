from apps.accounts.events import AccountErased
from shared.events import listen
from shared.jobs import queue


@listen(AccountErased)
def erase_user_traces(fact: AccountErased) -> None:
    """The platform's, and so by a job: whoever erases the account may see one company alone."""
    queue.enqueue("content.erase_user_traces", platform=True, user_id=fact.user_id, left=fact.name)
