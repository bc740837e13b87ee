"""Where providers tell what became of messages, outside the API: signed, or with a password of their own."""

import structlog
from anymail.exceptions import AnymailError, AnymailWebhookValidationFailure
from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.utils import timezone
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from apps.emailing import services
from apps.emailing.feedback import open_hook, read_event

log = structlog.get_logger()


@csrf_exempt  # a provider has no page of ours: it proves itself by its secret
@require_POST
def hear_events(request: HttpRequest, provider: str) -> HttpResponse:
    """Only a provider that is configured is answered at all."""
    view = open_hook(provider, secret=settings.MAIL_HOOKS.get(provider, ""))
    if view is None:
        raise Http404
    try:
        view.run_validators(request)
    except AnymailWebhookValidationFailure:
        log.warning("mail_hook_refused", provider=provider)
        return HttpResponse(status=403)
    try:
        events = view.parse_events(request)
    except (AnymailError, KeyError, TypeError, ValueError, AttributeError):
        log.warning("mail_hook_unread", provider=provider)
        return HttpResponse(status=400)
    now = timezone.now()
    for event in events:
        news = read_event(event)
        if news:
            services.hear_provider(news, provider=provider, at=event.timestamp or now, now=now)
    return HttpResponse(status=204)
