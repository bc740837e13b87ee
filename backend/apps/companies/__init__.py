"""Tenants: companies, their sites and members; the brand of each host.

Owns Company, Site, Membership and Host. Builds the Actor of a request: who, in which company, with which role.
"""
