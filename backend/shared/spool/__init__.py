"""The only speaker to the mail provider: what is handed to it twice is sent once.

It keeps ids, never messages, in a journal that a crash of PostgreSQL does not touch.
"""
