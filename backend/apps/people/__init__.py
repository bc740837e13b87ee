"""People: whom a company hands booklets to, with or without an account.

Owns Person, Group, PeopleImport and ImportLine.
"""
