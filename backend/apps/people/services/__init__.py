from apps.people.services._card import ReferenceOnly, ReferenceTaken
from apps.people.services._quota import PeopleQuotaFull
from apps.people.services.add_person import add_person
from apps.people.services.export_person import export_person
from apps.people.services.forget import (
    erase_person,
    erase_user_traces,
    forget_company,
    forget_left,
    forget_left_of_company,
    forget_site,
)
from apps.people.services.groups import (
    GroupNameTaken,
    TooManyGroups,
    add_group,
    remove_group,
    rename_group,
)
from apps.people.services.leave import (
    PersonHasLeft,
    PersonHasNotLeft,
    PersonHeldElsewhere,
    announce_departure,
    leave,
    take_back,
)
from apps.people.services.note_mail_refused import note_mail_refused
from apps.people.services.update_person import update_person

__all__ = [
    "GroupNameTaken",
    "PeopleQuotaFull",
    "PersonHasLeft",
    "PersonHasNotLeft",
    "PersonHeldElsewhere",
    "ReferenceOnly",
    "ReferenceTaken",
    "TooManyGroups",
    "add_group",
    "add_person",
    "announce_departure",
    "erase_person",
    "erase_user_traces",
    "export_person",
    "forget_company",
    "forget_left",
    "forget_left_of_company",
    "forget_site",
    "leave",
    "note_mail_refused",
    "remove_group",
    "rename_group",
    "take_back",
    "update_person",
]
