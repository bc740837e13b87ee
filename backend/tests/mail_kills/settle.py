"""Settle what kills left uncertain, as a provider and a manager do: `python -m tests.mail_kills.settle FILE`.

The first news of each message that the mail server took says so; of the others a manager says that they did not arrive.
"""

import sys
from pathlib import Path

import django


def main(taken: Path) -> None:
    from django.utils import timezone

    from apps.emailing import services
    from apps.emailing.models import Campaign, Delivery, DeliveryState, NewsKind
    from shared.tenancy import act_as_platform

    names = set(taken.read_text().split())
    with act_as_platform():
        campaign = Campaign.objects.select_related("booklet__company").get()
        uncertain = list(Delivery.objects.filter(state=DeliveryState.UNCERTAIN))
        for one in uncertain:
            now = timezone.now()
            if f"{one.id}.{one.attempt}" not in names:
                services.resolve_delivery(
                    campaign=campaign, delivery_id=one.id, was_taken=False, now=now
                )
                continue
            news = services.News(
                provider="trial",
                event_id=str(one.id),
                delivery_id=one.id,
                attempt=one.attempt,
                kind=NewsKind.DELIVERED,
                words="250 2.0.0 Delivered",
                at=now,
            )
            services.note_news(news, now=now)


if __name__ == "__main__":
    django.setup()
    main(Path(sys.argv[1]))
