from ninja import Router

from apps.comprehension.api.questions import router as questions

routers: tuple[Router, ...] = (questions,)
