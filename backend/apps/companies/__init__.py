"""Tenants: companies, their sites and members.

Owns Company, Site and Membership. Builds the Actor of a request: who, in which company, with which role.
"""
