"""People of the back office: users, sign-in, passwords, accepted terms.

Owns User and TermsAcceptance, and the texts of the terms (legal/).
Knows no company: a user exists before belonging anywhere.
"""
