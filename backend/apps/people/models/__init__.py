"""Persons, their groups, and files of them that are taken over."""

from apps.people.models.choices import Contract, ImportState, LineAction, Signer, Signs
from apps.people.models.imports import ImportLine, PeopleImport
from apps.people.models.person import Group, Person

__all__ = [
    "Contract",
    "Group",
    "ImportLine",
    "ImportState",
    "LineAction",
    "PeopleImport",
    "Person",
    "Signer",
    "Signs",
]
