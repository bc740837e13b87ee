"""People of the back office: users, sign-in, sessions, second factor, accepted terms, identity switches.

Owns User, Session, SecondFactor, RecoveryCode, TermsAcceptance and IdentitySwitch, and the texts of the terms (legal/).
Knows no company: a user exists before belonging anywhere.
"""
