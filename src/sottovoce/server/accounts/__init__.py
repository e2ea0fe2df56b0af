"""Accounts: key rings for people who want their seats on every device; nobody needs one to play."""
