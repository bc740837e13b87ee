"""People of the back office: users, sign-in, passwords, accepted terms, identity switches.

Owns User, TermsAcceptance and IdentitySwitch, and the texts of the terms (legal/).
Knows no company: a user exists before belonging anywhere.
"""
