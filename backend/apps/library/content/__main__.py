"""Print the pages of the starter library as JSON, for what looks at them from outside: `python -m apps.library.content`."""

import json
import sys

from apps.library.content import living_values, starter_library
from shared.language import DEFAULT_LANGUAGE

json.dump(
    {
        "values": {value.key: value.label[DEFAULT_LANGUAGE] for value in living_values()},
        "chapters": [
            {
                "code": chapter.code,
                "title": chapter.title[DEFAULT_LANGUAGE],
                "kinds": chapter.kinds,
                "sectors": chapter.sectors,
            }
            for chapter in starter_library().chapters
        ],
        "pages": [
            {"chapter": chapter.code, "title": page.title, "document": page.document}
            for chapter in starter_library().chapters
            for page in chapter.pages
        ],
    },
    sys.stdout,
)
