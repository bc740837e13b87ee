"""Interface languages and their texts.

Owns Locale and Message. French and English ship with the studio; rows here override them.
"""
