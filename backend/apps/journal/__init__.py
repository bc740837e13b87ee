"""The journal: who did what, and as whom.

Owns AuditEvent. Rows are added and read, never changed.
Every slice above writes here through `services.record`.
"""
