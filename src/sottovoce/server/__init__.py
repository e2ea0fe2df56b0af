"""The table in the browser: a JSON API over live tables, with bots beside them."""
