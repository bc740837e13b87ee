"""Emailing: how a company writes to its participants, once each.

Owns Campaign, Rendering, Delivery, Suppression and MailMonth.
"""
