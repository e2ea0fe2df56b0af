"""The rules as the rulebook tells them: what lies on the table, what can be answered, and what follows."""
