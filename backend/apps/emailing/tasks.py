from uuid import UUID

from django.utils import timezone

from apps.emailing import services
from shared.jobs.registry import handles


@handles("emailing.freeze")
def freeze(*, campaign_id: str, after: str | None = None) -> None:
    """Some thousand recipients of a campaign."""
    services.freeze_campaign(
        campaign_id=UUID(campaign_id), after=UUID(after) if after else None, now=timezone.now()
    )


@handles("emailing.render_anew", gives_up=False)
def render_anew(*, campaign_id: str) -> None:
    """What a mailing froze, without the name of somebody who is forgotten."""
    services.render_anew(campaign_id=UUID(campaign_id), now=timezone.now())


@handles("emailing.test")
def send_test(*, campaign_id: str, user_id: str, test_id: str) -> None:
    """A mailing to the one who asks how it looks."""
    services.send_test(
        campaign_id=UUID(campaign_id),
        user_id=UUID(user_id),
        test_id=UUID(test_id),
        now=timezone.now(),
    )


@handles("emailing.send_notice")
def send_notice(
    *,
    user_id: str,
    notice: str,
    said: dict[str, str],
    path: str,
    query: dict[str, str],
    message_id: str,
) -> None:
    """A letter to whoever has to know that mail stopped."""
    services.send_notice(
        user_id=UUID(user_id),
        notice=notice,
        said=said,
        path=path,
        query=query,
        message_id=message_id,
    )


@handles("emailing.check_sender_domains")
def check_sender_domains() -> None:
    """Once a day."""
    services.check_all_sender_domains()


@handles("emailing.check_sender_domain")
def check_sender_domain(*, sender_domain_id: str) -> None:
    """The zone of one domain."""
    services.recheck_sender_domain(sender_domain_id=UUID(sender_domain_id), now=timezone.now())


@handles("emailing.wake")
def wake() -> None:
    """Each minute: what was to begin at this hour, what has room now, what nobody knows, what booklets send by themselves."""
    now = timezone.now()
    services.call_scheduled(now=now)
    services.give_room(now=now)
    services.call_uncertain(now=now)
    services.call_routines(now=now)


@handles("emailing.start")
def start(*, campaign_id: str) -> None:
    """A campaign whose hour has come."""
    services.start_scheduled(campaign_id=UUID(campaign_id), now=timezone.now())


@handles("emailing.uncertain")
def uncertain(*, campaign_id: str) -> None:
    """Messages of which the provider has said nothing for a quarter of an hour."""
    services.ask_about_uncertain(campaign_id=UUID(campaign_id), now=timezone.now())


@handles("emailing.note_click")
def note_click(*, participation_id: str, message: str) -> None:
    """Somebody came by the link of a message."""
    services.note_click(
        participation_id=UUID(participation_id), message=message, now=timezone.now()
    )


@handles("emailing.run_routine")
def run_routine(*, routine_id: str) -> None:
    """What a booklet sends by itself today."""
    services.run_routine(routine_id=UUID(routine_id), now=timezone.now())


@handles("emailing.forget_news")
def forget_news() -> None:
    """Once a night."""
    services.forget_news(now=timezone.now())


@handles("emailing.keep_months")
def keep_months() -> None:
    """Once a night."""
    services.keep_months(now=timezone.now())


@handles("emailing.withdraw")
def withdraw(*, booklet_id: str) -> None:
    """What a booklet that was put away was sending."""
    services.withdraw_campaigns(booklet_id=UUID(booklet_id), now=timezone.now())


@handles("emailing.propose_update")
def propose_update(*, booklet_id: str) -> None:
    """What a new version has to say to some."""
    services.propose_update(booklet_id=UUID(booklet_id), now=timezone.now())
