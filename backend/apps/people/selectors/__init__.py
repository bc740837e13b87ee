from apps.people.selectors.groups import get_group, group_names, list_groups
from apps.people.selectors.imports import (
    booklets_of_imports,
    get_import,
    list_import_lines,
    list_imports,
    problem_lines,
    problem_text,
)
from apps.people.selectors.people import (
    PersonFilter,
    Presence,
    count_present,
    filtered,
    get_person,
    kept_by,
    list_people,
    persons_by_id,
    present,
)
from apps.people.selectors.places import Places, people_lines, places

__all__ = [
    "PersonFilter",
    "Places",
    "Presence",
    "booklets_of_imports",
    "count_present",
    "filtered",
    "get_group",
    "get_import",
    "get_person",
    "group_names",
    "kept_by",
    "list_groups",
    "list_import_lines",
    "list_imports",
    "list_people",
    "people_lines",
    "persons_by_id",
    "places",
    "present",
    "problem_lines",
    "problem_text",
]
