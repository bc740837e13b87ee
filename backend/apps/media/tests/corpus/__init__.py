"""Hostile files, made by code: what strangers send to hurt the server, or those who look at the file later."""
