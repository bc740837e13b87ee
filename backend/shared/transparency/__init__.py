"""A log that proves what it holds: RFC 6962 hashing, and tiles, signed notes and checkpoints as C2SP writes them.

Pure: nothing here knows a table, a clock or a network. docs/decisions/0060 says what the leaves are.
"""
