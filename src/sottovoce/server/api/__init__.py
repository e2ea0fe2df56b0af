"""The JSON API, a file per concern."""
