"""Living values (« informations pratiques »): what a company says once and its texts insert by a key.

Owns LivingValue. What the library knows by name is filled here; a company adds its own.
"""
