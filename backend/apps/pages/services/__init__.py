"""What can be done with pages; who may is said by the slice whose manuscript it is."""

from apps.pages.services._content import BadPage, Content
from apps.pages.services._media import UnknownMedia
from apps.pages.services._merge_into_page import SaveResult
from apps.pages.services._order import MOST_PAGES, TooManyPages
from apps.pages.services.add_page import add_page
from apps.pages.services.bring_back_page import bring_back_page
from apps.pages.services.duplicate_page import duplicate_page
from apps.pages.services.erase_user_traces import erase_user_traces
from apps.pages.services.forget_manuscripts import forget_manuscripts
from apps.pages.services.insert_copies import insert_copies
from apps.pages.services.mark_presence import mark_presence
from apps.pages.services.move_page import move_page
from apps.pages.services.move_page_between import move_page_between
from apps.pages.services.open_page import open_page
from apps.pages.services.place_pages import place_pages
from apps.pages.services.put_away_manuscript import put_away_manuscript
from apps.pages.services.put_away_pages import put_away_pages
from apps.pages.services.remove_page import LastPage, remove_page
from apps.pages.services.restore_revision import restore_revision
from apps.pages.services.rewrite_pages import Rewriting, rewrite_pages
from apps.pages.services.save_page import save_page
from apps.pages.services.set_page_obligations import set_page_obligations
from apps.pages.services.set_page_official import set_page_official
from apps.pages.services.take_out_manuscript import take_out_manuscript
from apps.pages.services.thin_revisions import thin_revisions
from apps.pages.services.update_from_source import update_from_source
from apps.pages.services.write_manuscripts import PageCopy, Written, write_manuscripts

__all__ = [
    "MOST_PAGES",
    "BadPage",
    "Content",
    "LastPage",
    "PageCopy",
    "Rewriting",
    "SaveResult",
    "TooManyPages",
    "UnknownMedia",
    "Written",
    "add_page",
    "bring_back_page",
    "duplicate_page",
    "erase_user_traces",
    "forget_manuscripts",
    "insert_copies",
    "mark_presence",
    "move_page",
    "move_page_between",
    "open_page",
    "place_pages",
    "put_away_manuscript",
    "put_away_pages",
    "remove_page",
    "restore_revision",
    "rewrite_pages",
    "save_page",
    "set_page_obligations",
    "set_page_official",
    "take_out_manuscript",
    "thin_revisions",
    "update_from_source",
    "write_manuscripts",
]
