"""Doing an unsafe call once, however often it arrives.

The key's row is inserted first, in the transaction of the effect: its unique index makes
simultaneous copies wait, and whoever comes later finds the stored answer.
"""
