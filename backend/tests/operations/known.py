"""The operations of the API by what their paths name."""

from tests.operations.openapi import operations
from tests.operations.table import TABLE

OPERATIONS = operations()
KNOWN = [operation for operation in OPERATIONS if operation.id in TABLE]
OF_COMPANIES = [operation for operation in KNOWN if TABLE[operation.id].names_an_object]
# What belongs to nobody has no foreign one inside.
PUBLIC = [operation for operation in KNOWN if TABLE[operation.id].names_something_public]
INSIDE_ANOTHER = [
    operation
    for operation in OPERATIONS
    if operation.path.count("{") > 1 and operation not in PUBLIC
]
