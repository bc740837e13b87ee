"""The edge: what a reading node has on its disk, so that nginx serves booklets and asks nobody.

    booklets/{id}/o/{name}            objects, shared by the versions
    booklets/{id}/{bundle16}/…        the files of one version in one language
    booklets/{id}/releases/{digest}/  what stands under the address: book/, and the pages for who may not read
    booklets/{id}/standing.json       what was last asked for, and what stands
    open/{host}/{slug}       → book/ of a public booklet; listed/ when search engines may have it
    kept/{host}/{slug}/{epoch} → book/ of a booklet for those who were let in
    front/{host}/{slug}      → the page for everybody else, under the number that nginx answers with
    said/{host}/{slug}       → what nginx says of an address below it that leads nowhere, or has to wait
    moved/{host}/{old slug}    a file that holds the new one
    laid                       there once all that was heard at first stands

A host is a hostname of a company, or `_` for the installation's own. Everything is laid under another name and renamed;
a sync that is killed leaves nothing half done, and the next one starts over. No table is read here.
"""

from apps.reading.edge.news import News
from apps.reading.edge.sync import EdgeSync

__all__ = ["EdgeSync", "News"]
