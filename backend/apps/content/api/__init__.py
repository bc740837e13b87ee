from ninja import Router

from apps.content.api.help import router as help_contacts
from apps.content.api.news import router as news
from apps.content.api.tutorials import router as tutorials
from apps.content.api.written_news import router as written_news
from apps.content.api.written_tutorials import router as written_tutorials

routers: tuple[Router, ...] = (
    news,
    tutorials,
    help_contacts,
    written_news,
    written_tutorials,
)
