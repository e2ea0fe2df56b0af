"""Where tables are kept: SQLite in the user's data folder, or PostgreSQL, by one code path."""
