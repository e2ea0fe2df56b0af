"""Migrations of the database, run by alembic when the server starts."""
