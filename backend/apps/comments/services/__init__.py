"""What can be done with comments."""

from apps.comments.services.answer_thread import ThreadFull, answer_thread
from apps.comments.services.delete_comment import delete_comment
from apps.comments.services.edit_comment import edit_comment
from apps.comments.services.erase_user_traces import erase_user_traces
from apps.comments.services.forget_threads import forget_threads
from apps.comments.services.open_thread import TooManyThreads, open_thread
from apps.comments.services.resolve_thread import reopen_thread, resolve_thread

__all__ = [
    "ThreadFull",
    "TooManyThreads",
    "answer_thread",
    "delete_comment",
    "edit_comment",
    "erase_user_traces",
    "forget_threads",
    "open_thread",
    "reopen_thread",
    "resolve_thread",
]
