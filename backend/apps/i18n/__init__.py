"""The languages of the interface and their texts.

Owns Locale, MessageKey and Message. French and English ship with the studio; texts changed here override them.
"""
