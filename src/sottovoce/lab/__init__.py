"""The laboratory: tournaments between bots, data sets of games, and analysis."""
